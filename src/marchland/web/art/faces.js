// @ts-check
/** The face of each race: its emblem in two colours, light above and shade below, on a ground of its own. */
import { emblemPath } from "./art.js";

/** @typedef {[ground: string, light: string, shade: string]} Colours */

/** By race. @type {Record<string, Colours>} */
export const faces = {
  amazons: ["#7d2b3c", "#ffe9c9", "#eab07a"],
  dwarves: ["#54402f", "#ffe2a6", "#e0a04c"],
  elves: ["#2d6a49", "#effad6", "#a9d88a"],
  ghouls: ["#4b4460", "#dcecd0", "#9dbd94"],
  giants: ["#5d6c7e", "#ffffff", "#ccd7e2"],
  halflings: ["#8d5a1c", "#fff2cc", "#f4c565"],
  humans: ["#27497e", "#ffe9d2", "#eeb485"],
  orcs: ["#3d4a1a", "#cfe884", "#96bd48"],
  ratmen: ["#4c3a35", "#f0dcd2", "#c4a094"],
  skeletons: ["#25252d", "#faf6ea", "#bdb7a6"],
  sorcerers: ["#442a78", "#f6dcff", "#cf98ee"],
  tritons: ["#0f596e", "#d0f6f3", "#76ced0"],
  trolls: ["#7a4526", "#d8efca", "#a4d29a"],
  wizards: ["#1b2f6b", "#fff4b8", "#e2b641"],
  blood_elves: ["#8f1d2a", "#ffe8b6", "#f2b042"],
  draenei: ["#343c8e", "#d6e7ff", "#98b8f6"],
  ethereals: ["#2b1d4d", "#e6d0ff", "#b194ee"],
  forsaken: ["#39483a", "#e6eec0", "#a9ba78"],
  gnomes: ["#a3386a", "#ffecf3", "#ffb4ce"],
  goblins: ["#475a0e", "#def47a", "#a4ce38"],
  kobolds: ["#6c490d", "#ffecaa", "#e6b848"],
  naga: ["#0e5a50", "#c0f4de", "#66cea8"],
  night_elves: ["#1d2b58", "#cff4ec", "#7ad0c0"],
  pandaren: ["#1e3b2b", "#ffffff", "#c2ccc4"],
  tauren: ["#5b2e18", "#ffe0be", "#dca066"],
  worgen: ["#38414a", "#e6edf4", "#a4b4c4"],
};

/**
 * @param {string} race that has a face
 * @param {import("./art.js").At} [at]
 * @param {string} [path] of its emblem, where that is not fetched
 */
export function face(race, at, path = emblemPath(race)) {
  const [ground, light, shade] = faces[race];
  const place = at
    ? `x="${at.x - at.size / 2}" y="${at.y - at.size / 2}" width="${at.size}" height="${at.size}"`
    : 'width="100%" height="100%"';
  return (
    `<svg ${place} viewBox="0 0 512 512" aria-hidden="true" focusable="false"><rect x="13" y="13" width="486" height="486" rx="64" fill="${ground}" stroke="#fff3d6" stroke-width="26"/>` +
    `<g transform="translate(64 64) scale(.75)"><path fill="${shade}" d="${path}"/><path fill="${light}" d="${path}" clip-path="polygon(0 0, 100% 0, 100% 36%, 0 68%)"/></g></svg>`
  );
}
