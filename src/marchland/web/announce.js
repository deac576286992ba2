// @ts-check
/** What happens is said aloud: one polite live region for the whole page. */
import { tell } from "./texts.js";

let clock = 0;

/** @param {string} text */
export function announce(text) {
  const place = document.getElementById("said");
  if (!place || !text.trim()) return;
  place.textContent = "";
  clearTimeout(clock);
  clock = window.setTimeout(() => {
    place.textContent = text;
  }, 60);
}

/** @param {import("./types.js").Entry} entry */
export function entryText(entry) {
  return tell({ key: entry.key, args: { seat: entry.seat, ...entry.args } });
}
