// @ts-check
/** What happened, turn by turn, newest first: a heading with its sum, then signs, or all of it in words. */
import { html, nothing, ref, repeat } from "../vendor.js";
import { refresh } from "./page.js";
import { say } from "./texts.js";
import { entryText } from "./announce.js";
import { crest } from "./emblems.js";
import { glyph } from "./glyphs.js";
import { ruleLink } from "./book.js";
import { rove } from "./rove.js";
import { headingOf, onceFor, turnsOf } from "./turns.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./turns.js").Turn} Turn */

/** @param {Table} table */
export function log(table) {
  const turns = turnsOf(table);
  const shown = turns.filter((turn) => table.against < 0 || linesOf(table, turn).length).reverse();
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
    <ol class="entries" reversed aria-labelledby="log-title" ${ref(rove)}>
      ${repeat(shown, (turn) => turn.id, (turn) => section(table, turn, turn === turns.at(-1)))}
    </ol>
  </section>`;
}

/**
 * What is told of a turn: all, or what was done against one seat; the oldest first.
 * @param {Table} table
 * @param {Turn} turn
 */
function linesOf(table, turn) {
  const { against } = table;
  return onceFor(table, turn, `lines ${against}`, () => gathered(turn.entries.filter((entry) => concerns(entry, against))));
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
 * A turn: folded, with a line of signs, or open; the newest is open until it is folded by hand.
 * @param {Table} table
 * @param {Turn} turn
 * @param {boolean} isNewest
 */
function section(table, turn, isNewest) {
  const { head, over } = turn;
  const isOpen = table.unfolded.get(turn.id) ?? (isNewest || table.against >= 0);
  const seat = turn.kind === "turn" ? (head?.seat ?? null) : null;
  const lines = linesOf(table, turn);
  const heading = html`${seat === null ? nothing : crest(seat)} <b>${headingOf(table, turn)}</b>`;
  const at = (over ?? turn.entries.at(-1) ?? head)?.n ?? 0;
  return html`<li class="told ${turn.kind} ${seat === null ? "" : `seat-${seat}`}" data-kind=${head?.key ?? nothing}>
    ${lines.length ? fold(table, turn, isOpen, heading) : html`<p class="heading">${heading}</p>`}
    ${isOpen ? nothing : signs(table, turn)}
    ${table.isKept ? jump(table, at, say("ui-moment")) : nothing}
  </li>`;
}

/**
 * The lines of a turn under its heading; what is folded is not drawn.
 * @param {Table} table
 * @param {Turn} turn
 * @param {boolean} isOpen
 * @param {any} heading
 */
function fold(table, turn, isOpen, heading) {
  const seat = turn.head?.seat ?? null;
  return html`<details
    ?open=${isOpen}
    @toggle=${(/** @type {Event} */ e) => {
      const now = /** @type {HTMLDetailsElement} */ (e.currentTarget).open;
      if (e.target !== e.currentTarget || now === isOpen) return;
      table.unfolded.set(turn.id, now);
      refresh();
    }}
  >
    <summary class="heading">${heading}</summary>
    ${isOpen
      ? html`<ol reversed>
          ${[...linesOf(table, turn)].reverse().map(({ entry, times }) => row(table, entry, times, seat))}
        </ol>`
      : nothing}
  </details>`;
}

/**
 * What was taken in a turn, as small signs; a tap on one lights its region too.
 * @param {Table} table
 * @param {Turn} turn
 */
function signs(table, turn) {
  const story = table.world?.story;
  const chips = onceFor(table, turn, "signs", () =>
    turn.entries.map((entry) => ({ entry, text: entryText(entry), sign: story?.sign(table, entry) ?? null, takes: story?.deed(entry)?.kind === "take" })).filter(({ sign }) => sign),
  );
  if (!chips.length || turn.kind === "setup") return nothing;
  return html`<p class="chips" aria-hidden="true">
    ${chips.map(
      ({ entry, text, sign, takes }, k) => html`${takes && !chips[k - 1]?.takes ? html`<span class="chip-word">${say("ui-log-taken")}</span>` : nothing}<span class="chip ${entry.args.other === undefined || entry.args.other === null ? "" : `seat-${entry.args.other}`}"
        data-kind=${entry.key} title=${text}
        @pointerenter=${() => point(table, entry)}
        @pointerleave=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && point(table, null)}
        >${sign}</span
      >`,
    )}
  </p>`;
}

/**
 * @param {Table} table
 * @param {Entry} entry
 * @param {number} times
 * @param {number|null} whose turn it was
 */
function row(table, entry, times, whose) {
  const sum = entry.lines?.length ? table.world?.sum(entry) : null;
  const seat = entry.seat ?? null;
  return html`<li
    class="entry ${entry.key}"
    data-kind=${entry.key}
    @pointerenter=${() => point(table, entry)}
    @pointerleave=${(/** @type {PointerEvent} */ e) => e.pointerType === "mouse" && point(table, null)}
    @focusin=${() => point(table, entry)}
    @focusout=${() => point(table, null)}
  >
    ${seat === null || seat === whose ? html`<span></span>` : crest(seat)}
    <div>
      ${sum
        ? html`<details>
            <summary>${entryText(entry)}</summary>
            ${sum}
          </details>`
        : entryText(entry)}
      ${times > 1 ? html`<b>×${times}</b>` : nothing}
    </div>
    <span class="ways">${ruleLink(entry)}${table.isKept ? jump(table, entry.n) : nothing}</span>
  </li>`;
}

/**
 * @param {Table} table
 * @param {number} n how many actions the moment has
 * @param {string} [words]
 */
function jump(table, n, words) {
  const text = say("ui-jump");
  return html`<a class="jump" href=${`#/table/${table.id}/at/${n}`} aria-label=${text} title=${text}>${glyph("play")} ${words ? html`<span>${words}</span>` : nothing}</a>`;
}

/**
 * The regions that a line speaks of light up on the map.
 * @param {Table} table
 * @param {Entry|null} entry
 */
function point(table, entry) {
  const { region, to, regions, plan } = entry?.args ?? {};
  const lit = [region, to, ...(regions ?? []), ...Object.keys(plan ?? {})].filter((id) => typeof id === "string");
  if (lit.join() === table.pointed.join()) return;
  table.pointed = lit;
  refresh();
}
