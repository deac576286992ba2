// @ts-check
/** Stepping through a game: slider, arrow keys, play on from here. */
import { html, live } from "../vendor.js";
import { page, refresh } from "./page.js";
import { request } from "./request.js";
import { say } from "./texts.js";
import { announce, entryText } from "./announce.js";
import { differences, openTable, seated, Table } from "./table.js";

export class Replay {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.n = 0;
    /** @type {number|null} */
    this.previous = null;
    /** @type {number|null} */
    this.next = null;
    this.end = 0;
    this.still = new Table(id, false);
    /** The moment that was asked for last, once it is shown. */
    this.shown = Promise.resolve();
  }

  /** How many actions the game has so far. */
  get last() {
    return Math.max(this.end, page.table?.n ?? 0);
  }

  /** The moment as a table that nobody moves at. */
  get table() {
    this.still.log = (page.table?.log ?? []).filter((entry) => entry.n <= this.n);
    return this.still;
  }

  /**
   * @param {number} n
   * @param {number} [way] where to look next when no moment has this number
   */
  async show(n, way = -1) {
    this.n = n;
    const { found, status, error } = await request(`/api/tables/${this.id}/at/${n}`);
    if (this.n !== n) return;
    if (status === 404 && n > 0) await this.show(n + way, n + way > this.last ? -1 : way);
    if (status !== 404) this.complain(error);
    if (error) return;
    const before = this.still.view;
    Object.assign(this, { previous: found.previous, next: found.next, end: found.last });
    this.still.view = found.view;
    this.still.n = n;
    this.still.chairs = seated(found.seats, found.view);
    this.still.changed = before ? differences(before, found.view) : new Set();
    this.still.speakOf();
    this.still.draw(found.view);
    announce(found.entries.map(entryText).join(" "));
    refresh();
  }

  /** @param {number} n */
  open(n) {
    this.shown = this.show(n);
  }

  /** @param {number} n */
  go(n) {
    this.shown = this.move(n);
  }

  /**
   * Steps wait for the moment before them, which knows its neighbours: no quick key is lost.
   * @param {number} steps
   */
  step(steps) {
    const on = async () => {
      const near = steps > 0 ? this.next : this.previous;
      if (Math.abs(steps) > 1) await this.move(this.n + steps);
      else if (near !== null) await this.move(near);
    };
    this.shown = this.shown.then(on, on);
  }

  /** @param {number} n */
  async move(n) {
    const to = Math.min(this.last, Math.max(0, n));
    history.replaceState(null, "", `#/table/${this.id}/at/${to}`);
    await this.show(to, to < this.n ? -1 : 1);
  }

  async playOn() {
    const answer = await request(`/api/tables/${this.id}/fork`, { at: this.n });
    this.complain(answer.error);
    if (!answer.error) location.hash = `#/table/${answer.found.table}`;
  }

  /** @param {import("./types.js").Say|null} error what the page says beside the moment */
  complain(error) {
    this.still.error = error;
    refresh();
  }
}

/**
 * @param {string} id
 * @param {number} n
 */
export function openReplay(id, n) {
  openTable(id);
  if (page.replay?.id !== id) page.replay = new Replay(id);
  page.replay.open(n);
}

/** @param {Replay} replay */
export function replayBar(replay) {
  const { n, last } = replay;
  return html`<section class="replay card" aria-label=${say("ui-replay")}>
    <div class="replay-steps">
      <button type="button" aria-label=${say("ui-first")} ?disabled=${n === 0} @click=${() => replay.go(0)}><svg
          viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"
        ><path d="M3 3v10M13 3 6 8l7 5z" fill="currentColor" stroke="currentColor" stroke-width="1.5"/></svg></button>
      <button type="button" aria-label=${say("ui-previous")} ?disabled=${n === 0} @click=${() => replay.step(-1)}>◀</button>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${live(String(n))}
        aria-label=${say("ui-replay-move", { n, of: last })}
        @input=${(e) => replay.go(Number(e.target.value))}
      />
      <button type="button" aria-label=${say("ui-following")} ?disabled=${n >= last} @click=${() => replay.step(1)}>▶</button>
      <output>${n} / ${last}</output>
    </div>
    <div class="buttons">
      <button type="button" class="confirm" title=${say("ui-fork-text")} @click=${() => replay.playOn()}>${say("ui-fork")}</button>
      <a class="button" href=${`#/table/${replay.id}`}>${say("ui-to-game")}</a>
    </div>
  </section>`;
}

/** @param {KeyboardEvent} event */
export function replayKey(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
  const busy = event.target instanceof Element && event.target.closest("input, select, .board");
  if (!step || busy || page.place !== "replay") return;
  event.preventDefault();
  page.replay?.step(step);
}
