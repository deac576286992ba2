// @ts-check
/** Stepping through a game: slider, arrow keys, play on from here. */
import { html, live } from "../vendor.js";
import { arrive } from "./arrive.js";
import { openDialog } from "./dialog.js";
import { page, refresh } from "./page.js";
import { request } from "./request.js";
import { say } from "./texts.js";
import { announce, entryText } from "./announce.js";
import { glyph } from "./glyphs.js";
import { liven } from "./lively.js";
import { differences } from "./sight.js";
import { openTable, seated, Table } from "./table.js";

/** How long each move is shown where the game goes on by itself, in milliseconds. */
const pace = 1100;

export class Replay {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.n = 0;
    /** @type {number|null} */
    this.previous = null;
    /** @type {number|null} */
    this.next = null;
    /** @type {number|null} where the next turn begins */
    this.nextTurn = null;
    /** Where the first choice is made: what is drawn before is no move. */
    this.first = 0;
    this.end = 0;
    /** The clock by which it goes on by itself; 0 while it stands. */
    this.clock = 0;
    this.still = new Table(id, false);
    /** What the moment's log was taken from, and up to where. @type {import("./types.js").Entry[]} */
    this.whole = [];
    this.until = 0;
    /** The moment that was asked for last, once it is shown. */
    this.shown = Promise.resolve();
    /** How often one went elsewhere than by steps: steps that still waited then are given up. */
    this.leaps = 0;
  }

  /** How many actions the game has so far. */
  get last() {
    return Math.max(this.end, page.table?.n ?? 0);
  }

  /** The moment as a table that nobody moves at. */
  get table() {
    const log = page.table?.log ?? [];
    if (this.whole !== log || this.until !== this.n) {
      [this.whole, this.until] = [log, this.n];
      this.still.log = log.filter((entry) => entry.n <= this.n);
    }
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
    if (n < found.first) {
      await this.move(found.first);
      return;
    }
    const [before, from] = [this.still.view, this.still.n];
    Object.assign(this, { previous: found.previous, next: found.next, nextTurn: found.next_turn, first: found.first, end: found.last });
    this.still.view = found.view;
    this.still.carries = found.carries;
    this.still.n = n;
    this.still.chairs = seated(found.seats, found.view);
    this.still.changed = before ? differences(before, found.view) : new Set();
    this.still.speakOf();
    // Regions are named by the drawing of the board.
    this.still.draw(found.view).then(() => this.n === n && announce(found.entries.map(entryText).join(" ")));
    if (before && found.previous === from) liven(this.still, found.entries, false);
    refresh();
  }

  /** @param {number} n */
  open(n) {
    this.leaps += 1;
    this.shown = this.show(n);
  }

  /** Goes on by itself, move by move, or stands still. */
  toggle() {
    if (this.clock) this.stop();
    else {
      this.clock = window.setInterval(() => (this.isShown && this.n < this.last ? this.step(1) : this.stop()), pace);
      if (this.n >= this.last) this.go(this.first);
      else this.step(1);
    }
    refresh();
  }

  stop() {
    window.clearInterval(this.clock);
    this.clock = 0;
    refresh();
  }

  /** Whether this is what the page shows. */
  get isShown() {
    return page.place === "replay" && page.replay === this;
  }

  /** @param {number} n */
  go(n) {
    this.leaps += 1;
    this.shown = this.move(n);
  }

  /**
   * Steps wait for the moment before them, which knows its neighbours: no quick key is lost.
   * @param {number} steps
   */
  step(steps) {
    const { leaps } = this;
    const on = async () => {
      if (leaps !== this.leaps) return;
      const near = steps > 0 ? this.next : this.previous;
      if (Math.abs(steps) > 1) await this.move(this.n + steps);
      else if (near !== null) await this.move(near);
    };
    this.shown = this.shown.then(on, on);
  }

  /** @param {number} n */
  async move(n) {
    const to = Math.min(this.last, Math.max(this.first, n));
    history.replaceState(null, "", `#/table/${this.id}/at/${to}`);
    await this.show(to, to < this.n ? -1 : 1);
  }

  async playOn() {
    const answer = await request(`/api/tables/${this.id}/fork`, { at: this.n });
    this.complain(answer.error);
    if (!answer.error) await arrive(answer.found);
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

/**
 * @param {Parameters<typeof glyph>[0]} id
 * @param {string} key
 * @param {boolean} isShut
 * @param {() => void} what
 */
function button(id, key, isShut, what) {
  return html`<button type="button" aria-label=${say(key)} title=${say(key)} ?disabled=${isShut} @click=${what}>${glyph(id)}</button>`;
}

/** Once the table is shown, its review is opened where it was left. */
function backToReview() {
  const { reviewed } = page;
  addEventListener("hashchange", () => {
    page.reviewed = reviewed;
    openDialog("review");
  }, { once: true });
}

/** @param {Replay} replay */
export function replayBar(replay) {
  const { n, first, last, nextTurn } = replay;
  // What set-up draws is counted as no move.
  const [moved, moves] = [Math.max(0, n - first), last - first];
  return html`<section class="replay card" aria-label=${say("ui-replay")}>
    <div class="replay-steps">
      ${button("first", "ui-first", n <= first, () => replay.go(first))}
      ${button("previous", "ui-previous", n <= first, () => replay.step(-1))}
      ${button(replay.clock ? "pause" : "play", replay.clock ? "ui-pause" : "ui-play-through", first >= last, () => replay.toggle())}
      ${button("next", "ui-following", n >= last, () => replay.step(1))}
      ${button("turn", "ui-next-turn", nextTurn === null, () => replay.go(nextTurn ?? n))}
      ${button("last", "ui-last", n >= last, () => replay.go(last))}
    </div>
    <input
      type="range"
      min="0"
      max=${moves}
      .value=${live(String(moved))}
      aria-label=${say("ui-replay-move", { n: moved, of: moves })}
      @input=${(e) => replay.go(first + Number(e.target.value))}
    />
    <output>${moved} / ${moves}</output>
    <div class="buttons">
      <button type="button" class="confirm" title=${say("ui-fork-text")} @click=${() => replay.playOn()}>${say("ui-fork")}</button>
      ${page.reviewed?.id === replay.id
        ? html`<a class="button" href=${`#/table/${replay.id}`} @click=${backToReview}>${say("ui-to-review")}</a>`
        : html`<a class="button" href=${`#/table/${replay.id}`}>${say("ui-to-game")}</a>`}
    </div>
  </section>`;
}

/** @param {KeyboardEvent} event */
export function replayKey(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 }[event.key];
  const busy = event.target instanceof Element && event.target.closest("input:not(.replay input), select, .board, dialog");
  if (!step || busy || page.place !== "replay") return;
  event.preventDefault();
  page.replay?.step(step);
}
