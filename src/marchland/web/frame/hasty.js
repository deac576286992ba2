// @ts-check
/** The rest of a double click, or of a key held down, does nothing to what its beginning opened, closed or brought. */
import { page } from "./page.js";

/** Keys that answer. */
const answers = new Set(["Enter", " "]);
const controls = "button, a, summary, label, select, input, [role=button]";

/** What was asked when the click or the key began, what it began on, and how that looked. */
let begun = -1;
/** @type {Element|null} */
let on = null;
let looked = "";

/** The step whose question waits for a person here; -1 while others play. */
function asked() {
  return page.table?.isMine ? page.table.n : -1;
}

/** @param {EventTarget|null} target */
function controlOf(target) {
  return target instanceof Element ? (target.closest(controls) ?? target) : null;
}

/**
 * What a control says and shows: where it changes, a second click would mean something else.
 * @param {Element|null} control
 */
function lookOf(control) {
  const marks = ["aria-pressed", "aria-expanded", "aria-describedby"].map((mark) => control?.getAttribute(mark));
  return [control?.textContent, control?.closest("details")?.open, ...marks].join("|");
}

/**
 * @param {Event} event
 * @param {boolean} goesOn whether the hand is still at what it began
 */
function judge(event, goesOn) {
  const [now, control] = [asked(), controlOf(event.target)];
  if (!goesOn) {
    begun = now;
    on = control;
    looked = lookOf(control);
  } else if ((now !== begun || control !== on || lookOf(control) !== looked) && !control?.closest(".back")) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

export function mindHaste() {
  addEventListener("click", (event) => judge(event, event.detail > 1), true);
  addEventListener("keydown", (event) => answers.has(event.key) && judge(event, event.repeat), true);
}
