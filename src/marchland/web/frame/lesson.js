// @ts-check
/** A lesson: a table that the server's engine answers, with a teacher who says one thing at a time. */
import { html, nothing } from "../vendor.js";
import { afterDrawing, page, refresh } from "./page.js";
import { announce } from "./announce.js";
import { arrive } from "./arrive.js";
import { follow, goTo, goToQuestion, isByKey } from "./focus.js";
import { glyph } from "./glyphs.js";
import { openBook } from "./book.js";
import { levelName } from "./emblems.js";
import { request } from "./request.js";
import { showQuestion } from "./sight.js";
import { Table } from "./table.js";
import { has, learnPart, say } from "./texts.js";
import { dress, wear, worldOf } from "./worlds.js";
import { keepProgress, progressOf } from "./progress.js";

const style = new URL("./lesson.css", import.meta.url).href;

/** @typedef {import("./types.js").View} View */
/** @typedef {{players: number, map: string|null}} First the game that is offered at the end */
/**
 * @typedef {{view: View, n: number, seats: import("./types.js").Chair[], history: number[], step: number, steps: number, edition: string, next: string|null, first: First,
 *   done: number, say: string|null, args: Record<string, any>, asks: boolean, point: string[], wants: number[], log: import("./types.js").Entry[], mistake: string|null}} Answer
 */

export class Lesson extends Table {
  /**
   * @param {string} game
   * @param {string} name
   */
  constructor(game, name) {
    super(`${game}/${name}`, false);
    this.game = game;
    this.lesson = name;
    this.replaying = false;
    this.open = true;
    /** @type {Answer|null} how it stands */
    this.at = null;
    /** How many actions had been played at the beginning of each step. @type {number[]} */
    this.marks = [];
    this.link = /** @type {any} */ ({ send: (/** @type {any} */ message) => this.heed(message), close: () => {} });
    this.begin();
  }

  get isKept() {
    return false;
  }

  async begin() {
    const isKnown = page.start.games.some((/** @type {any} */ each) => each.name === this.game);
    await Promise.all([isKnown && worldOf(this.game).then(() => learnPart("lessons")), dress(style)]);
    // What was kept of another edition does not fit: the server then begins anew.
    const { step = 0, history = [], marks = [0], edition = "" } = progressOf(this.id) ?? {};
    this.marks = marks;
    const found = await this.ask({ step, history, edition });
    this.gone = !found && !(step && (await this.goTo(0)));
    if (this.gone) refresh();
  }

  /**
   * What the screen would send to a table.
   * @param {any} message
   */
  heed({ type, action, then, text }) {
    if (type === "act") this.ask({ act: action, then: then ?? [] });
    else if (type === "plan") this.ask({ plan: text });
    return type === "act" || type === "plan";
  }

  /**
   * @param {Record<string, any>} what is done; nothing to see how it stands
   * @returns {Promise<boolean>} whether there was an answer
   */
  async ask(what) {
    const { step = 0, done = 0, history = [], edition } = this.at ?? {};
    const answer = await request(`/api/lessons/${this.id}`, { step, done, history, edition, ...what });
    if (answer.error) {
      this.hear({ type: "error", ...answer.error, args: answer.error.args ?? {} });
      return false;
    }
    this.take(answer.found);
    return true;
  }

