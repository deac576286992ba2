// @ts-check
/** Where it is told what has just happened: in the headline, which is read over the map and hides nothing of it. */

/** Between what is told and the button beside it, and how high it is where nothing gives it a height, in pixels. */
const [gap, high] = [6, 40];

/** @typedef {{x: number, y: number, high: number, least: number, widths: number[]}} Place `least` wide, better the first of `widths` than the next */

/** @param {Element|null} [element] */
function boxOf(element) {
  const box = element?.getBoundingClientRect();
  return box?.width && box.height ? box : null;
}

/**
 * In the bar of a wide window: from the headline on, over what only shows, before the first button.
 * @returns {Place|null}
 */
function inBar() {
  const bar = document.querySelector(".bar");
  const [box, line, brand] = [boxOf(bar), boxOf(bar?.querySelector(".line")), boxOf(bar?.querySelector(".brand"))];
  if (!bar || !box) return null;
  const x = line?.left ?? (brand?.right ?? box.left) + gap;
  const beside = [...bar.children].filter((each) => !each.matches(".brand, .line, .menu") && boxOf(each));
  const button = beside.findIndex((each) => each.matches("button"));
  const widths = beside.slice(0, button + 1).map((each) => each.getBoundingClientRect().left - gap - x);
  // In a low bar who has how much stands at the end of the line, and stays in sight.
  const points = bar.querySelector(".line > .standings");
  const kept = points && getComputedStyle(points).display === "grid" ? boxOf(points) : null;
  const shown = [...bar.querySelectorAll(".line > *")].map((each) => boxOf(each)).map((each) => (each && each.left < (kept?.left ?? Infinity) ? each.right : x));
  if (kept) widths.splice(0, Infinity, kept.left - gap - x);
  return { x, y: box.top, high: bar.clientHeight, least: Math.max(0, ...shown.map((right) => right - x)), widths: [widths[0], widths.at(-1) ?? widths[0]] };
}

/**
 * Upright under the map: at the foot of the window, else wherever neither a button nor the question's sentence lies.
 * @param {DOMRect} map
 * @returns {Place|null}
 */
function clear({ bottom, width }) {
  const kept = ".table :is(button, a, select, summary):not(.map *, .log *, .news *, .told-step *), .ask .sentence";
  const boxes = [...document.querySelectorAll(kept)].map(boxOf).filter((each) => each !== null);
  const isFree = (/** @type {number} */ y) => y >= bottom && y + high <= innerHeight && boxes.every((each) => each.bottom <= y || each.top >= y + high);
  const y = [innerHeight - high - gap, bottom + gap, ...boxes.flatMap((each) => [each.bottom + gap, each.bottom, each.top - high])].find(isFree);
  return y === undefined ? null : { x: gap, y, high, least: 0, widths: [width - 2 * gap] };
}

/**
 * Upright: on the line over the map. Where that is out of sight it is told where nothing is asked, and only where there is
 * no such place on the question's head, beside the ways back: a map that is cut above has no room to give.
 * @returns {Place|null}
 */
function upright() {
  const [map, line] = [boxOf(document.querySelector(".map")), boxOf(document.querySelector(".map > .line"))];
  if (!map) return null;
  // A bar that stays lies over what has been scrolled under it.
  if (line && line.top > Math.max(0, boxOf(document.querySelector(".bar"))?.bottom ?? 0) - 1) {
    // Who has how much stays in sight beside it.
    const kept = boxOf(document.querySelector(".map > .line :is(.standings, button)"));
    const wide = kept ? kept.left - gap - line.left : line.width;
    return { x: line.left, y: line.top, high: line.height, least: wide, widths: [wide] };
  }
  const free = clear(map);
  if (free) return free;
  const head = boxOf(document.querySelector(".ask-head"));
  if (!head || head.top < map.bottom || head.bottom > innerHeight) return { x: gap, y: map.bottom + gap, high, least: 0, widths: [map.width - 2 * gap] };
  const back = boxOf(document.querySelector(".ask-head .back"));
  const isLeft = back && back.left < head.left + head.width / 2;
  const [from, to] = isLeft ? [back.right + gap, head.right] : [head.left, back ? back.left - gap : head.right];
  return { x: from, y: head.top, high: Math.max(head.height, high), least: to - from, widths: [to - from] };
}

/**
 * Gives what is told its place. What that has no room for at once is shown part by part, each as long as the other.
 * @param {HTMLElement} mover
 * @param {number} shift how far the sheet on which it lies has come
 */
export function settle(mover, shift) {
  const told = /** @type {HTMLElement} */ (mover.firstElementChild);
  const words = /** @type {HTMLElement} */ (told.lastElementChild);
  const text = /** @type {HTMLElement} */ (words.firstElementChild);
  const place = matchMedia("(orientation: landscape)").matches ? inBar() : upright();
  mover.hidden = !place;
  if (!place) return;
  const { x, y, high, least, widths } = place;
  Object.assign(mover.style, { left: `${x}px`, top: `${y - shift}px` });
  Object.assign(told.style, { height: `${high}px`, minWidth: `${least}px` });
  const line = parseFloat(getComputedStyle(text).lineHeight);
  const room = line * Math.max(1, Math.floor((told.clientHeight + 1) / line));
  const isWhole = widths.flatMap((wide) => [[wide, false], [wide, true]]).some(([wide, isTight]) => {
    told.style.maxWidth = `${wide}px`;
    mover.classList.toggle("tight", Boolean(isTight));
    return text.offsetHeight <= room + 1;
  });
  words.style.height = isWhole ? "" : `${room}px`;
  turnOver(mover, text, isWhole ? 1 : Math.ceil((text.offsetHeight - 1) / room), room);
}

/**
 * @param {HTMLElement} mover
 * @param {HTMLElement} text
 * @param {number} parts
 * @param {number} room how high each is
 */
function turnOver(mover, text, parts, room) {
  for (const run of text.getAnimations()) run.cancel();
  const [whole] = mover.getAnimations();
  if (parts < 2 || !whole) return;
  const frames = Array.from({ length: parts }, (_, k) => [k / parts, (k + 0.95) / parts].map((offset) => ({ offset, transform: `translateY(${-k * room}px)` })));
  const run = text.animate(frames.flat(), whole.effect?.getTiming());
  run.currentTime = whole.currentTime;
}
