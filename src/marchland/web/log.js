// @ts-check
/** What happened, in words, newest first; a line opens its sum. */
import { html, nothing, repeat } from "./vendor.js";
import { refresh } from "./page.js";
import { say, tell } from "./texts.js";
import { entryText } from "./announce.js";
import { crest } from "./emblems.js";
import { isToll } from "./price.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */

const shownAtOnce = 80;

/** @param {Table} table */
export function log(table) {
  const all = table.log.filter((entry) => concerns(entry, table.against));
  const entries = all.slice(-shownAtOnce).reverse();
  return html`<section class="log card" aria-labelledby="log-title">
    <div class="log-head">
      <h2 id="log-title">${say("ui-log")}</h2>
      <label class="pick">
        <span class="hidden">${say("ui-log-filter")}</span>
        <select
          @change=${(e) => {
            table.against = Number(e.target.value);
            refresh();
          }}
        >
          <option value="-1">${say("ui-log-all")}</option>
          ${table.chairs.map(
            (_, seat) =>
              html`<option value=${seat} ?selected=${table.against === seat}>
                ${say("ui-log-against", { seat })}
              </option>`,
          )}
        </select>
      </label>
    </div>
    <ol class="entries" reversed tabindex="0" aria-labelledby="log-title">
      ${repeat(entries, (entry) => all.indexOf(entry), (entry) => row(table, entry))}
    </ol>
  </section>`;
}

/**
 * @param {Entry} entry
 * @param {number} seat
 */
function concerns(entry, seat) {
  return seat < 0 || (entry.args.other === seat && entry.seat !== seat);
}

/**
 * @param {Table} table
 * @param {Entry} entry
 */
function row(table, entry) {
  const mark = entry.seat === null || entry.seat === undefined ? html`<span class="crest none"></span>` : crest(entry.seat);
  return html`<li
    class="entry ${entry.key}"
    @pointerenter=${() => point(table, entry.args.region ?? null)}
    @pointerleave=${() => point(table, null)}
  >
    ${mark}
    <div>
      ${entry.lines?.length
        ? html`<details>
            <summary>${entryText(entry)}</summary>
            ${lines(entry)}
          </details>`
        : entryText(entry)}
    </div>
    <a
      class="jump"
      href=${`#/table/${table.id}/at/${entry.n}`}
      aria-label=${say("ui-jump", { n: entry.n })}
      title=${say("ui-jump", { n: entry.n })}
      >⌖</a
    >
  </li>`;
}

/**
 * The region that a line speaks of lights up on the map.
 * @param {Table} table
 * @param {string|null} region
 */
function point(table, region) {
  if (table.pointed === region) return;
  table.pointed = region;
  refresh();
}

/** @param {Entry} entry */
function lines(entry) {
  const all = entry.lines ?? [];
  const tolls = all.filter(isToll);
  const told = all.filter((line) => !isToll(line)).map(tell);
  if (entry.key === "log-score") return html`<ul class="lines">${told.map((text) => html`<li>${text}</li>`)}</ul>`;
  const sum = all.reduce((total, line) => total + (isToll(line) ? 0 : (line.n ?? 0)), 0);
  return html`${told.length ? html`<p class="quiet">${say("price-sum", { lines: told.join(" "), n: sum })}</p>` : nothing}
    ${tolls.map((line) => html`<p class="quiet">${tell(line)}</p>`)}`;
}
