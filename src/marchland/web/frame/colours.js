// @ts-check
/** The colours of the seats, where people chose others than those of their numbers. */

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
