// @ts-check
/** Which clock a new table may have. */
import { html } from "../vendor.js";
import { say } from "./texts.js";

/** @typedef {{kind: "move"|"bank"|"days", n: number}} Clock `n` seconds, seconds or days */

/** @type {Record<string, Clock>} */
export const clocks = {
  "move-60": { kind: "move", n: 60 },
  "move-180": { kind: "move", n: 180 },
  "move-600": { kind: "move", n: 600 },
  "bank-900": { kind: "bank", n: 900 },
  "bank-1800": { kind: "bank", n: 1800 },
  "bank-3600": { kind: "bank", n: 3600 },
  "days-1": { kind: "days", n: 1 },
  "days-3": { kind: "days", n: 3 },
  "days-7": { kind: "days", n: 7 },
};

/**
 * What a clock is called.
 * @param {Clock|null} clock
 */
export function clockName(clock) {
  if (!clock) return say("ui-clock-none");
  return say(`ui-clock-${clock.kind}`, { n: clock.kind === "days" ? clock.n : Math.round(clock.n / 60) });
}

/**
 * @param {string} chosen
 * @param {(name: string) => void} choose
 */
export function clockPicker(chosen, choose) {
  return html`<fieldset>
    <label class="clock-pick">
      <b>${say("ui-clock")}</b>
      <select name="clock" @change=${(/** @type {any} */ e) => choose(e.target.value)}>
        <option value="" ?selected=${!clocks[chosen]}>${clockName(null)}</option>
        ${Object.entries(clocks).map(([name, clock]) => html`<option value=${name} ?selected=${chosen === name}>${clockName(clock)}</option>`)}
      </select>
    </label>
    <p class="quiet">${say("ui-clock-text")}</p>
  </fieldset>`;
}
