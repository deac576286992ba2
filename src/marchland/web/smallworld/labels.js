// @ts-check
/** Where the number of a region stands free of what lies there. */

/** How far around a pile it is looked for a place, in heights of the label. */
const steps = [-4, -3.5, -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4];

/** @typedef {{x: number, y: number, width: number, height: number}} Box around its centre */

/**
 * @param {Box} a
 * @param {Box} b
 */
export function overlap(a, b) {
  const wide = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const high = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The place of a label: its own, or the nearest on the same land that nothing covers; null where there is none.
 * @param {Box} label where it stands by itself
 * @param {Box[]} things what lies in the region, the largest first
 * @param {Box[]} others what lies around
 * @param {(x: number, y: number) => boolean} isOwn whether a point is on the region's land
 */
export function freePlace(label, things, others, isOwn) {
  const covered = (/** @type {Box} */ box) => [...things, ...others].reduce((sum, thing) => sum + overlap(box, thing), 0);
  if (!covered(label)) return label;
  const [pile = label] = things;
  const right = pile.x + (pile.width + label.width) / 2;
  const left = pile.x - (pile.width + label.width) / 2;
  const top = pile.y - (pile.height + label.height) / 2;
  const low = pile.y + (pile.height + label.height) / 2;
  const up = pile.y - pile.height / 3;
  const beside = [[right, up], [pile.x, top], [right, pile.y], [left, pile.y], [pile.x, low], [left, low], [right, low], [left, top], [right, top]];
  const around = steps.flatMap((dx) => steps.map((dy) => [pile.x + dx * label.height, pile.y + dy * label.height]));
  const away = (/** @type {Box} */ box) => Math.hypot(box.x - label.x, box.y - label.y);
  const [across, down] = [label.width / 2, label.height / 2];
  const off = (/** @type {Box} */ { x, y }) => [-across, across].flatMap((dx) => [-down, down].filter((dy) => !isOwn(x + dx, y + dy))).length;
  const cost = (/** @type {Box} */ box) => covered(box) * 9 + away(box) + off(box) * 2 * label.height;
  const best = [...beside, ...around].filter(([x, y]) => isOwn(x, y)).map(([x, y]) => ({ ...label, x, y }))
    .reduce((least, box) => (cost(box) < cost(least) ? box : least), label);
  return covered(best) > label.width * label.height / 20 ? null : best;
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
  return covered(best) > label.width * label.height / 50 ? null : best;
}
