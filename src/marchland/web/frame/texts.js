// @ts-check
/** Sentences from keys and arguments, in the reader's language (docs/texts.md). */
import { FluentBundle, FluentResource } from "../vendor.js";
import { headed, hungarianArticle, MARK } from "./wording.js";

const forms = [
  "acc", "dat", "gen", "abl", "in", "low", "fem", "femacc", "mas", "masacc", "gender", "for", "count",
];
const kinds = [
  "race", "power", "piece", "terrain", "mark", "faction", "hero", "land", "resource", "action",
  "use", "site", "face", "tek-terrain",
];
/** @type {Record<string, string>} */
const prefixes = { resource: "tek-resource", action: "tek-action", face: "island" };

/** By language and game: the page's own texts and that game's, never those of another. @type {Map<string, any>} */
const bundles = new Map();
/** What each of them holds. @type {Map<string, Set<string>>} */
const gathered = new Map();
/** Parts of a game's texts that were asked for when something was opened, such as its rules. @type {Set<string>} */
const opened = new Set();
let current = "en";
let wanted = "en";
/**
 * The game whose words are spoken, and the one that they were asked for last; "" for none. One with content of its
 * own at a table is GAME@TABLE.
 */
let spoken = "";
let awaited = "";
/** @type {Map<string, Promise<string>>} */
const asked = new Map();
/** The game whose English was asked for. @type {string|null} */
let english = null;

/** @type {(words: null) => void} */
let begun;
/** Done when there are words to speak with. @type {Promise<null>} */
export const worded = new Promise((done) => (begun = done));

/** What the renderer must know of the table on the page. */
const around = {
  /** @type {(seat: number) => string} */
  seat: (seat) => String(seat + 1),
  /** @type {(region: string) => string|null} */
  terrain: () => null,
  /** Called when sentences have come that were missing. */
  changed: () => {},
  /** @type {(region: string) => string|null} */
  named: () => null,
};

/** @param {Partial<typeof around>} known */
export function sayWith(known) {
  Object.assign(around, known);
}

/** The language the page speaks now. */
export function language() {
  return current;
}

/**
 * Speaks a language, with the texts of the page and of the game on it.
 * @param {string} lang
 */
export async function turnTo(lang) {
  wanted = lang;
  await gather(lang, awaited);
  if (wanted !== lang) return;
  await gather(lang, spoken);
  current = lang;
  document.documentElement.lang = lang;
  begun(null);
}

/**
 * Loads what a game says and lets it speak.
 * @param {string} game
 * @returns {Promise<boolean>} false where another game was asked for meanwhile
 */
export async function learnGame(game) {
  awaited = game;
  await gather(wanted, game);
  if (bundles.has(`${current}/${spoken}`)) await gather(current, game);
  if (awaited !== game) return false;
  spoken = game;
  return true;
}

/**
 * Loads what is said only where a part of the page is open, of the game that is spoken.
 * @param {"rules"|"lessons"|"effects"|"workshop"|"together"|"dialogs"} part
 */
export async function learnPart(part) {
  opened.add(part);
  await Promise.all([gather(wanted, awaited), gather(current, spoken)]);
}

/**
 * Whether a game's own words are spoken, not those of another game with the same ids.
 * @param {string} game
 */
export function speaks(game) {
  return spoken === game && bundles.has(`${current}/${game}`);
}

/** English is fetched only where the language lacks a sentence. */
function askEnglish() {
  if (current === "en" || english === spoken || !bundles.size) return;
  english = spoken;
  gather("en", spoken).then(() => around.changed());
}

/**
 * Puts together what a language says of a game.
 * @param {string} lang
 * @param {string} game "" for the page alone
 */
async function gather(lang, game) {
  const key = `${lang}/${game}`;
  const [plain, table] = game.split("@");
  const more = [...opened].map((part) => `${plain || "page"}/${part}`);
  const parts = ["page", ...(game ? [plain] : []), ...more, ...(table ? [`table/${table}`] : [])];
  const lacking = parts.filter((part) => !gathered.get(key)?.has(part));
  if (!lacking.length) return;
  const texts = await Promise.all(lacking.map((part) => fetched(lang, part)));
  const bundle = bundles.get(key) ?? new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(key, bundle);
  gathered.set(key, new Set([...(gathered.get(key) ?? []), ...parts]));
}

