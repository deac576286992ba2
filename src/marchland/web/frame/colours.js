// @ts-check
/** The colours and patterns of the seats, where people chose others than those of their numbers. */
import { svg } from "../vendor.js";

/** How many the style sheets know. */
export const many = 5;

/** What the style sheets know of each colour. */
const parts = ["seat", "seat-ink", "pattern"];

/** The colour of each seat, as the page wears it now. */
let worn = [...Array(many).keys()];

/**
 * Lets each seat have its colour, its ink and its pattern, all over the page.
 * @param {number[]} chosen by seat; none where each seat has that of its number
 */
export function paint(chosen) {
  const seats = chosen.filter((colour) => colour < many).slice(0, many);
  const all = [...worn.keys()];
  const next = [...seats, ...all.filter((colour) => !seats.includes(colour))].slice(0, many);
  const isPlain = seats.every((colour, seat) => colour === seat);
  const wanted = isPlain ? all : next;
  if (String(wanted) === String(worn)) return;
  worn = wanted;
  const { style } = document.documentElement;
  for (const [seat, colour] of worn.entries()) {
    for (const part of parts) {
      if (isPlain) style.removeProperty(`--own-${part}-${seat}`);
      else style.setProperty(`--own-${part}-${seat}`, `var(--${part}-${colour})`);
    }
  }
}

/**
 * The seat that wears a colour.
 * @param {number} colour
 */
export function wornBy(colour) {
  return worn.indexOf(colour);
}

/** The names under which the style sheets find what was chosen. */
export function wornNames() {
  return worn.flatMap((_, seat) => parts.map((part) => `--own-${part}-${seat}`));
}

/** What tells seats apart on the map without colour, by colour. */
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
