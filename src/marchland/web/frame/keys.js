// @ts-check
/** The list of keys, and of what a mouse or a finger does on the map. */
import { html } from "../vendor.js";
import { dialogOf } from "./dialog.js";
import { say } from "./texts.js";

/** What stands for all four of them. */
const arrows = "arrows";
/** Keys by what they do, in the order of their need. @type {[string, string[]][]} */
const keys = [
  ["next", ["Tab"]],
  ["across", ["F6"]],
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
const gestures = ["tap", "drag", "zoom", "token"];

/** What is not at hand comes last. */
export function keysDialog() {
  const list = html`<dl class="keys">${keys.map(row)}</dl>`;
  const touched = html`<h3>${say("ui-gestures")}</h3>
      <ul class="gestures">${gestures.map((what) => html`<li>${say(`ui-gesture-${what}`)}</li>`)}</ul>`;
  return dialogOf(say("ui-keys"), matchMedia("(pointer: coarse)").matches ? html`${touched} ${list}` : html`${list} ${touched}`);
}

/** @param {[string, string[]]} key what it does, and what stands on it */
function row([what, names]) {
  return html`<div><dt>${names.map((each) => html`<kbd>${each === arrows ? say("ui-key-arrows") : each}</kbd> `)}</dt><dd>${say(`ui-keys-${what}`)}</dd></div>`;
}
