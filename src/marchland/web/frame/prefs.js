// @ts-check
/** What a person likes, kept in this browser: language, and each setting. */
import { html } from "../vendor.js";
import { refresh } from "./page.js";
import { say, turnTo } from "./texts.js";

export const languages = { en: "English", cs: "Čeština", hu: "Magyar", pl: "Polski" };

/** What can be set, each with its values; the first holds until another is chosen. @type {[string, string[]][]} */
export const settings = [
  ["confirm", ["dangerous", "always", "never"]],
  ["numbers", ["on", "off"]],
  ["text", ["normal", "large", "larger"]],
  ["colours", ["usual", "apart", "contrast"]],
  ["hand", ["right", "left"]],
  ["theme", ["auto", "light", "dark"]],
  ["motion", ["normal", "fast", "off"]],
  ["sound", ["off", "on"]],
  ["notify", ["off", "on"]],
];

export const paces = ["normal", "fast", "step"];

const kept = read();
/** @type {Record<string, string>} the language, the pace of bots where one was chosen, and the value of each setting */
export const prefs = { lang: kept.lang in languages ? kept.lang : spoken(), pace: paces.includes(kept.pace) ? kept.pace : "" };
for (const [name, values] of settings) {
  prefs[name] = values.includes(kept[name]) ? kept[name] : values[0];
}

function read() {
  try {
    return JSON.parse(localStorage.getItem("marchland") ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function spoken() {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2));
  return wished.find((tag) => tag in languages) ?? "en";
}

function keep() {
  try {
    localStorage.setItem("marchland", JSON.stringify(prefs));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Tells the style sheets of every setting that was changed: `data-theme="dark"`. */
export function showPrefs() {
  const marks = document.documentElement.dataset;
  for (const [name, values] of settings) {
    if (prefs[name] === values[0]) delete marks[name];
    else marks[name] = prefs[name];
  }
}

/** How much larger letters are wished. */
export function enlarged() {
  return prefs.text === "larger" ? 1.3 : prefs.text === "large" ? 1.15 : 1;
}

/**
 * Which part of its time what moves, or is told, takes.
 * @param {{pace: string}|null} table
 */
export function haste(table) {
  return prefs.motion === "fast" || table?.pace === "fast" ? 0.5 : 1;
}

/** @param {string} lang */
async function chooseLanguage(lang) {
  prefs.lang = lang;
  keep();
  await turnTo(lang);
  refresh();
}

/**
 * @param {string} name of a setting
 * @param {string} value
 */
export function choose(name, value) {
  prefs[name] = value;
  keep();
  showPrefs();
  if (name === "notify" && value === "on") import("./notice.js").then((notice) => notice.askLeave());
  dispatchEvent(new Event("resize"));
  refresh();
}

/**
 * At tables that this person sets up bots go on so fast from now on.
 * @param {string} pace
 */
export function keepPace(pace) {
  prefs.pace = pace;
  keep();
}

/** The language, to be chosen where whoever comes here reads none but their own. */
export function languagePick() {
  return html`<label class="pick">
    <span>${say("ui-language")}</span>
    <select @change=${(e) => chooseLanguage(e.target.value)}>
      ${Object.entries(languages).map(
        ([id, name]) => html`<option value=${id} lang=${id} ?selected=${id === prefs.lang}>${name}</option>`,
      )}
    </select>
  </label>`;
}
