// @ts-check
/** A long list is one stop of the Tab key: up and down go from line to line, sideways through what stands in one. */

const stops = "a[href], button, summary";
/** Where the keyboard was in the list that is shown. @type {Element|null} */
let current = null;
/** @type {MutationObserver|null} */
let watcher = null;

/** @param {Element|undefined} list which keeps this as long as it is on the page */
export function rove(list) {
  watcher?.disconnect();
  if (!(list instanceof HTMLElement)) return;
  list.addEventListener("focusin", (event) => {
    if (!(event.target instanceof Element) || !event.target.matches(stops)) return;
    current = event.target;
    arrange(list);
  });
  list.addEventListener("keydown", (event) => move(list, event));
  watcher = new MutationObserver(() => arrange(list));
  watcher.observe(list, { childList: true, subtree: true, attributeFilter: ["open"] });
  arrange(list);
}

/**
 * What can be used, by the line it stands in.
 * @param {Element} list
 */
function linesOf(list) {
  /** @type {Map<Element|null, HTMLElement[]>} */
  const lines = new Map();
  for (const each of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll(stops))) {
    const line = each.closest("li");
    if (each.checkVisibility()) lines.set(line, [...(lines.get(line) ?? []), each]);
  }
  return [...lines.values()];
}

/** @param {HTMLElement} list */
function arrange(list) {
  const all = linesOf(list).flat();
  const stop = all.find((each) => each === current) ?? all[0];
  for (const each of all) {
    const index = each === stop ? 0 : -1;
    if (each.getAttribute("tabindex") !== String(index)) each.tabIndex = index;
  }
}

/**
 * @param {HTMLElement} list
 * @param {KeyboardEvent} event
 */
function move(list, event) {
  const lines = linesOf(list);
  const at = lines.findIndex((line) => line.some((each) => each === event.target));
  if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  const line = lines[at];
  const place = line.findIndex((each) => each === event.target);
  /** @type {Record<string, HTMLElement|undefined>} */
  const goals = {
    ArrowDown: lines[at + 1]?.[0], ArrowUp: lines[at - 1]?.[0], ArrowRight: line[place + 1], ArrowLeft: line[place - 1],
    Home: lines[0][0], End: lines.at(-1)?.[0],
  };
  if (!(event.key in goals)) return;
  event.preventDefault();
  event.stopPropagation();
  goals[event.key]?.focus();
}
