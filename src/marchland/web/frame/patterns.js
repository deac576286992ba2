// @ts-check
/** What tells seats apart on the map without colour. */
import { svg } from "../vendor.js";
import { wornBy } from "./colours.js";

/** By colour. */
const patterns = [
  () => svg`<pattern id=${idOf(0)} width="8" height="8" patternUnits="userSpaceOnUse"></pattern>`,
  () => svg`<pattern id=${idOf(1)} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="3.4" height="9" fill="#fff" fill-opacity=".75"></rect></pattern>`,
  () => svg`<pattern id=${idOf(2)} width="9" height="9" patternUnits="userSpaceOnUse">
      <circle cx="4.5" cy="4.5" r="2.3" fill="#2a1c10" fill-opacity=".8"></circle></pattern>`,
  () => svg`<pattern id=${idOf(3)} width="12" height="12" patternUnits="userSpaceOnUse">
      <rect width="6" height="6" fill="#fff" fill-opacity=".7"></rect>
      <rect x="6" y="6" width="6" height="6" fill="#fff" fill-opacity=".7"></rect></pattern>`,
  () => svg`<pattern id=${idOf(4)} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <rect width="2.4" height="9" fill="#2a1c10" fill-opacity=".75"></rect></pattern>`,
];

/** @param {number} colour */
function idOf(colour) {
  return `seat-pattern-${wornBy(colour)}`;
}

/** One pattern for each seat, that of its colour; once in the board's defs. */
export function seatPatterns() {
  return patterns.map((pattern) => pattern());
}