  /** @param {Answer} answer */
  take(answer) {
    const isNext = !this.at || this.at.step !== answer.step;
    this.at = answer;
    this.aim = new Set(answer.point);
    this.marks = [...this.marks.slice(0, answer.step), this.marks[answer.step] ?? answer.history.length];
    // Once it is finished it begins anew.
    const kept = this.isAtEnd ? 0 : answer.step;
    keepProgress(this.id, { step: kept, history: answer.history.slice(0, this.marks[kept]), marks: this.marks.slice(0, kept + 1), done: this.isAtEnd, edition: answer.edition });
    const [own, ...others] = answer.seats;
    const person = { ...own, get name() { return say("ui-default-person", { n: 1 }); } };
    // The answer tells all from the beginning: what was told before is not news.
    const keep = this.view ? Math.min(this.n, answer.n) : -1;
    const log = answer.log.filter((entry) => entry.n > keep);
    const scored = this.view && log.some((entry) => entry.seat === 0 && this.world?.story.deed(entry)?.kind === "coins");
    this.hear({ ...answer, log, type: "state", protocol: 0, keep, undo: { step: null, turn: null, redo: null, why: {} }, pace: "normal", seats: [person, ...others] });
    afterDrawing(scored || answer.say?.endsWith("-points") ? showSeats : () => showQuestion(false, Boolean(answer.mistake)));
    if (answer.mistake) {
      this.forget();
      goToQuestion(false);
      announce(say(answer.mistake));
    } else if (isNext) announce(this.told().join(" "));
    follow(this.wanted);
  }

  /** Where the step asks for an answer. */
  get wanted() {
    const { wants = [], view } = this.at ?? {};
    const some = (view?.actions ?? []).filter(({ id }) => wants.includes(id));
    return some.map(({ id, region }) => (region ? `.board [data-region="${region}"]` : `.ask [data-action~="${id}"]`));
  }

  /**
   * Whether the step tells one to do this, and not something after it that gives it up again.
   * @param {import("./types.js").Action & {left?: number[]}} action
   */
  tells({ id, left }) {
    return !left && Boolean(this.at?.wants.includes(id));
  }

  /** Whether the last sentence is reached. */
  get isAtEnd() {
    return Boolean(this.at && this.at.step >= this.at.steps - 1);
  }

  /** What to do, and why. */
  told() {
    const { say: key, args = {} } = this.at ?? {};
    return key ? [key, `${key}-why`].filter(has).map((each) => say(each, args)) : [];
  }

  /** @param {number} step that was reached before, to be taken again */
  goTo(step) {
    const history = this.at?.history.slice(0, this.marks[step] ?? 0) ?? [];
    this.marks = this.marks.slice(0, step + 1);
    this.forget();
    return this.ask({ step, done: 0, history });
  }

