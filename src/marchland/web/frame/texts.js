// @ts-check
/** Sentences from keys and arguments, in the reader's language (docs/texts.md). */
import { FluentBundle, FluentResource } from "../vendor.js";

const forms = [
  "acc", "dat", "gen", "abl", "in", "low", "fem", "femacc", "mas", "masacc", "gender", "count",
];
const kinds = [
  "race", "power", "piece", "terrain", "mark", "faction", "hero", "land", "resource", "action",
  "use", "site", "face",
];
/** @type {Record<string, string>} */
const prefixes = { resource: "tek-resource", action: "tek-action", face: "island" };

/** @type {Map<string, any>} */
const bundles = new Map();
let current = "en";
let wanted = "en";
/** What has been asked for: the page's own texts and those of games. */
const parts = new Set(["page"]);
/** @type {Map<string, Promise<string>>} */
const asked = new Map();
/** @type {Set<string>} */
const done = new Set();
/** The game whose texts were added last, by language: two games may share an id. */
const latest = new Map();
/** @type {Promise<void>|null} */
let english = null;

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
 * Loads all texts of a language and speaks it.
 * @param {string} lang
 * @param {(lang: string) => Promise<string>} [load]
 */
export async function speak(lang, load = fetchText) {
  await learn(lang, "", load);
  current = lang;
  document.documentElement.lang = lang;
}

/**
 * Speaks a language, with the texts of the page and of the games seen so far.
 * @param {string} lang
 */
export async function turnTo(lang) {
  wanted = lang;
  await Promise.all([...parts].map((part) => fetched(lang, part)));
  for (const part of parts) await learn(lang, part);
  current = lang;
  document.documentElement.lang = lang;
}

/**
 * Loads what a game says, and lets it speak where another game has the same id.
 * @param {string} game
 * @returns {Promise<boolean>} false where another game was asked for meanwhile
 */
export async function learnGame(game) {
  parts.delete(game);
  parts.add(game);
  await fetched(wanted, game);
  if ([...parts].at(-1) !== game) return false;
  await learn(wanted, game);
  return true;
}

/**
 * Whether what a game says is here.
 * @param {string} game
 */
export function knows(game) {
  return done.has(`${current}/${game}`);
}

/**
 * Whether a game's own words are spoken, not those of another game with the same ids.
 * @param {string} game
 */
export function speaks(game) {
  return latest.get(current) === game;
}

/** English is fetched only where the language lacks a sentence. */
function askEnglish() {
  if (current === "en" || english || !parts.size || !bundles.size) return;
  english = Promise.all([...parts].map((part) => learn("en", part))).then(() => around.changed());
}

/**
 * @param {string} lang
 * @param {string} [part]
 */
async function fetchText(lang, part = "") {
  const address = part ? `/text/${lang}/${part}.ftl` : `/text/${lang}.ftl`;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/**
 * @param {string} lang
 * @param {string} part the page, a game, or nothing for all
 * @param {(lang: string, part?: string) => Promise<string>} [load]
 */
async function learn(lang, part, load = fetchText) {
  const key = `${lang}/${part}`;
  const text = await fetched(lang, part, load);
  const isGame = part !== "" && part !== "page";
  if (done.has(key) && (!isGame || latest.get(lang) === part)) return;
  done.add(key);
  if (isGame) latest.set(lang, part);
  if (!bundles.has(lang)) bundles.set(lang, new FluentBundle(lang, { useIsolating: false }));
  bundles.get(lang).addResource(new FluentResource(text), { allowOverrides: isGame });
}

/**
 * @param {string} lang
 * @param {string} part
 * @param {(lang: string, part?: string) => Promise<string>} [load]
 * @returns {Promise<string>}
 */
function fetched(lang, part, load = fetchText) {
  const key = `${lang}/${part}`;
  const text = asked.get(key) ?? load(lang, part);
  asked.set(key, text);
  return text;
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
  const at = found(key);
  if (!at) askEnglish();
  if (!at) return key;
  return at.bundle.formatPattern(at.message.value, variables(args), []);
}

/** @param {{key: string, args?: Record<string, any>}|null|undefined} what */
export function tell(what) {
  return what ? say(what.key, { ...what, ...what.args }) : "";
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
    const bundle = bundles.get(lang);
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
    else result[form] = form === "gender" ? "none" : value;
  }
  result.art = current === "hu" ? article(value) : "";
  return result;
}

/** @param {string} word */
function article(word) {
  const vowel = /^[aáeéiíoóöőuúüű]/i.test(word);
  return vowel || /^5/.test(word) || /^1(\D|$)/.test(word) ? "az" : "a";
}

/**
 * @param {string} id
 * @returns {Record<string, string>}
 */
function placeForms(id) {
  const [land, number] = id.split("/");
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
  put(inner, "terrain", formsOf(...nameForms(terrain, "terrain")));
  return formsOf("region", inner);
}

/**
 * @param {string} id
 * @param {string} kind
 * @returns {[string, {}]}
 */
function nameForms(id, kind) {
  return [nameKey(id, kind)[0], {}];
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
  if (["race", "name", "resource", "face"].includes(last)) return last;
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
  if (kind === "region") put(result, argument, regionForms(value));
  else if (kind === "seat") result[argument] = around.seat(value);
  else if (kind === "regions") result.regions = joined(value.map(regionName));
  else if (kind === "plan") result.plan = joined(Object.entries(value).map(planItem));
  else if (kind === "units") result[argument] = Object.entries(value).map(unit).join(", ");
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
  } else if (typeof value === "string") result[argument] = value;
}

/** @param {[string, any]} pair */
function unit([resource, n]) {
  return say("tek-unit", { resource, n });
}

/** @param {[number, number]} pair */
function shown([seat, n]) {
  return say("tek-shown", { seat, n });
}

/** @param {[string, any]} pair */
function planItem([region, n]) {
  return say("plan-item", { region, n });
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
  const start = items.slice(0, -1).reduce((a, b) => say("list-more", { a, b }));
  return say("list-last", { a: start, b: last });
}
