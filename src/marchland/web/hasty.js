// @ts-check
/** The rest of a double click, or of a key held down, answers no question that came meanwhile. */
import { page } from "./page.js";

/** Keys that answer. */
const answers = new Set(["Enter", " "]);

/** The step of the table at which the click or the key began. */
let begun = -1;

/**
 * @param {Event} event
 * @param {boolean} goesOn whether the hand is still at what it began
 */
function judge(event, goesOn) {
  const n = page.table?.n ?? -1;
  if (!goesOn) begun = n;
  else if (n !== begun) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

export function mindHaste() {
  addEventListener("click", (event) => judge(event, event.detail > 1), true);
  addEventListener("keydown", (event) => answers.has(event.key) && judge(event, event.repeat), true);
}
