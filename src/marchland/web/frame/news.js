// @ts-check
/** One card: what the others took, gave up and earned since the last turn of whoever is asked, with arrows on the map. */
import { html, nothing, svg } from "../vendor.js";
import { refresh } from "./page.js";
import { say, tell } from "./texts.js";
import { entryText } from "./announce.js";
import { crest } from "./emblems.js";
import { glyph } from "./glyphs.js";
import { paceOfBots } from "./question.js";
import { shares } from "./ways.js";
import { deedsOf, headingOf, lossesOf, regionsOf, turnsOf } from "./turns.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./turns.js").Turn} Turn */
/** @typedef {import("./world.js").Deed} Deed */

/**
 * The turns of the others since the last one of the seat whose turn it is, or before the first one of the only person here.
 * @param {Table} table
 * @returns {{id: string, seat: number, own: Turn|null, turns: Turn[]}|null} with the last turn of its own
 */
function newsOf(table) {
  const turns = turnsOf(table).filter((turn) => turn.kind === "turn");
  const own = table.chairs.flatMap((chair, seat) => (chair.mine ? [seat] : []));
  const seat = table.here && own.length === 1 ? own[0] : (table.view?.to_move ?? -1);
  const before = turns.at(-1)?.head?.seat === seat ? turns.slice(0, -1) : turns;
  const last = before.map((turn) => turn.head?.seat ?? null).lastIndexOf(seat);
  const since = before.slice(last + 1);
  const isTold = since.length && (last >= 0 || own.length === 1);
  return isTold ? { id: /** @type {Turn} */ (since.at(-1)).id, seat, own: before[last] ?? null, turns: since } : null;
}

/** @param {Table} table */
function place({ id }) {
  return `marchland-read-${id}`;
}

/**
 * Whether the card was put away, in this window; it may be opened again.
 * @param {Table} table
 * @param {string} id of the last turn that it tells
 */
function isRead(table, id) {
  return sessionStorage.getItem(place(table)) === id;
}

/**
 * @param {Table} table
 * @param {string} id
 * @param {boolean} read
 */
function mark(table, id, read) {
  if (read) sessionStorage.setItem(place(table), id);
  else sessionStorage.removeItem(place(table));
  refresh();
}

/** A light over the whole card, strong enough to be seen where it was in sight before, and gone after a while. */
const lit = ["0 0 0 5px var(--gold), inset 0 0 0 400px color-mix(in srgb, var(--gold) 55%, transparent)", "0 0 0 5px transparent, inset 0 0 0 400px transparent"];

/** Brings the card into view, its head before its end, and lights it. */
function leadToNews() {
  const card = /** @type {HTMLElement|null} */ (document.querySelector(".news"));
  if (!card) return;
  for (const part of [card, card.querySelector(".news-head")]) part?.scrollIntoView({ block: "nearest" });
  card.focus({ preventScroll: true });
  card.animate({ boxShadow: [lit[0], lit[0], lit[1]] }, { duration: 2400, easing: "ease-in-out" });
}

/**
 * In a lesson one's first turn has no heading of its own.
 * @param {Table} table
 * @param {{own: Turn|null}} told
 */
function titleOf(table, { own }) {
  return say(own || "lesson" in table ? "ui-news" : "ui-news-first");
}

/**
 * Leads to the card.
 * @param {Table} table
 */
export function newsButton(table) {
  const told = newsOf(table);
  if (!told || isRead(table, told.id)) return nothing;
  return html`<button type="button" class="plain to-news" aria-label=${`${say("ui-news-short")}: ${titleOf(table, told)}`} title=${titleOf(table, told)} @click=${leadToNews}>${glyph("flag")} <span>${say("ui-news-short")}</span></button>`;
}

/** @param {Table} table */
export function news(table) {
  const told = newsOf(table);
  if (!told) return nothing;
  const own = table.chairs.filter((chair) => chair.mine).length;
  const title = own > 1 ? say("ui-news-of", { seat: told.seat }) : titleOf(table, told);
  const isOpen = !isRead(table, told.id);
  const word = say(isOpen ? "ui-close" : "ui-news-open");
  return html`<section class="news card" tabindex="-1" aria-label=${title}>
    <div class="news-head">
      <h2>${title}</h2>
      <button type="button" class="plain" aria-expanded=${isOpen} aria-label=${word} title=${word} @click=${() => mark(table, told.id, isOpen)}>
        ${glyph(isOpen ? "cross" : "plus")} <span>${word}</span>
      </button>
    </div>
    ${isOpen ? html`<ul>${told.own ? ownItem(table, told.own, told.seat) : nothing} ${told.turns.map((turn) => item(table, turn, told.seat))}</ul> ${table.isMine ? paceOfBots(table) : nothing}` : nothing}
  </section>`;
}

/**
 * What happened in the seat's own last turn and may have gone by unseen, and what those did who came after it.
 * @param {Table} table
 * @param {Turn} turn
 * @param {number} me
 */
