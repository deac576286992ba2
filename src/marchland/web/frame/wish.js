// @ts-check
/** What a person wants to play, and with whom: kept in this browser from one game to the next. */
import { clocks } from "./pace.js";
import { page } from "./page.js";
import { arrive } from "./arrive.js";
import { request } from "./request.js";
import { has, say, tell } from "./texts.js";
import { isShown, worldOf } from "./worlds.js";

/** @typedef {import("./world.js").Sitter} Sitter */
/** @typedef {import("./world.js").GameCard} GameCard */
/** @typedef {import("./world.js").SetUp} SetUp */
/** @typedef {{players: number, map: string, randomFirst: boolean, own: Record<string, any>, rulings: Record<string, any>}} Choice of one game */

const place = "marchland-tables";
/** Where the key to beginning games is kept, as long as the window is open. */
const keyPlace = "marchland-create-key";
export const botNames = ["Bryn", "Hob", "Mab", "Tuck", "Wren"];
/** The level that a family enjoys. */
const usual = "easy";
/** The most letters of a name that are kept. */
const longest = 40;

const kept = read();

export const wish = {
  game: "",
  /** Whether the table waits until everybody is there, where links are sent to several persons. */
  lobby: true,
  /** The clock that is wished for, by its name; "" for none. */
  clock: "",
  ...choiceOf(undefined),
  /** Who sits down, whichever game it is. @type {Sitter[]} */
  seats: botNames.map((_, seat) => sitter(kept.seats?.[seat], seat)),
};

/** @typedef {{id: string, name: string, asks: {board?: any, players?: number, map?: string, rulings?: Record<string, any>, dealt?: boolean}}} Thing from the workshop, and what it asks of the table */

/** What the next game of a game is played with, and whether its first deal shows it. @type {{game: string, things: Thing[], isShown: boolean}} */
export const brought = { game: "", things: [], isShown: true };

/** Whether something that was brought is dealt, so that it may not be seen for long. */
export function isDealt() {
  return brought.things.some(({ asks }) => asks.dealt);
}

/**
 * Brings something from the workshop to the next game.
 * @param {string} game
 * @param {Thing} thing a board takes the place of another one
 */
export function bring(game, thing) {
  const others = brought.game === game ? brought.things.filter(({ id, asks }) => id !== thing.id && !(asks.board && thing.asks.board)) : [];
  Object.assign(brought, { game, things: [...others, thing] });
}

/**
 * A game as it can be played with what was brought: a board of one's own may fix how many play.
 * @param {GameCard} card
 * @returns {GameCard}
 */
function withBrought(card) {
  const asks = brought.game === card.name ? brought.things.find((one) => one.asks.board)?.asks : undefined;
  return asks ? { ...card, players: asks.players ? [asks.players] : card.players, layout: { ...card.layout, own: asks.board } } : card;
}

/** @returns {any} */
function read() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {any} one as it was kept
 * @param {number} seat
 * @returns {Sitter}
 */
function sitter(one, seat) {
  const isBot = one ? one.kind === "bot" : seat > 0;
  const name = typeof one?.name === "string" ? one.name.slice(0, longest) : isBot ? botNames[seat] : "";
  return { kind: isBot ? "bot" : "person", name, bot: typeof one?.bot === "string" ? one.bot : usual };
}

/**
 * What was chosen of a game last time, as far as it still can be.
 * @param {GameCard|undefined} card
 * @returns {Choice}
 */
export function choiceOf(card) {
  const last = kept.games?.[card?.name ?? ""] ?? {};
  const players = card?.players ?? [2];
  const known = (card?.rulings ?? []).filter(({ name, values }) => values.includes(last.rulings?.[name]));
  return {
    players: players.includes(last.players) ? last.players : players.includes(2) ? 2 : Math.min(...players),
    map: card?.maps.includes(last.map) ? last.map : "",
    randomFirst: last.randomFirst === true,
    own: last.own && typeof last.own === "object" ? last.own : {},
    rulings: Object.fromEntries(known.map(({ name }) => [name, last.rulings[name]])),
  };
}

/**
 * Turns to a game, as it was chosen last time.
 * @param {GameCard} card
 */
export function wishFor(card) {
  Object.assign(wish, { game: card.name, ...choiceOf(card) });
  const asked = brought.game === card.name ? brought.things.map(({ asks }) => asks) : [];
  wish.map = asked.map(({ map }) => map).find((map) => map && card.maps.includes(map)) ?? wish.map;
  wish.rulings = Object.assign({}, wish.rulings, ...asked.map(({ rulings }) => rulings ?? {}));
  for (const seat of wish.seats) if (seat.kind === "bot" && !bots().includes(seat.bot)) seat.bot = bots().includes(usual) ? usual : (bots()[0] ?? seat.bot);
}

