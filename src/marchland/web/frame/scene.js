// @ts-check
/** Which page is shown, by its address; and how it all begins: worlds, texts, theme, drawing. */
import { learnFirst } from "../art/art.js";
import { html, nothing, render } from "../vendor.js";
import { drawWith, page, refresh } from "./page.js";
import { sayWith, turnTo } from "./texts.js";
import { prefs, showPrefs } from "./prefs.js";
import { openTable } from "./table.js";
import { replays, screen } from "./screen.js";
import { close, helpCard, tapped } from "./help.js";
import { closeDialog, dialog, knowDialog, openDialog } from "./dialog.js";
import { isBookAlone, openBook } from "./book.js";
import { goTo, goAcross, goAlong, goToBoard, goToChosen, goToPlace } from "./focus.js";
import { paint } from "./colours.js";
import { mindHaste } from "./hasty.js";
import { fitFoot } from "./sight.js";
import { later } from "./later.js";
import { mindUndo } from "./undo.js";
import { changeClothes, showWith } from "./worlds.js";

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

const homes = later(async () => (await Promise.all([import("./home.js"), learnFirst()]))[0]);
const forms = later(() => import("./setup.js"));

/**
 * @param {string} game whose form is shown
 * @param {boolean} isNew whether another page was shown before
 */
async function goNew(game, isNew) {
  (await import("./setup.js")).choose(game, isNew);
}

async function goHome() {
  (await import("./saved.js")).loadSaved();
}

/** The workshop, as the app hands it over. @type {() => {workshop: () => any, enter: (way: string[]) => void}|null} */
let workshops = () => null;

function draw() {
  paint(page.table?.colours ?? []);
  render(html`${scene()}${dialog()}${helpCard()}`, root);
  changeClothes();
  fitFoot();
}

function scene() {
  if (page.place === "table" && page.table) return screen(page.table);
  if (page.place === "learn") return page.table ? screen(page.table) : (learning()?.learn() ?? nothing);
  if (page.place === "replay") return page.replay ? screen(page.replay.table) : nothing;
  if (page.place === "workshop") return workshops()?.workshop() ?? nothing;
  if (page.place === "new") return forms()?.setup() ?? nothing;
  return (isBookAlone() ? null : homes()?.home()) ?? nothing;
}

function goThere() {
  const [place, id, at, n, ...more] = location.hash.replace(/^#\//, "").split("/");
  page.menu = false;
  page.dialog = null;
  close();
  if (place === "link") return enter(id ?? "");
  if (place === "table" && id) {
    page.place = at === "at" ? "replay" : "table";
    openTable(id);
    if (at === "at") stepThrough(id, Number(n) || 0);
    else page.replay = page.reviewed = null;
  } else if (place === "learn") {
    page.place = "learn";
    page.replay = null;
    goLearning(id, at);
  } else {
    const before = page.place;
    page.place = place === "new" || place === "workshop" ? place : "home";
    page.table?.close();
    page.table = null;
    page.replay = null;
    if (place === "new") goNew(id, before !== "new");
    else if (place === "workshop") goWorking([id, at, n, ...more]);
    else goHome();
    if (place === "rules" && id) openBook(id, at);
  }
  goToPlace(page.place);
  refresh();
}

/**
 * Opens a link; its secret leaves the address bar and the way back before anything else is done.
 * @param {string} secret
 */
async function enter(secret) {
  history.replaceState(null, "", "#/");
  page.place = "home";
  page.table?.close();
  page.table = null;
  (await import("./links.js")).openLink(secret);
}

/**
 * @param {string} id
 * @param {number} n
 */
async function stepThrough(id, n) {
  const there = location.hash;
  const { openReplay } = await import("./replay.js");
  if (location.hash === there) openReplay(id, n);
  refresh();
}

/** Lessons, and the list of them, fetched when they are first shown. */
const learning = later(() => import("./learn.js"));

/**
 * @param {string} [game] without one the list of lessons is shown
 * @param {string} [lesson]
 */
async function goLearning(game, lesson) {
  const there = location.hash;
  if (!game || !lesson) {
    page.table?.close();
    page.table = null;
    const { loadLessons } = await import("./learn.js");
    return loadLessons(game);
  }
  const { openLesson } = await import("./lesson.js");
  if (location.hash === there) openLesson(game, lesson);
  refresh();
}

/** @type {() => Promise<any>} */
let workshop = () => Promise.resolve({});

/** @param {string[]} way the parts of the address behind the workshop's own */
async function goWorking(way) {
  const there = location.hash;
  const { enter } = await workshop();
  if (location.hash === there) enter(way.filter(Boolean));
}

const settings = later(() => import("./settings.js"));
knowDialog("settings", () => settings()?.settingsDialog(), () => settings()?.leaveSettings());
const links = later(() => import("./links.js"));
knowDialog("links", () => links()?.linksDialog(), () => links()?.leaveLinks());
knowDialog("own-link", () => links()?.ownDialog(), () => links()?.leaveLinks());
knowDialog("create-key", () => links()?.keyDialog());
const keys = later(() => import("./keys.js"));
knowDialog("keys", () => keys()?.keysDialog());

const review = later(() => import("./review.js"));
knowDialog("review", () => (page.table ? review()?.reviewDialog(page.table) : null), () => review()?.leaveReview());

/** A board that is laid for the window is laid anew. */
function relay() {
  for (const table of [page.table, page.replay?.table]) if (table?.view) table.draw(table.view);
}

/** @param {EventTarget|null} target whether a key pressed there is a letter of a text */
function isTyped(target) {
  return target instanceof Element && target.matches("input:not([type=radio], [type=checkbox], [type=range]), textarea");
}

/**
 * Enter where only a reason is read leads back, as Escape does.
 * @param {KeyboardEvent} event
 */
function isClosed({ key, repeat, target }) {
  return key === "Enter" && !repeat && target instanceof Element && target.matches('.ask .sum[tabindex="-1"]');
}

/** Closes what is open: the dialog alone, or help, menu and the choice that is not confirmed. */
function leave() {
  if (page.dialog) return closeDialog();
  close();
  if (page.menu && document.activeElement?.closest(".menu")) goTo([".menu-button"]);
  page.menu = false;
  if (page.table?.region) goToBoard();
  else goToChosen();
  page.table?.forget();
  refresh();
}

/**
 * @param {import("./world.js").Worlds} worlds by family
 * @param {() => Promise<any>} made the workshop, fetched when it is opened
 */
export async function begin(worlds, made) {
  showWith(worlds);
  workshop = made;
  workshops = later(made);
  page.start = JSON.parse(document.getElementById("start")?.textContent || "{}");
  showPrefs();
  sayWith({ changed: refresh });
  const spoken = turnTo(prefs.lang);
  mindHaste();
  mindUndo();
  addEventListener("hashchange", goThere);
  addEventListener("resize", relay);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" || isClosed(event)) leave();
    if (event.key === "?" && !isTyped(event.target)) openDialog("keys");
    if (event.key === "F6" && page.table && page.place !== "replay" && !document.querySelector("dialog[open]")) {
      event.preventDefault();
      goAcross(event.shiftKey);
    }
    if (page.place === "replay") replays()?.replayKey(event);
    goAlong(event);
  });
  addEventListener("click", tapped);
  goThere();
  await spoken;
  drawWith(draw);
  refresh();
}
