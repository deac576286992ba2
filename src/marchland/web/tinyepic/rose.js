// @ts-check
/** The compass of the solo game: its side, its numbers, its pointer. */
import { nothing, svg } from "../vendor.js";
import { pointer } from "./shelf.js";

/** @param {import("../frame/table.js").Table} table */
export function rose(table) {
  const compass = /** @type {any} */ (table.view)?.compass;
  const place = /** @type {import("./lands.js").LandDrawing} */ (table.drawing).rose;
  if (!compass || !place) return nothing;
  const [x, y, r] = place;
  const night = compass.side === "night";
  const at = pointer(table);
  const turned = at ? `rotate(${30 * at.n})` : "";
  return svg`<g class="rose ${compass.side} ${at?.serves ? "" : "past"}" transform="translate(${x} ${y})">
    ${at?.serves ? svg`<path class="ray" transform=${turned} d="M0 ${-r}V-330"></path>` : nothing}
    <circle class="disc" r=${r}></circle>
    <circle class="ring" r=${r - 17}></circle>
    ${Array.from({ length: 12 }, (_, k) => k + 1).map((n) => {
      const turn = (Math.PI * n) / 6;
      const chosen = n === at?.n;
      return svg`<g transform="translate(${Math.sin(turn) * (r - 8.5)} ${-Math.cos(turn) * (r - 8.5)})" class=${chosen ? "now" : ""}>
        ${chosen ? svg`<circle r="9"></circle>` : nothing}<text font-size="11" dy="0.35em">${n}</text></g>`;
    })}
    ${at
      ? svg`<g class="needle" transform=${turned}><path d="M0 ${-(r - 17)}L6 4H-6z"></path></g>`
      : nothing}
    ${night
      ? svg`<path class="star" d="M4 -9a9 9 0 1 0 5 14a8 8 0 0 1 -5 -14z"></path>`
      : svg`<circle class="star" r="7"></circle><path class="beam" d="M0-14V-10M0 14V10M-14 0H-10M14 0H10M-10-10L-7-7M10 10L7 7M-10 10L-7 7M10-10L7-7"></path>`}
  </g>`;
}
