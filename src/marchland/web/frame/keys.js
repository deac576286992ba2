// @ts-check
/** The list of keys, and of what a mouse or a finger does on the map. */
import { html } from "../vendor.js";
import { dialogOf } from "./dialog.js";
import { page } from "./page.js";
import { learnPart, say } from "./texts.js";

await learnPart("dialogs").catch(() => {});

/** What stands for all four of them. */
const arrows = "arrows";
/** Keys by what they do, in the order of their need. @type {[string, string[]][]} */
const keys = [
  ["next", ["Tab"]],
  ["across", ["F6"]],
  ["menu", ["Shift F6"]],
  ["row", [arrows]],
  ["arrows", [arrows]],
  ["leaf", ["Page Down", "Page Up"]],
  ["choose", ["Enter"]],
  ["count", ["+", "−"]],
  ["log", [arrows]],
  ["leave", ["Esc"]],
  ["undo", ["Ctrl Z"]],
  ["redo", ["Ctrl Shift Z"]],
  ["replay", [arrows, "Page Up", "Page Down"]],
  ["list", ["?"]],
];
/** What is done only where pieces on the map are counted and dragged, and what stands in its place elsewhere. */
const [counting, dragging, still] = ["count", "token", "zoom"];
const gestures = ["tap", "drag", "zoom", "token"];

/** What is not at hand comes last. */
export function keysDialog() {
  const world = page.table?.world;
  const drags = !world || Boolean(world.isLoose);
  const list = html`<dl class="keys">${keys.map(([what, names]) => row([what === counting && !drags ? still : what, names]))}</dl>`;
  const touched = html`<h3>${say("ui-gestures")}</h3>
      <ul class="gestures">${gestures.filter((what) => drags || what !== dragging).map((what) => html`<li>${say(`ui-gesture-${what}`)}</li>`)}</ul>`;
  return dialogOf(say("ui-keys"), matchMedia("(pointer: coarse)").matches ? html`${touched} ${list}` : html`${list} ${touched}`);
}

/** @param {[string, string[]]} key what it does, and what stands on it */
function row([what, names]) {
  return html`<div><dt>${names.map((each) => html`<kbd>${each === arrows ? say("ui-key-arrows") : each}</kbd> `)}</dt><dd>${say(`ui-keys-${what}`)}</dd></div>`;
}
