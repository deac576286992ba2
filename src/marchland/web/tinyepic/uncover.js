// @ts-check
/** What sticks to the lower rim of an upright window covers nothing that can be chosen. */
import { restOf } from "../frame/sight.js";

/** Beside the map the panel scrolls until it is read why what was chosen is of no use, as far as the choices stay in sight. */
function uncoverWhy() {
  const [sheet, why, first] = [".sheet", ".ask .upshot > .why", ".ask .options"].map((part) => document.querySelector(part));
  if (!sheet || !why || !first) return;
  const [{ top, bottom }, low, high] = [sheet.getBoundingClientRect(), why.getBoundingClientRect().bottom, first.getBoundingClientRect().top];
  sheet.scrollBy(0, Math.max(0, Math.min(low + 8 - bottom, high - top)));
}

/** Scrolls on until the choices are clear of the button, where all of them have room over it. */
export function uncover() {
  const stuck = [...document.querySelectorAll(".ask .upshot")].at(-1);
  const [last, map] = [stuck?.previousElementSibling, document.querySelector(".map")];
  if (innerWidth > innerHeight) return uncoverWhy();
  if (!stuck || !last || !map) return;
  const first = stuck.parentElement?.querySelector(".options") ?? last;
  const { top, height } = stuck.getBoundingClientRect();
  // It sticks no higher than its card begins: while that is low it comes up with the scrolling.
  const rim = getComputedStyle(stuck).position === "sticky" ? Math.min(top, innerHeight - height) : top;
  const hidden = last.getBoundingClientRect().bottom + 6 - rim;
  const room = first.getBoundingClientRect().top - Math.max(restOf(map).top + map.clientHeight, 0) - 4;
  if (hidden > 0 && hidden <= room) scrollBy(0, hidden);
}
