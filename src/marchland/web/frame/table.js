// @ts-check
/** One table: what the server last said of it and what the person has chosen so far. */
import { afterDrawing, page, refresh } from "./page.js";
import { announce, spoken } from "./announce.js";
import { goToPlace, goToQuestion } from "./focus.js";
import { prefs } from "./prefs.js";
import { liven } from "./lively.js";
import { differences, isAcross, nextCursor, passes, showOpened, showQuestion } from "./sight.js";
import { Link } from "./socket.js";
import { opponent, sayWith, say, tell, worded } from "./texts.js";
import { worldNow, worldOf } from "./worlds.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Entry} Entry */
/** @typedef {import("./types.js").Action} Action */

/** The most letters of a name within a sentence. */
const longest = 20;

export class Table {
  /**
   * @param {string} id
   * @param {boolean} [live] whether it follows the game, or shows one moment of it
   */
  constructor(id, live = true) {
    this.id = id;
    this.replaying = !live;
    /** @type {View|null} */
    this.view = null;
    /** @type {import("./world.js").World|null} */
    this.world = null;
    /** @type {import("./types.js").Drawing|null} */
    this.drawing = null;
    /** @type {Entry[]} */
    this.log = [];
    this.n = 0;
    /** @type {import("./types.js").Undo} */
    this.undo = { step: null, turn: null, redo: null, why: {}, ask: {} };
    /** @type {import("./types.js").Asked|null} what the persons here are asked to agree to */
    this.asked = null;
    /** @type {"step"|"turn"|null} what asks first whether it shall be taken back */
    this.backing = null;
    /** @type {string} what is to be said when the answer comes */
    this.done = "";
    /** @type {import("./types.js").Chair[]} */
    this.chairs = [];
    this.host = this.carries = false;
    /** @type {import("./types.js").Vote|null} */
    this.vote = null;
    /** @type {string|null} the table of the rematch; of a rematch, that of the game before */
    this.next = this.before = null;
    /** The seats that this screen holds, and those of persons that a bot plays now. */
    this.own = /** @type {number[]} */ ([]);
    this.away = /** @type {number[]} */ ([]);
    /** The colour of each seat; that of its number where none stands here. */
    this.colours = /** @type {number[]} */ ([]);
    /** @type {import("./types.js").Clock|null} */
    this.clock = null;
    /** @type {import("./types.js").Lobby|null} while it waits for its people and nothing is dealt */
    this.lobby = null;
    /** @type {import("./types.js").Here|null} null where no links are needed */
    this.here = null;
    /** @type {import("./types.js").Talk|null} null where no links are needed */
    this.talk = null;
    this.pace = "normal";
    this.open = this.lost = this.waiting = this.gone = false;
    /** @type {import("./types.js").Say|null} */
    this.error = null;
    /** @type {string|null} the chosen region */
    this.region = null;
    /** @type {{action: Action, give: () => void}|null} an answer that asks "really?" first */
    this.doubted = null;
    /** @type {string|null} the region that the keyboard is on */
    this.cursor = null;
    /** @type {Record<string, any>} what a panel remembers until it is confirmed or dropped */
    this.choice = {};
    /** @type {import("./hint.js").Hint|null} what a strong bot would do, while it is shown */
    this.hint = null;
    /** @type {Set<string>} regions that the last step changed */
    this.changed = new Set();
    /** @type {Map<number, {coins: number, clock: number}>} coin totals shown at this moment, by seat */
    this.purses = new Map();
    /** @type {string[]} the regions that a line of the log speaks of */
    this.pointed = [];
    /** @type {Map<string, boolean>} turns of the log that were opened or folded by hand */
    this.unfolded = new Map();
    /** @type {Set<string>} regions to look at */
    this.aim = new Set();
    /** @type {Entry[]} what the last message told */
    this.news = [];
    this.against = this.uncovered = -1;
    /** @type {string|null} the region that is chosen as soon as what leads there is done */
    this.goal = null;
    /** @type {Link|null} */
    this.link = live ? this.connect() : null;
  }

  /** Whether the server keeps it, so that it can be stepped through and saved. */
  get isKept() {
    return true;
  }

  /** Its game, as its words are asked for: one with content of its own has words of its own. */
  get tongue() {
    return `${this.view?.game ?? ""}${this.carries ? `@${this.id}` : ""}`;
  }

  /** @returns {any} what stands above the question */
  above() {
    return null;
  }

