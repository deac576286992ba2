// @ts-check
/** Where the number of a region stands free of what lies there. */

/** @typedef {{x: number, y: number, width: number, height: number}} Box around its centre */

/**
 * @param {Box} a
 * @param {Box} b
 */
function overlap(a, b) {
  const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The place of a label: its own, or the nearest beside a pile that would cover it.
 * @param {Box} label where it stands by itself
 * @param {Box[]} things what lies in the region, the largest first
 */
export function freePlace(label, things) {
  const covered = (/** @type {Box} */ box) => things.reduce((sum, thing) => sum + overlap(box, thing), 0);
  if (!things.length || !covered(label)) return label;
  const [pile] = things;
  const right = pile.x + (pile.width + label.width) / 2;
  const left = pile.x - (pile.width + label.width) / 2;
  const top = pile.y - (pile.height + label.height) / 2;
  const low = pile.y + (pile.height + label.height) / 2;
  const up = pile.y - pile.height / 3;
  const places = [[right, up], [pile.x, top], [right, pile.y], [left, pile.y], [pile.x, low]];
  const boxes = [label, ...places.map(([x, y]) => ({ ...label, x, y }))];
  const away = (/** @type {Box} */ box) => Math.hypot(box.x - label.x, box.y - label.y);
  return boxes.reduce((best, box) => (covered(box) * 9 + away(box) < covered(best) * 9 + away(best) ? box : best));
}

/**
 * The place of a line of words: its own, or one a little lower or over the pile that would cover it.
 * @param {Box} label where it stands by itself
 * @param {Box[]} things what lies in the region, the largest first
 */
export function freeLine(label, things) {
  const covered = (/** @type {Box} */ box) => things.reduce((sum, thing) => sum + overlap(box, thing), 0);
  if (!things.length || !covered(label)) return label;
  const [pile] = things;
  const top = pile.y - (pile.height + label.height) / 2;
  const step = label.height / 4;
  const ways = [...Array.from({ length: 8 }, (_, k) => label.y + k * step), top];
  const cost = (/** @type {number} */ y) => covered({ ...label, y }) + (y < label.y ? 9 : 3) * Math.abs(y - label.y);
  return { ...label, y: ways.reduce((best, y) => (cost(y) < cost(best) ? y : best)) };
}

/**
 * The first of several places that covers no sign; failing that, the one that covers least. What lies there counts less.
 * @param {Box[]} places
 * @param {Box[]} signs
 * @param {Box[]} things
 */
export function clearest(places, signs, things) {
  const sum = (/** @type {Box} */ box, /** @type {Box[]} */ all) => all.reduce((total, one) => total + overlap(box, one), 0);
  if (!sum(places[0], signs)) return places[0];
  const cost = (/** @type {Box} */ box) => 4 * sum(box, signs) + sum(box, things);
  return places.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