/** Keeps what is chosen now, but for what was asked by something of one's own: the next game may do without it. */
function keep() {
  const { game, players, map, randomFirst, own, seats } = wish;
  const things = brought.game === game ? brought.things : [];
  const asked = new Set(things.flatMap(({ asks }) => Object.keys(asks.rulings ?? {})));
  const isAsked = Boolean(map) && things.some(({ asks }) => asks.map === map);
  const rulings = Object.fromEntries(Object.entries(wish.rulings).filter(([name]) => !asked.has(name)));
  kept.seats = seats;
  kept.games = { ...kept.games, [game]: { players, map: isAsked ? (kept.games?.[game]?.map ?? "") : map, randomFirst, own, rulings } };
  try {
    localStorage.setItem(place, JSON.stringify({ seats: kept.seats, games: kept.games }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/**
 * The name of a game, or its id where no text names it.
 * @param {string} game
 */
export function gameName(game) {
  return has(`ui-game-${game}`) ? say(`ui-game-${game}`) : game;
}

/** @returns {GameCard[]} those that have a page */
export function games() {
  return (page.start.games ?? []).filter((/** @type {GameCard} */ { name }) => isShown(name)).map(withBrought);
}

/**
 * The bots that the server knows: those that its host named, then ours from plain to strong.
 * @returns {string[]}
 */
export function bots() {
  return page.start.bots ?? [];
}

/**
 * The boards among which the table may choose; none where the number of players decides.
 * @param {GameCard} card
 */
export function boards(card) {
  const decided = card.maps.some((map) => card.players.some((n) => map === `${n}p`));
  return decided || card.maps.length < 2 ? [] : card.maps;
}

/** Who sits down, for as many as play. */
export function sitters(players = wish.players) {
  return wish.seats.slice(0, players);
}

/** Whether a lobby makes sense: several persons, who may sit at screens of their own. */
export function mayWait() {
  return Boolean(page.start.links) && sitters().filter(({ kind }) => kind === "person").length > 1;
}

/** Whether a clock makes sense: somebody else waits for a person. */
export function isTimed() {
  return sitters().filter(({ kind }) => kind === "person").length > 1;
}

/** @param {number} seat */
export function nameOf(seat) {
  return wish.seats[seat].name.trim() || say("ui-default-person", { n: seat + 1 });
}

/** Whether two who sit down have one name. */
function hasTwins() {
  const names = sitters().map((_, seat) => nameOf(seat).normalize("NFKC").toLowerCase());
  return new Set(names).size < names.length;
}

/**
 * What a game's world adds to the form.
 * @param {string} name of a game
 */
export async function formOf(name) {
  const world = await worldOf(name);
  return (await world.setup()).setup;
}

/**
 * Begins the game that is wished for and goes to its table.
 * @param {GameCard} card
 * @returns {Promise<string>} why not, or ""
 */
export async function start(card) {
  if (hasTwins()) return say("error-names-twice");
  const own = await formOf(card.name);
  const trouble = own.trouble?.(card, wish);
  if (trouble) return trouble;
  const key = sessionStorage.getItem(keyPlace);
  const answer = await request("/api/tables", order(card, own), "POST", key ? { "X-Create-Key": key } : {});
  if (answer.error?.key === "error-create-key") (await import("./links.js")).askKey(tell(answer.error), (found) => keepKey(found, card));
  if (answer.error) return tell(answer.error);
  keep();
  await arrive(answer.found, mayWait() && wish.lobby);
  return "";
}

/**
 * Begins again with a key that was asked for.
 * @param {string} key
 * @param {GameCard} card
 */
function keepKey(key, card) {
  sessionStorage.setItem(keyPlace, key);
  return start(card);
}

/**
 * What the server is asked for.
 * @param {GameCard} card
 * @param {SetUp} own
 */
function order(card, own) {
  const seats = sitters().map(({ kind, bot }, seat) => ({ kind, name: nameOf(seat), ...(kind === "bot" ? { bot } : {}) }));
  const maps = boards(card);
  const { map, rulings } = own.order(card, wish);
  return {
    game: card.name,
    seats,
    rulings,
    ...(brought.game === card.name && brought.things.length ? { content: brought.things.map(({ id }) => id), shown: brought.isShown && isDealt() } : {}),
    random_first: wish.randomFirst && seats.length > 1 && !own.sides?.(card, wish).length,
    ...(clocks[wish.clock] && isTimed() ? { clock: clocks[wish.clock] } : {}),
    ...(mayWait() && wish.lobby ? { lobby: true } : {}),
    ...(map ? { map } : maps.length ? { map: wish.map || maps[0] } : {}),
  };
}
