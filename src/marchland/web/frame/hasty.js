// @ts-check
/** The rest of a double click, or of a key held down, answers no question that came meanwhile. */
import { page } from "./page.js";

/** Keys that answer. */
const answers = new Set(["Enter", " "]);

/** What was asked when the click or the key began, and on what it began. */
let begun = -1;
/** @type {EventTarget|null} */
let on = null;

/** The step whose question waits for a person here; -1 while others play. */
function asked() {
  return page.table?.isMine ? page.table.n : -1;
}

/**
 * @param {Event} event
 * @param {boolean} goesOn whether the hand is still at what it began
 */
function judge(event, goesOn) {
  const now = asked();
  if (!goesOn) {
    begun = now;
    on = event.target;
  } else if ((now !== begun || (event.type === "keydown" && event.target !== on)) && event.target instanceof Element && !event.target.closest(".back")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

export function mindHaste() {
  addEventListener("click", (event) => judge(event, event.detail > 1), true);
  addEventListener("keydown", (event) => answers.has(event.key) && judge(event, event.repeat), true);
}
