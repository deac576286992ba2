// @ts-check
/** Lines of what each seat had one time after the other, told apart by sign and dashes too. */
import { html, svg } from "../vendor.js";
import { say, signed } from "./texts.js";
import { letter } from "./emblems.js";

/** @typedef {import("./table.js").Table} Table */

const width = 360;
const height = 190;
const [left, right, top, low] = [32, 30, 10, 24];
const dashes = ["", "9 4", "2 4", "12 4 2 4", "5 3"];

/**
 * @param {Table} table
 * @param {number[][]} sums by round from the start, then by seat
 * @param {string} [label] what the lines are, and along what
 * @param {number} [from] the number of the first point
 */
export function chart(table, sums, label = say("ui-chart"), from = 0) {
  const seats = sums[0].map((_, seat) => seat);
  const most = Math.max(1, ...sums.flat());
  const least = Math.min(0, ...sums.flat());
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((each) => (most - least) / each <= 5) ?? 200;
  const every = [1, 2, 5].find((each) => sums.length / each <= 16) ?? 10;
  const x = (/** @type {number} */ k) => left + ((width - left - right) * k) / Math.max(1, sums.length - 1);
  const y = (/** @type {number} */ n) => height - low - ((height - top - low) * (n - least)) / (most - least);
  const first = Math.ceil(least / step);
  const grid = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, k) => (first + k) * step);
  return html`<figure class="charted"><figcaption aria-hidden="true">${label}</figcaption><svg class="chart" viewBox=${`0 0 ${width} ${height}`} role="img" aria-label=${label}>
    ${grid.map((n) => svg`<line class="grid" x1=${left} x2=${width - right} y1=${y(n)} y2=${y(n)}></line>
      <text x=${left - 5} y=${y(n)} dy="0.35em" text-anchor="end">${signed(n)}</text>`)}
    ${sums.map((_, k) => (k && (k + from) % every === 0 ? svg`<text class="when" x=${x(k)} y=${height - 7} text-anchor="middle">${k + from}</text>` : svg``))}
    ${seats.map((seat) => svg`<polyline class="seat-${seat}" stroke-dasharray=${dashes[seat]}
      points=${sums.map((row, k) => `${x(k).toFixed(1)},${y(row[seat]).toFixed(1)}`).join(" ")}></polyline>`)}
    ${ends(sums, y).map(({ seat, at }) => svg`<g class="seat-${seat}" transform="translate(${width - right + 14} ${at})">
      <circle r="9"></circle><text class="sign" text-anchor="middle" dy="0.35em">${letter(seat)}</text></g>`)}
  </svg></figure>`;
}

/**
 * Where the lines end, moved apart so that no sign lies on another.
 * @param {number[][]} sums
 * @param {(n: number) => number} y
 */
function ends(sums, y) {
  const last = sums[sums.length - 1];
  const marks = last.map((n, seat) => ({ seat, at: y(n) })).sort((a, b) => b.at - a.at);
  marks.forEach((mark, k) => {
    const under = k ? marks[k - 1].at - 19 : height - 12;
    mark.at = Math.min(mark.at, under);
  });
  return marks;
}
