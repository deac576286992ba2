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
 * @param {Box[]} others what lies around
 */
export function freePlace(label, things, others) {
  const covered = (/** @type {Box} */ box) => [...things, ...others].reduce((sum, thing) => sum + overlap(box, thing), 0);
  if (!covered(label)) return label;
  const [pile = label] = things;
  const right = pile.x + (pile.width + label.width) / 2;
  const left = pile.x - (pile.width + label.width) / 2;
  const top = pile.y - (pile.height + label.height) / 2;
  const low = pile.y + (pile.height + label.height) / 2;
  const up = pile.y - pile.height / 3;
  const places = [[right, up], [pile.x, top], [right, pile.y], [left, pile.y], [pile.x, low], [left, low], [right, low], [left, top], [right, top]];
  const boxes = [label, ...places.map(([x, y]) => ({ ...label, x, y }))];
  const away = (/** @type {Box} */ box) => Math.hypot(box.x - label.x, box.y - label.y);
  return boxes.reduce((best, box) => (covered(box) * 9 + away(box) < covered(best) * 9 + away(best) ? box : best));
}

/**
 * The place of a line of words: its own, or one near it that nothing covers; null where there is none.
 * @template {Box} Label
 * @param {Label} label where it stands by itself
 * @param {Box[]} things what lies there and around
 * @returns {Label|null}
 */
export function freeLine(label, things) {
  const covered = (/** @type {Box} */ box) => things.reduce((sum, thing) => sum + overlap(box, thing), 0);
  const [aside, step] = [label.width / 8, label.height / 4];
  const cost = (/** @type {Label} */ box) => 4 * covered(box) + Math.abs(box.x - label.x) + (box.y < label.y ? 3 : 2) * Math.abs(box.y - label.y);
  let best = label;
  if (covered(label)) {
    for (let dy = -16; dy < 9; dy += 1) {
      for (let dx = -4; dx < 5; dx += 1) {
        const box = { ...label, x: label.x + dx * aside, y: label.y + dy * step };
        if (cost(box) < cost(best)) best = box;
      }
    }
  }
  return covered(best) > label.width * label.height / 20 ? null : best;
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