  connect() {
    return new Link(
      this.id,
      (message) => this.hear(message),
      (open, gone) => {
        this.gone = gone;
        if (open && this.lost) announce(say("ui-connected"));
        this.open = open;
        this.lost = !open && !gone;
        this.waiting = this.lost;
        if (open) this.link?.send({ type: "look", changes: true });
        refresh();
      },
    );
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "state" && message.protocol > page.start.protocol) location.reload();
    else if (message.type === "state") this.world?.telling ? this.world.telling.hear(this, message) : this.see(message);
    else if (message.type === "lobby") this.wait(message);
    else if (message.type === "here") this.here = message;
    else if (message.type === "chat") this.talk = { ...message, lines: [...(this.talk?.lines ?? []).filter(({ n }) => n < message.keep), ...message.lines] };
    else if (message.type === "coins") this.showPurse(message.seat, message.coins);
    else if (message.type === "error") {
      this.waiting = false;
      this.done = "";
      this.goal = null;
      this.error = { key: message.key, args: { ...message.args, text: message.text } };
      worded.then(() => announce(tell(this.error)));
    }
    refresh();
  }

  /** @param {any} message */
  see(message) {
    const before = this.view;
    const first = !before;
    const fresh = message.n !== this.n || first;
    if (this.lobby) announce(say("ui-lobby-begun"));
    this.lobby = null;
    this.n = message.n;
    this.chairs = seated(message.seats, message.view, message.mine);
    if (before && message.next && !this.next) announce(say("ui-rematch-begun"));
    for (const name of ["host", "own", "away", "colours", "clock", "asked", "carries", "next", "before", "vote", "undo", "pace"]) this[name] = message[name];
    this.waiting = false;
    if (first && this.host && prefs.pace && prefs.pace !== this.pace && this.chairs.some(({ kind }) => kind === "bot")) this.tell({ type: "pace", pace: prefs.pace });
    const news = /** @type {Entry[]} */ (message.log);
    if (fresh) this.news = first ? [] : news;
    this.log = [...this.log.filter((entry) => entry.n <= message.keep), ...news];
    this.view = message.view;
    this.world = worldNow(this.tongue);
    if (this.secret === null) this.uncovered = -1;
    this.speakOf();
    this.draw(message.view);
    if (!fresh) return;
    const { backing } = this;
    this.changed = before ? differences(before, message.view) : new Set();
    this.forget();
    this.backing = backing;
    if (this.isMine) [this.region, this.cursor] = [this.goal, this.goal ?? nextCursor(this)];
    this.goal = null;
    this.closePurses(before?.to_move === message.view.to_move);
    if (this.isMine) goToQuestion(this.region !== null);
    else if (before && !before.over && this.view?.over) goToPlace("table");
    const begins = this.isMine && before?.turn !== message.view.turn;
    const anew = !this.done && (passes(this, before) || (begins && isAcross()));
    if (this.isMine || before?.turn !== message.view.turn) afterDrawing(() => showQuestion(anew));
    const { world } = this;
    if (!world) return;
    document.title = this.isMine ? `● ${tell(this.view?.ask)}` : "Marchland";
    if (!first) announce([this.done, ...news.map((entry) => spoken(world, entry)), this.isMine ? tell(this.view?.ask) : ""].join(" "));
    this.done = "";
    if (!first) liven(this, news, this.isMine && !this.chairs[before?.to_move ?? -1]?.mine);
  }

  /** @param {import("./types.js").Lobby} message */
  wait(message) {
    for (const name of ["host", "own", "colours"]) this[name] = message[name];
    this.chairs = message.seats.map((chair, seat) => ({ ...chair, mine: message.own.includes(seat) }));
    this.lobby = message;
    this.speakOf();
  }

  /** Tells the renderer of texts who sits here and what the regions are. */
  speakOf() {
    sayWith({
      seat: (seat) => (this.chairs[seat]?.byRules ? opponent() : this.nameOf(seat)),
      terrain: (region) => this.world?.terrain(this, region) ?? null,
      named: (id) => this.drawing?.names?.[id] ?? null,
    });
  }

  /**
   * What a seat is called in a sentence: a long name is cut short.
   * @param {number} seat
   */
  nameOf(seat) {
    const letters = [...(this.chairs[seat]?.name ?? String(seat + 1))];
    return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : letters.join("");
  }

  /** @param {View} view */
  async draw(view) {
    this.world ??= await worldOf(this.tongue);
    if (this.isMine) document.title = `● ${tell(this.view?.ask)}`;
    const { world } = this;
    if (this.drawing?.name === world.boardName(view)) return;
    const drawing = await world.drawing(view, this.carries ? this.id : "");
    if (world.boardName(this.view) === world.boardName(view)) this.drawing = drawing;
    afterDrawing(() => showQuestion(true));
    refresh();
  }

  /** The seat whose secret the screen holds. */
  get secret() {
    return this.view ? (this.world?.secret(this.view, this.chairs) ?? null) : null;
  }

  /** Drops every choice that was not confirmed. */
  forget() {
    this.region = this.doubted = this.error = this.backing = null;
    this.choice = {};
    if (this.hint) this.pointed = [];
    this.hint = null;
  }

  /** Whether a person at this screen is asked something. */
  get isMine() {
    return !this.replaying && Boolean(this.view?.actions.length) && this.chairs[this.view?.to_move ?? -1]?.mine === true;
  }

  /** @param {string} region */
  actionsOn(region) {
    return this.view?.actions.filter((action) => action.region === region) ?? [];
  }

  /** @param {string} region */
  choose(region) {
    this.region = this.region === region ? null : region;
    this.doubted = this.backing = this.error = null;
    this.cursor = region;
    if (this.region) afterDrawing(showQuestion);
    refresh();
  }

  /**
   * Answers what leads to a region, and chooses it then.
   * @param {number[]} way the actions, at least one
   * @param {string} region
   */
  goOn([action, ...then], region) {
    if (this.waiting) return;
    this.goal = region;
    this.region = region;
    this.cursor = region;
    this.post({ type: "act", n: this.n, action, then });
  }

  /** @param {Action} action @param {number[]} [then] the actions that follow it at once */
  act(action, then = []) {
    this.post({ type: "act", n: this.n, action: action.id, then });
  }

  /** @param {string} text */
  send(text) {
    this.post({ type: "plan", n: this.n, text });
  }

  /** @param {"step"|"turn"} to */
  takeBack(to) {
    this.post({ type: "undo", n: this.n, to }, this.sayTaken("ui-undo-done", this.undo[to]));
  }

  /** Brings back what the last undo took. */
  bringBack() {
    this.post({ type: "redo", n: this.n }, this.sayTaken("ui-redo-done", this.undo.redo));
  }

  /**
   * A sentence of what is taken or brought back.
   * @param {string} key
   * @param {import("./types.js").Taken|null} taken
   */
  sayTaken(key, taken) {
    return taken ? say(key, { seat: taken.seat, seats: taken.others }) : "";
  }

  /**
   * @param {Record<string, any>} message
   * @param {string} [done] what is to be said once it is done
   */
  post(message, done = "") {
    if (this.waiting) return;
    this.error = null;
    this.backing = null;
    this.done = done;
    this.waiting = this.tell(message);
    refresh();
  }

  /**
   * Sends what needs no waiting: pace, next, coins.
   * @param {Record<string, any>} message
   */
  tell(message) {
    return (message.type === "next" && this.world?.telling?.goOn(this)) || (this.link?.send(message) ?? false);
  }

  /**
   * @param {number} seat
   * @param {number} coins
   */
  showPurse(seat, coins) {
    window.clearTimeout(this.purses.get(seat)?.clock);
    const clock = window.setTimeout(() => {
      this.purses.delete(seat);
      refresh();
    }, 4000);
    this.purses.set(seat, { coins, clock });
    announce(say("ui-purse-of", { seat, n: coins }));
  }

  /**
   * What was shown may be true no more.
   * @param {boolean} goesOn whether the same seat is still asked: it is shown what is true now
   */
  closePurses(goesOn) {
    const open = [...this.purses];
    this.purses.clear();
    for (const [seat, { clock }] of open) {
      window.clearTimeout(clock);
      if (goesOn && this.isMine && seat === this.view?.to_move) this.tell({ type: "coins", seat });
    }
  }

  /** Comes back with the rights that it has now. */
  reconnect() {
    this.close();
    this.here = null;
    this.link = this.connect();
  }

  close() {
    this.link?.close();
  }
}

/**
 * Whoever sits here, and the opponent that the rules of a solo game play.
 * @param {import("./types.js").Chair[]} chairs
 * @param {any} view
 * @param {number[]} [mine] the seats that are played at this screen
 * @returns {import("./types.js").Chair[]}
 */
export function seated(chairs, view, mine = []) {
  const own = view.seats.slice(chairs.length).map(() => ({
    kind: "bot",
    byRules: true,
    get name() {
      return say("ui-opponent");
    },
  }));
  return [...chairs.map((chair, seat) => ({ ...chair, mine: mine.includes(seat) })), ...own];
}

/**
 * Opens a table and leaves the one before.
 * @param {string} id
 */
export function openTable(id) {
  if (page.table?.id === id) return;
  page.table?.close();
  page.table = new Table(id);
}

let across = innerWidth;

addEventListener("resize", (event) => {
  for (const table of [page.table, page.replay?.still]) {
    if (table?.view) table.draw(table.view);
  }
  // A phone's own bar comes and goes while one reads, and makes the window no wider.
  afterDrawing(innerWidth !== across || !event.isTrusted ? () => showQuestion() : showOpened);
  across = innerWidth;
});
