// @ts-check
/** What a person likes, kept in this browser: language, light or dark, pace, questions asked. */
import { html } from "../vendor.js";
import { refresh } from "./page.js";
import { say, turnTo } from "./texts.js";

export const languages = { en: "English", cs: "Čeština", hu: "Magyar", pl: "Polski" };
const themes = ["auto", "light", "dark"];

const kept = read();
export const prefs = {
  lang: kept.lang in languages ? kept.lang : spoken(),
  theme: themes.includes(kept.theme) ? kept.theme : "auto",
};

function read() {
  try {
    return JSON.parse(localStorage.getItem("marchland") ?? "{}");
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

export function showTheme() {
  const root = document.documentElement;
  if (prefs.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = prefs.theme;
}

/** @param {string} lang */
async function chooseLanguage(lang) {
  prefs.lang = lang;
  keep();
  await turnTo(lang);
  refresh();
}

/** @param {string} theme */
function chooseTheme(theme) {
  prefs.theme = theme;
  keep();
  showTheme();
  refresh();
}

/** The two switches every page carries. */
export function switches() {
  return html`
    <label class="pick">
      <span>${say("ui-language")}</span>
      <select @change=${(e) => chooseLanguage(e.target.value)}>
        ${Object.entries(languages).map(
          ([id, name]) =>
            html`<option value=${id} lang=${id} ?selected=${id === prefs.lang}>${name}</option>`,
        )}
      </select>
    </label>
    <label class="pick">
      <span>${say("ui-theme")}</span>
      <select @change=${(e) => chooseTheme(e.target.value)}>
        ${themes.map(
          (id) =>
            html`<option value=${id} ?selected=${id === prefs.theme}>
              ${say(`ui-theme-${id}`)}
            </option>`,
        )}
      </select>
    </label>
  `;
}
