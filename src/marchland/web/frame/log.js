// @ts-check
/** What happened, in words, newest first; a line opens its sum. */
import { html, nothing, repeat } from "../vendor.js";
import { refresh } from "./page.js";
import { say } from "./texts.js";
import { entryText } from "./announce.js";
import { crest } from "./emblems.js";
import { glyph } from "./glyphs.js";
import { ruleLink } from "./book.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */

const shownAtOnce = 80;

/** @param {Table} table */
export function log(table) {
  const all = gathered(table.log.filter((entry) => concerns(entry, table.against)));
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
      ${repeat(entries, (line) => all.indexOf(line), ({ entry, times }) => row(table, entry, times))}
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
 * A line that follows its like is counted, not said again.
 * @param {Entry[]} entries
 */
function gathered(entries) {
  /** @type {{entry: Entry, times: number}[]} */
  const lines = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last && isLike(last.entry, entry)) last.times += 1;
    else lines.push({ entry, times: 1 });
  }
  return lines;
}

/**
 * @param {Entry} one
 * @param {Entry} other
 */
function isLike(one, other) {
  const [a, b] = [one, other].map(({ key, seat, args, lines }) => JSON.stringify([key, seat, args, lines ?? []]));
  return a === b;
}

/**
 * @param {Table} table
 * @param {Entry} entry
 * @param {number} times
 */
function row(table, entry, times) {
  const mark = entry.seat === null || entry.seat === undefined ? html`<span class="crest none"></span>` : crest(entry.seat);
  const sum = entry.lines?.length ? table.world?.sum(entry) : null;
  return html`<li
    class="entry ${entry.key}"
    @pointerenter=${() => point(table, entry.args.region ?? null)}
    @pointerleave=${() => point(table, null)}
  >
    ${mark}
    <div>
      ${sum
        ? html`<details>
            <summary>${entryText(entry)}</summary>
            ${sum}
          </details>`
        : entryText(entry)}
      ${times > 1 ? html`<b>×${times}</b>` : nothing}
    </div>
    <span class="ways">${ruleLink(entry)}<a
      class="jump"
      href=${`#/table/${table.id}/at/${entry.n}`}
      aria-label=${say("ui-jump", { n: entry.n })}
      title=${say("ui-jump", { n: entry.n })}
      >${glyph("jump")}</a
    ></span>
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