function ownItem(table, turn, me) {
  const affairs = affairsOf(table, turn, me).filter(({ entries }) => entries[0].seat === me);
  const own = html`<li class=${`seat-${me}`}>
    <p class="news-of">${crest(me)} <b>${headingOf(table, turn)}</b></p>
    ${affairs.map(({ text }) => html`<p class="mine">${text}</p>`)}
  </li>`;
  return html`${affairs.length ? own : nothing} ${followers(table, turn, me)}`;
}

/**
 * @param {Table} table
 * @param {Turn} turn
 * @param {number} me
 */
function affairsOf(table, turn, me) {
  return table.world?.story.affairs?.(turn.entries, me, table.view) ?? [];
}

/**
 * What one other seat did in a turn, without what the affairs tell.
 * @param {Table} table
 * @param {Turn} turn
 * @param {number} me
 * @param {number|null} seat
 */
function doneBy(table, turn, me, seat) {
  const whole = new Set(affairsOf(table, turn, me).flatMap(({ entries }) => entries));
  const follows = seat !== turn.head?.seat && !sumOf(turn, seat);
  return added(turn.entries.filter((entry) => entry.seat === seat && !whole.has(entry) && table.world?.story.did?.(entry, follows))).map(entryText);
}

/**
 * What a turn of another brought a seat, where that is told.
 * @param {Turn} turn
 * @param {number|null} seat
 */
function sumOf(turn, seat) {
  return turn.sums.find((entry) => entry.seat === seat) ?? null;
}

/**
 * What each did who was neither asked here nor opened the turn, under its own heading.
 * @param {Table} table
 * @param {Turn} turn
 * @param {number} me
 */
function followers(table, turn, me) {
  const head = turn.head;
  const seats = [...new Set(turn.entries.map(({ seat }) => seat))].filter((seat) => seat !== null && seat !== me && seat !== head?.seat);
  return seats.map((seat) => {
    const affairs = affairsOf(table, turn, me).filter(({ entries }) => entries[0].seat === seat);
    const done = doneBy(table, turn, me, seat);
    const sum = sumOf(turn, seat);
    if (!head || seat === null || !(affairs.length || done.length || sum)) return nothing;
    return html`<li class=${`seat-${seat}`}>
      <p class="news-of">${crest(seat)} <b>${table.world?.story.heading({ ...head, seat }, sum, turn.entries, head.seat)}</b></p>
      ${done.length ? html`<p>${done.join(" ")}</p>` : nothing}
      ${affairs.map(({ text }) => html`<p class="mine">${text}</p>`)}
    </li>`;
  });
}

/**
 * @param {Table} table
 * @param {Turn} turn
 * @param {number} me
 */
function item(table, turn, me) {
  const seat = turn.head?.seat ?? null;
  const taken = deedsOf(table, turn, "take");
  const emptied = deedsOf(table, turn, "emptied");
  const victims = [...new Set([...taken.map(({ other }) => other), ...emptied.map((deed) => deed.seat)])].filter((other) => other !== null && other !== seat);
  victims.sort((a, b) => Number(b === me) - Number(a === me));
  const rest = taken.filter(({ other }) => other === null || other === seat);
  const all = affairsOf(table, turn, me);
  const affairs = all.filter(({ entries }) => [seat, me].includes(entries[0].seat));
  const whole = new Set(all.flatMap(({ entries }) => entries));
  const done = doneBy(table, turn, me, seat);
  const isDone = (/** @type {Entry} */ entry) => entry.seat !== me && table.world?.story.did?.(entry, entry.seat !== seat);
  const isUnits = (/** @type {Entry} */ entry) => entry.seat === me && table.world?.story.deed(entry)?.kind === "gain";
  const sum = [...whole].some(isUnits) ? null : sumOf(turn, me);
  const told = added(mine(table, turn, me).filter((entry) => !whole.has(entry) && !isDone(entry) && !(sum && isUnits(entry)))).map(entryText);
  const parts = sum ? [...(sum.lines ?? []).map((line) => tell(/** @type {any} */ (line))), ...(table.world?.story.fallen?.(turn.entries, me) ?? [])] : [];
  if (sum) told.push(say("ui-news-sum", { seat: me, parts: parts.join(", ") }));
  const declined = turn.entries.filter((entry) => ["decline", "gone"].includes(table.world?.story.deed(entry)?.kind ?? "")).map(entryText);
  const fading = [...new Set(taken.map((deed) => deed.fading ?? null))].filter((race) => race !== null);
  const idle = seat !== null && turn.over && !taken.length && !emptied.length && !declined.length ? table.world?.story.idle?.() : null;
  return html`<li class=${seat === null ? "" : `seat-${seat}`}>
    <p class="news-of">${seat === null ? nothing : crest(seat)} <b>${headingOf(table, turn)}</b></p>
    ${victims.map((other) => lossesOf(table, turn, other).map((text) => html`<p class=${other === me ? "mine" : ""}>${text}</p>`))}
    ${rest.length ? html`<p class="quiet">${say("ui-news-free", { regions: regionsOf(rest), more: String(victims.length > 0) })}</p>` : nothing}
    ${fading.map((race) => html`<p class="quiet">${say("ui-news-declined", { race, regions: regionsOf(taken.filter((deed) => deed.fading === race)) })}</p>`)}
    ${declined.length ? html`<p>${declined.join(" ")}</p>` : nothing}
    ${done.length ? html`<p>${done.join(" ")}</p>` : nothing}
    ${idle ? html`<p class="quiet">${idle}</p>` : nothing}
    ${affairs.map(({ text }) => html`<p class="mine">${text}</p>`)}
    ${told.length ? html`<p class="mine">${told.join(" ")}</p>` : nothing}
  </li>
  ${followers(table, turn, me)}`;
}