  /** The teacher, above the question. */
  above() {
    wear(style);
    const { at } = this;
    if (!at || !this.world || !at.say || !has(at.say)) return nothing;
    const [what, why] = this.told();
    return html`<section class="lesson card ${at.asks ? "" : "reads"} ${at.step ? "underway" : ""} ${this.isAtEnd ? "last" : ""}" aria-labelledby="lesson-title">
      <div class="lesson-head">
        <h1 id="lesson-title">${say(`lesson-${this.lesson}`)}</h1>
        <span class="quiet">${say("ui-lesson-step", { n: at.step + 1, of: at.steps })}</span>
        ${at.step ? html`<button type="button" class="plain" title=${say("ui-lesson-back")} aria-label=${say("ui-lesson-back")} @click=${() => this.goTo(at.step - 1)}>${glyph("undo")}</button>` : nothing}
        <button type="button" class="plain" title=${say("ui-rules")} aria-label=${say("ui-rules")} @click=${() => openBook(this.game)}>${glyph("book")}</button>
        <a class="button plain" href=${`#/learn/${this.game}`} title=${say("ui-lesson-leave")} aria-label=${say("ui-lesson-leave")}>${glyph("cross")}</a>
      </div>
      <progress max=${at.steps} value=${at.step + 1} aria-hidden="true"></progress>
      <p class="task" id=${`lesson-step-${at.step}`}>${what}</p>
      ${why ? html`<p class="because">${why}</p>` : nothing}
      ${at.say.endsWith("-signs") ? (this.world.legend?.(this) ?? nothing) : nothing}
      ${at.step === 0 && matchMedia("(hover: hover) and (pointer: fine)").matches ? html`<p class="quiet keys-told">${say("ui-lesson-keys")}</p>` : nothing}
      ${at.mistake && !this.region && !Object.keys(this.choice).length ? html`<p class="kindly" role="alert">${say(at.mistake)}</p>` : nothing}
      ${at.asks && !this.isAtEnd ? nothing : html`<div class="buttons">
        ${this.isAtEnd ? this.ending() : html`<button type="button" class="confirm" aria-describedby=${`lesson-step-${at.step}`} @click=${(/** @type {MouseEvent} */ e) => this.goOnReading(e)}>${say("ui-lesson-next")}</button>`}
      </div>`}
    </section>`;
  }

  /** @param {MouseEvent} event */
  async goOnReading(event) {
    await this.ask({ go_on: true });
    if (this.isMine) goToQuestion(false);
    else if (isByKey(event)) goTo([".lesson .confirm"]);
  }

  /** What comes after the last sentence: a game of one's own. */
  ending() {
    const first = firstGame(this.game, /** @type {Answer} */ (this.at).first);
    return html`<button type="button" class="confirm" aria-describedby="lesson-begins" @click=${() => play(first)}>${say("ui-lesson-play")}</button>
      <p class="quiet begins" id="lesson-begins">${beginning(first)}</p>
      ${this.following()}
      <a class="button" href=${`#/learn/${this.game}`}>${say("ui-lesson-more")}</a>`;
  }

  /** The lesson that goes on from here, by its name; with that of its game where it is another. */
  following() {
    const next = this.at?.next;
    if (!next) return nothing;
    const [game, lesson] = next.split("/");
    const title = say(`ui-learn-${game}-${lesson}`);
    return html`<a class="button" href=${`#/learn/${next}`}>${say("ui-lesson-then", { title: game === this.game ? title : `${title} (${say(`ui-game-${game}`)})` })}</a>`;
  }
}

/** The points or coins are told of: upright the seats come into sight, where the sentence stays so too. */
function showSeats() {
  showQuestion();
  const task = document.querySelector(".lesson .task")?.getBoundingClientRect();
  const bar = document.querySelector(".lesson .buttons")?.clientHeight ?? 0;
  if (task && task.bottom + scrollY + bar < innerHeight) scrollTo(0, 0);
}

/**
 * A first game: against a bot that is neither the weakest nor the strongest, or alone.
 * @param {string} game
 * @param {First} first
 */
function firstGame(game, { players, map }) {
  const { maps } = page.start.games.find((/** @type {any} */ each) => each.name === game);
  const bots = /** @type {string[]} */ (page.start.bots ?? []);
  const bot = players > 1 ? (bots[Math.min(1, bots.length - 1)] ?? "") : null;
  const decided = maps.find((/** @type {string} */ each) => each === `${players}p`);
  return { game, bot, map: map ?? decided ?? maps[0], isChosen: !decided && maps.length > 1 };
}

/**
 * What begins at once when it is pressed: which game, on which map, against whom.
 * @param {ReturnType<typeof firstGame>} first
 */
function beginning({ game, bot, map }) {
  const what = { game: say(`ui-game-${game}`), map: say(`map-${map}`) };
  if (bot !== null) return say("ui-lesson-begins", { ...what, bot: levelName(bot) });
  return `${say("ui-lesson-begins-alone", what)} ${say(`ui-solo-${game}`)}`;
}

/** @param {ReturnType<typeof firstGame>} first */
async function play({ game, bot, map, isChosen }) {
  const person = { kind: "person", name: say("ui-default-person", { n: 1 }) };
  const seats = bot === null ? [person] : [person, { kind: "bot", name: "Bryn", bot }];
  const answer = await request("/api/tables", { game, seats, ...(isChosen ? { map } : {}) });
  if (!answer.error) await arrive(answer.found);
  else if (page.table) page.table.error = answer.error;
  refresh();
}

/**
 * Opens a lesson and leaves the table before.
 * @param {string} game
 * @param {string} name
 */
export function openLesson(game, name) {
  if (page.table?.id === `${game}/${name}`) return;
  page.table?.close();
  page.table = new Lesson(game, name);
}
