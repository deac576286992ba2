// @ts-check
/** Stepping through a game: slider, arrow keys, play on from here. */
import { html, live } from "./vendor.js";
import { page, refresh } from "./page.js";
import { say } from "./texts.js";
import { announce, entryText } from "./announce.js";
import { differences, openTable, Table } from "./table.js";

export class Replay {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.n = 0;
    this.still = new Table(id, false);
  }

  /** How many actions the game has so far. */
  get last() {
    return Math.max(this.n, page.table?.n ?? 0);
  }

  /** The moment as a table that nobody moves at. */
  get table() {
    const game = page.table;
    if (game) {
      this.still.chairs = game.chairs;
      this.still.log = game.log;
      this.still.drawing = game.drawing;
    }
    return this.still;
  }

  /** @param {number} n */
  async show(n) {
    this.n = Math.max(0, n);
    const answer = await fetch(`/api/tables/${this.id}/at/${this.n}`);
    if (!answer.ok || this.n !== n) return;
    const { view } = await answer.json();
    const before = this.still.view;
    this.still.view = view;
    this.still.n = n;
    this.still.changed = before ? differences(before, view) : new Set();
    const entry = page.table?.log.filter((each) => each.n === n).map(entryText).join(" ");
    announce(entry ?? "");
    refresh();
  }

  /** @param {number} n */
  go(n) {
    const to = Math.min(this.last, Math.max(0, n));
    history.replaceState(null, "", `#/table/${this.id}/at/${to}`);
    this.show(to);
  }

  async playOn() {
    const answer = await fetch(`/api/tables/${this.id}/fork`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ at: this.n }),
    });
    if (answer.ok) location.hash = `#/table/${(await answer.json()).table}`;
  }
}

/**
 * @param {string} id
 * @param {number} n
 */
export function openReplay(id, n) {
  openTable(id);
  if (page.replay?.id !== id) page.replay = new Replay(id);
  page.replay.show(n);
}

/** @param {Replay} replay */
export function replayBar(replay) {
  const { n, last } = replay;
  return html`<section class="replay card" aria-label=${say("ui-replay")}>
    <div class="replay-steps">
      <button type="button" aria-label=${say("ui-first")} ?disabled=${n === 0} @click=${() => replay.go(0)}>⏮</button>
      <button type="button" aria-label=${say("ui-previous")} ?disabled=${n === 0} @click=${() => replay.go(n - 1)}>◀</button>
      <input
        type="range"
        min="0"
        max=${last}
        .value=${live(String(n))}
        aria-label=${say("ui-replay-move", { n, of: last })}
        @input=${(e) => replay.go(Number(e.target.value))}
      />
      <button type="button" aria-label=${say("ui-following")} ?disabled=${n >= last} @click=${() => replay.go(n + 1)}>▶</button>
      <output>${n} / ${last}</output>
    </div>
    <div class="buttons">
      <button type="button" class="confirm" @click=${() => replay.playOn()}>${say("ui-fork")}</button>
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
  page.replay?.go(page.replay.n + step);
}