/**
 * What else a turn of another seat did to this one or gave it.
 * @param {Table} table
 * @param {Turn} turn
 * @param {number} me
 */
function mine(table, turn, me) {
  return turn.entries.filter((entry) => {
    const kind = table.world?.story.deed(entry)?.kind;
    if (kind === "take" || kind === "emptied") return false;
    return entry.seat === me ? ["lost", "gain"].includes(kind ?? "") : entry.args.other === me || entry.args.seats?.includes(me);
  });
}

/**
 * What happened several times over is told once, with its sum.
 * @param {Entry[]} entries
 */
function added(entries) {
  /** @type {Map<string, Entry>} */
  const sums = new Map();
  for (const entry of entries) {
    const { n, ...rest } = entry.args;
    const like = typeof n === "number" ? JSON.stringify([entry.key, entry.seat, rest]) : `${entry.n} ${sums.size}`;
    const before = sums.get(like);
    sums.set(like, before ? { ...before, args: { ...before.args, n: before.args.n + n } } : entry);
  }
  return [...sums.values()];
}

/**
 * An arrow into each region that was taken or entered, in the colour of whoever did.
 * @param {Table} table
 * @param {number} grow
 */
export function arrows(table, grow) {
  const told = newsOf(table);
  const { drawing } = table;
  if (!told || !drawing || isRead(table, told.id)) return nothing;
  const deeds = told.turns.flatMap((turn) => [...deedsOf(table, turn, "take"), ...deedsOf(table, turn, "move")]);
  // What was taken back since is told of no more.
  const standing = deeds.filter(({ region }) => table.view?.regions?.[region ?? ""]?.seat !== told.seat);
  const drawn = standing.map((deed) => {
    const path = arrow(drawing, deed, grow);
    return path && svg`<g class="arrow seat-${deed.seat} ${deed.other === told.seat ? "mine" : ""}" data-region=${deed.region} data-from=${deed.from}><path class="rim" d=${path}></path><path class="body" d=${path}></path></g>`;
  });
  return svg`<g class="arrows" aria-hidden="true" stroke-width=${4 * grow}>${drawn}</g>`;
}

/**
 * From where it came, as told: the nearest of several regions, else a short one over the nearest coast or edge. None where it
 * came over all borders, as what stands on the map by now says nothing of that.
 * @param {import("./types.js").Drawing} drawing
 * @param {Deed} deed
 * @param {number} grow
 */
function arrow(drawing, { region, from, starts }, grow) {
  const { regions } = drawing;
  const id = /** @type {string} */ (region);
  const known = from ? [from] : starts;
  if (!regions[id] || !known) return null;
  const [x, y] = regions[id].area;
  const far = (/** @type {number[]} */ [a, b]) => Math.hypot(a - x, b - y);
  const spots = known.length ? known.flatMap((each) => (regions[each] ? [regions[each].area] : [])) : outside(drawing, id);
  if (!spots.length) return null;
  const near = spots.reduce((a, b) => (far(a) <= far(b) ? a : b));
  const part = known.length ? 1 : Math.max(1, (85 * grow) / (far(near) || 1));
  return bent([x + (near[0] - x) * part, y + (near[1] - y) * part], [x, y], grow);
}

/**
 * The corners of a region at which no other lies: its coast, or the edge of the map.
 * @param {import("./types.js").Drawing} drawing
 * @param {string} id
 */
function outside(drawing, id) {
  return [...shares(drawing)].flatMap(([at, ids]) => (ids.size === 1 && ids.has(id) ? [at.split(",").map(Number)] : []));
}

/**
 * A bent shaft with a head, a little short of both ends.
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} grow
 */
function bent([x0, y0], [x1, y1], grow) {
  const far = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [ux, uy] = [(x1 - x0) / far, (y1 - y0) / far];
  const gap = Math.min(22 * grow, far * 0.25);
  const [ax, ay, bx, by] = [x0 + ux * gap, y0 + uy * gap, x1 - ux * gap, y1 - uy * gap];
  const [mx, my] = [(ax + bx) / 2 - uy * far * 0.12, (ay + by) / 2 + ux * far * 0.12];
  const [dx, dy] = [bx - mx, by - my];
  const long = Math.hypot(dx, dy) || 1;
  const [vx, vy, head] = [dx / long, dy / long, 11 * grow];
  const wing = (/** @type {number} */ side) => `${(bx - head * (vx - side * 0.6 * vy)).toFixed(1)} ${(by - head * (vy + side * 0.6 * vx)).toFixed(1)}`;
  return `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}M${wing(1)}L${bx.toFixed(1)} ${by.toFixed(1)}L${wing(-1)}`;
}
