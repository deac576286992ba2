// @ts-check
/** What the page shows now, and the one way to have it drawn again. */

/** @typedef {import("./table.js").Table} Table */

export const page = {
  /** @type {"home"|"new"|"table"|"replay"|"learn"|"workshop"} */
  place: "home",
  /** @type {Table|null} */
  table: null,
  /** @type {any} */
  replay: null,
  /** @type {Record<string, any>} what the server put into the page */
  start: {},
  menu: false,
  /** @type {string|null} the dialog that is open */
  dialog: null,
  /** @type {{id: string, top: number, at: number}|null} the review from which one looks at a moment, how far it was read, and by which way one left it */
  reviewed: null,
};

/** @type {() => void} */
let draw = () => {};
let asked = false;
/** @type {(() => void)[]} */
let later = [];

/** @param {() => void} how */
export function drawWith(how) {
  draw = how;
}

/** Draws the page before the next frame, however often it is asked. */
export function refresh() {
  if (asked) return;
  asked = true;
  queueMicrotask(drawNow);
}

/**
 * Does something after the next drawing, when what was asked for is on the page.
 * @param {() => void} what
 */
export function afterDrawing(what) {
  later.push(what);
  refresh();
}

/**
 * For `ref`: does something once for each element that appears, after the drawing that brings it.
 * Where several elements share one callback, each drawing tells it of all of them.
 * @template {Element} E
 * @param {(element: E) => void} act
 * @returns {(element?: Element) => void}
 */
export function appearing(act) {
  /** @type {WeakSet<Element>} */
  const known = new WeakSet();
  return (element) => {
    if (!element || known.has(element)) return;
    known.add(element);
    afterDrawing(() => act(/** @type {E} */ (element)));
  };
}

let before = () => {};
let after = () => {};

/**
 * @param {() => void} first what is done before each drawing
 * @param {() => void} last what is done after it, and after what waited for it
 */
export function aroundDrawing(first, last) {
  before = first;
  after = last;
}

function drawNow() {
  asked = false;
  before();
  draw();
  const now = later;
  later = [];
  for (const what of now) what();
  after();
}