/**
 * @param {string} lang
 * @param {string} part the page or a game
 * @returns {Promise<string>}
 */
function fetched(lang, part) {
  const address = `/text/${lang}/${part}.ftl`;
  const text = asked.get(address) ?? fetchText(address);
  asked.set(address, text);
  text.catch(() => asked.delete(address));
  return text;
}

/** @param {string} address */
async function fetchText(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** @param {string} key */
export function has(key) {
  return Boolean(found(key));
}

/**
 * The sentence of a key; English where the language lacks it, then the key.
 * @param {string} key
 * @param {Record<string, any>} [args]
 * @returns {string}
 */
export function say(key, args = {}) {
  return headed(phrase(key, args));
}

/**
 * A sentence, or what becomes part of a longer one.
 * @param {string} key
 * @param {Record<string, any>} args
 * @returns {string}
 */
function phrase(key, args) {
  const at = found(key);
  if (!at) askEnglish();
  if (!at) return key;
  return at.bundle.formatPattern(at.message.value, variables(args), []);
}

/** @param {{key: string, args?: Record<string, any>}|null|undefined} what */
export function tell(what) {
  return what ? say(what.key, { ...what, ...what.args }) : "";
}

/** What the seat that the rules play is called within a sentence. */
export function opponent() {
  return MARK + phrase("opponent", {});
}

/**
 * A name by its id: `name("orcs")`.
 * @param {string} id
 * @param {string} [kind]
 */
export function name(id, kind = "name") {
  return say(...nameKey(id, kind));
}

/**
 * @param {string} id
 * @param {string} kind
 * @returns {[string]}
 */
function nameKey(id, kind) {
  const key = [kind, ...kinds].map((each) => `${prefixes[each] ?? each}-${id}`).find(found);
  return [key ?? id.replaceAll("_", " ")];
}

/** @param {string} id */
export function regionName(id) {
  return /** @type {string} */ (regionForms(id)[""]);
}

/** @param {string} key */
function found(key) {
  for (const lang of [current, "en"]) {
    const bundle = bundles.get(`${lang}/${spoken}`);
    const message = bundle?.getMessage(key);
    if (bundle && message?.value) return { bundle, message };
  }
  return null;
}

/**
 * A message and its attributes, as forms of one word.
 * @param {string} key
 * @param {Record<string, any>} inner
 * @returns {Record<string, string>}
 */
function formsOf(key, inner) {
  const at = found(key);
  /** @type {Record<string, string>} */
  const result = {};
  const value = at ? at.bundle.formatPattern(at.message.value, inner, []) : key;
  result[""] = value;
  for (const form of forms) {
    const pattern = at?.message.attributes[form];
    if (pattern && at) result[form] = at.bundle.formatPattern(pattern, inner, []);
    else result[form] = form === "gender" || form === "for" ? "none" : value;
  }
  result.art = article(value);
  return result;
}

/** @param {string} word */
function article(word) {
  return current === "hu" ? hungarianArticle(word) : "";
}

/**
 * @param {string} id
 * @returns {Record<string, string>}
 */
function placeForms(id) {
  const [land, letter] = id.split("/");
  const number = letter.toUpperCase();
  const terrain = around.terrain(id);
  const inner = { number, land: name(land, "land"), terrain: number };
  if (!terrain) return formsOf("tek-place-bare", inner);
  return formsOf("tek-place", { ...inner, terrain: say(`tek-terrain-${terrain}`) });
}

/**
 * @param {string} id
 * @returns {Record<string, string>}
 */
function regionForms(id) {
  if (id.includes("/")) return placeForms(id);
  const called = around.named(id) ?? (found(`region-${id}`) ? say(`region-${id}`) : null);
  if (called) return formsOf("named-region", { name: called });
  const number = /^r\d+$/.test(id) ? id.slice(1) : id;
  const terrain = around.terrain(id);
  if (!terrain) return formsOf(number, {});
  const inner = { number };
  put(inner, "terrain", formsOf(...nameKey(terrain, "terrain"), {}));
  return formsOf("region", inner);
}

/**
 * @param {Record<string, any>} into
 * @param {string} argument
 * @param {Record<string, string>} word
 */
function put(into, argument, word) {
  for (const [form, text] of Object.entries(word)) {
    into[form ? `${argument}_${form}` : argument] = text;
  }
}

/** @param {string} argument */
function kindOf(argument) {
  const last = argument.slice(argument.lastIndexOf("_") + 1);
  if (kinds.includes(argument)) return argument;
  if (["race", "name", "resource", "face", "action"].includes(last)) return last;
  if (argument === "to" || last === "region") return "region";
  if (argument === "other" || last === "seat") return "seat";
  return ["regions", "plan", "seats", "units", "shown"].includes(argument) ? argument : "";
}

/**
 * @param {Record<string, any>} args
 * @returns {Record<string, any>}
 */
export function variables(args) {
  /** @type {Record<string, any>} */
  const result = {};
  const number = typeof args.n === "number" ? args.n : null;
  const inner = number === null ? {} : { n: Math.abs(number), n_abs: Math.abs(number) };
  for (const [argument, value] of Object.entries(args)) {
    if (value === null || value === undefined) result[argument] = "none";
    else variable(result, argument, value, inner);
  }
  if (typeof args.race === "string" && "power" in args) combination(result, args);
  return result;
}

/**
 * @param {Record<string, any>} result
 * @param {string} argument
 * @param {any} value
 * @param {Record<string, any>} inner
 */
function variable(result, argument, value, inner) {
  const kind = kindOf(argument);
  if (typeof value === "object" && "key" in value) result[argument] = phrase(value.key, { ...value, ...value.args });
  else if (kind === "region") put(result, argument, regionForms(value));
  else if (kind === "seat") result[argument] = around.seat(value);
  else if (kind === "regions") {
    result.regions = joined(value.map(regionName));
    result.regions_count = value.length;
  } else if (kind === "plan") {
    result.plan = joined(Object.entries(value).map(planItem));
    result.plan_count = Object.values(value).reduce((a, b) => a + b, 0);
  } else if (kind === "units") result[argument] = Object.entries(value).map(unit).join(", ");
  else if (kind === "shown") result[argument] = value.map(shown).join(", ");
  else if (kind === "seats") {
    result.seats = joined(value.map(around.seat));
    result.seats_count = value.length;
  } else if (typeof value === "boolean") result[argument] = String(value);
  else if (kind === "face" && around.named(value)) put(result, argument, formsOf("named-region", { name: around.named(value) }));
  else if (kind) put(result, argument, formsOf(nameKey(String(value), kind)[0], inner));
  else if (typeof value === "number") {
    result[argument] = value;
    result[`${argument}_abs`] = Math.abs(value);
    result[`${argument}_sign`] = value < 0 ? "−" : "+";
    result[`${argument}_art`] = article(String(value));
  } else if (typeof value === "string") result[argument] = value;
}

/** @param {[string, any]} pair */
function unit([resource, n]) {
  return phrase("tek-unit", { resource, n });
}

/** @param {[number, number]} pair */
function shown([seat, n]) {
  return phrase("tek-shown", { seat, n });
}

/** @param {[string, any]} pair */
function planItem([region, n]) {
  return phrase("plan-item", { region, n });
}

/**
 * @param {Record<string, any>} result
 * @param {Record<string, any>} args
 */
function combination(result, args) {
  if (args.power) put(result, "combo", formsOf("combo", { ...result }));
  else for (const form of ["", "art", ...forms]) {
    const suffix = form && `_${form}`;
    result[`combo${suffix}`] = result[`race${suffix}`];
  }
}

/**
 * @param {string[]} items
 * @returns {string}
 */
export function joined(items) {
  if (items.length < 2) return items[0] ?? "";
  const last = items[items.length - 1];
  const start = items.slice(0, -1).reduce((a, b) => phrase("list-more", { a, b }));
  return phrase("list-last", { a: start, b: last });
}

/**
 * A number with a true minus sign.
 * @param {number} n
 */
export function signed(n) {
  return n < 0 ? `−${-n}` : String(n);
}
