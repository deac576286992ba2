// @ts-check
/** A board in the making: what is chosen of it, what can be taken back, and the photo under it. */
import { afterDrawing, refresh } from "../frame/page.js";
import { request } from "../frame/request.js";
import { say } from "../frame/texts.js";

/** @typedef {import("./draft.js").Draft} Draft */
/** @typedef {import("./outlines.js").Board} Board */
/** @typedef {import("./outlines.js").Point} Point */
/** @typedef {{kind: "corner"|"region", corner: number, from: Point, before: string, isMoved: boolean, view: number[]}} Drag */

/** The most steps that are taken back. */
const longest = 200;
/** Megabytes of the largest photo. */
const most = 20;
const largest = most * 1024 * 1024;
const pictures = ["image/png", "image/jpeg", "image/webp"];

export class Editor {
  /** @param {Draft} draft */
  constructor(draft) {
    this.draft = draft;
    /** The chosen region, "" for none. */
    this.region = Object.keys(this.board.region ?? {})[0] ?? "";
    /** The chosen corner of it, -1 for none. */
    this.corner = -1;
    /** @type {string[]} */
    this.past = [];
    /** @type {string[]} */
    this.future = [];
    /** What the last change was about: more of the same is taken back at once. */
    this.last = "";
    /** Why something could not be done. */
    this.note = "";
    this.isGraph = true;
    /** @type {Drag|null} */
    this.drag = null;
    /** The corners of a region that is being drawn, null while none is. @type {Point[]|null} */
    this.drawn = null;
    /** @type {{url: string, width: number, height: number, scale: number}|null} */
    this.photo = null;
    /** How the board will lie on the table: its digest and its drawing. @type {{digest: string, drawing: any}|null} */
    this.preview = null;
  }

  /** @returns {Board} */
  get board() {
    return this.draft.data;
  }

  /** Whether there is a drawing to work on. */
  get isDrawn() {
    const { drawing, region } = this.board;
    const points = drawing?.points;
    const isPoint = (/** @type {any} */ one) => Array.isArray(one) && one.length === 2 && one.every(Number.isFinite);
    const isRing = (/** @type {any} */ row) => Array.isArray(row?.outline) && row.outline.every((/** @type {any} */ n) => n in points);
    return Boolean(region && typeof region === "object" && Array.isArray(points) && points.every(isPoint) && Object.values(region).every(isRing));
  }

  written() {
    const { drawing, region } = this.board;
    return JSON.stringify({ drawing, region });
  }

  /**
   * Puts drawing and regions back as they were written; a list has no drawing.
   * @param {string} text
   */
  put(text) {
    const { data } = this.draft;
    delete data.drawing;
    Object.assign(data, JSON.parse(text));
  }

  /**
   * Tells why something could not be done.
   * @param {string} note
   */
  say(note) {
    this.note = note;
    refresh();
  }

  /**
   * Changes drawing or regions; it can be taken back.
   * @param {(board: Board) => any} how returns false or null where it cannot be done, and nothing is changed then
   * @param {{last?: string, why?: string}} [more] what it is about; why it could not be done, as a key
   */
  edit(how, { last = "", why = "" } = {}) {
    const before = this.written();
    const done = how(this.board);
    if (done === false || done === null) {
      this.put(before);
      this.say(why && say(why));
      return done;
    }
    this.keep(before, last);
    return done;
  }

  /**
   * Keeps what was before a change that is done.
   * @param {string} before
   * @param {string} [last]
   */
  keep(before, last = "") {
    if (!last || last !== this.last) this.past.push(before);
    if (this.past.length > longest) this.past.shift();
    this.last = last;
    this.future = [];
    this.note = "";
    this.settle();
    this.draft.change(() => {});
  }

  /** Forgets a choice that is no longer there. */
  settle() {
    const { region } = this.board;
    if (!(this.region in region)) this.region = Object.keys(region)[0] ?? "";
    if (!region[this.region]?.outline?.includes(this.corner)) this.corner = -1;
  }

  undo() {
    this.turn(this.past, this.future);
  }

  redo() {
    this.turn(this.future, this.past);
  }

  /**
   * @param {string[]} from
   * @param {string[]} to
   */
  turn(from, to) {
    const found = from.pop();
    if (found === undefined) return;
    to.push(this.written());
    this.put(found);
    this.last = this.note = "";
    this.settle();
    this.draft.change(() => {});
  }

  /**
   * @param {string} region
   * @param {number} [corner]
   */
  choose(region, corner = -1) {
    Object.assign(this, { region, corner, last: "", note: "" });
    refresh();
  }

  /**
   * Lays a photo under the drawing; it never leaves this browser.
   * @param {File|undefined} file
   */
  async lay(file) {
    if (!file) return;
    const why = !pictures.includes(file.type) ? "craft-board-photo-kind" : file.size > largest ? "craft-board-photo-large" : "";
    this.note = why && say(why, { most });
    if (!why) {
      this.away();
      const url = URL.createObjectURL(file);
      const picture = new Image();
      picture.src = url;
      try {
        await picture.decode();
        this.photo = { url, width: picture.naturalWidth, height: picture.naturalHeight, scale: 100 };
      } catch {
        URL.revokeObjectURL(url);
        this.note = say("craft-board-photo-kind");
      }
    }
    refresh();
  }

  away() {
    if (this.photo) URL.revokeObjectURL(this.photo.url);
    this.photo = null;
    refresh();
  }

  /** Fetches how it will lie on the table. */
  async show() {
    const { draft } = this;
    if (!draft.isKept) await draft.keep();
    const { digest } = draft;
    this.preview = { digest, drawing: null };
    refresh();
    const answer = await request(`/api/workshop/${draft.id}/map/${draft.data.name}.json`);
    if (this.preview?.digest !== digest) return;
    this.preview = answer.error ? null : { digest, drawing: answer.found };
    this.note = answer.error ? say("craft-board-no-preview") : "";
    afterDrawing(() => document.querySelector(".board-preview")?.scrollIntoView({ block: "nearest" }));
  }
}

/** @type {WeakMap<Draft, Editor>} */
const editors = new WeakMap();

/** @param {Draft} draft */
export function editorOf(draft) {
  const found = editors.get(draft) ?? new Editor(draft);
  editors.set(draft, found);
  return found;
}
