// @ts-check
/** One thing in the making: what was typed, what is wrong with it, and that nothing of it is lost. */
import { refresh } from "../frame/page.js";
import { request } from "../frame/request.js";

/** @typedef {import("../frame/types.js").Say} Say */
/** @typedef {(string|number)[]} Place keys that lead to a field */
/** @typedef {{place: Place, key: string, args: Record<string, any>, text: string}} Wrong */
/** @typedef {Say & {place: Place}} Told */

/** Milliseconds after the last change until it is kept. */
const rest = 250;

export class Draft {
  /**
   * @param {any} found as the server tells it
   * @param {any} offer what its form may offer
   */
  constructor(found, offer) {
    this.id = /** @type {string} */ (found.id);
    this.game = /** @type {string} */ (found.game);
    this.kind = /** @type {string} */ (found.kind);
    this.offer = offer;
    this.data = /** @type {any} */ (found.data);
    /** @type {Wrong[]} */
    this.problems = [];
    /** @type {Told[]} */
    this.told = [];
    /** @type {any} what many games told of it, null before */
    this.figures = found.figures;
    this.digest = /** @type {string} */ (found.digest);
    /** Whether all that was typed is kept by the server. */
    this.isKept = true;
    /** @type {Say|null} why it could not be kept */
    this.error = null;
    this.clock = 0;
    this.hear(found);
    const left = localStorage.getItem(this.spare);
    if (left) {
      this.data = JSON.parse(left);
      this.soon();
    }
  }

  /** Where it lies in this browser until the server has it. */
  get spare() {
    return `marchland-draft-${this.id}`;
  }

  /** @param {any} found */
  hear(found) {
    this.problems = found.problems;
    this.told = found.told;
    this.digest = found.digest;
  }

  /**
   * Changes the tables.
   * @param {(data: any) => void} how
   */
  change(how) {
    how(this.data);
    this.soon();
    refresh();
  }

  soon() {
    this.isKept = false;
    try {
      localStorage.setItem(this.spare, JSON.stringify(this.data));
    } catch {
      // A browser that keeps nothing still sends it.
    }
    window.clearTimeout(this.clock);
    this.clock = window.setTimeout(() => this.keep(), rest);
  }

  /** Lets the server keep it as it is now. */
  async keep() {
    window.clearTimeout(this.clock);
    const sent = JSON.stringify(this.data);
    const answer = await request(`/api/workshop/${this.id}`, { game: this.game, kind: this.kind, data: this.data }, "PUT");
    this.error = answer.error;
    if (!answer.error && JSON.stringify(this.data) === sent) {
      this.isKept = true;
      localStorage.removeItem(this.spare);
    }
    if (!answer.error) this.hear(answer.found);
    refresh();
  }

  /**
   * What is wrong at a place; of a list or table, with what lies in it.
   * @param {Place} place
   * @param {boolean} [deep]
   */
  wrongAt(place, deep = false) {
    const at = place.join("/");
    return this.problems.filter((one) => one.place.join("/") === at || (deep && one.place.join("/").startsWith(`${at}/`)));
  }

  /**
   * What is said at a place; of a thing of the box that is not in the file, as the offer says it.
   * @param {Place} place
   * @returns {Told[]}
   */
  toldAt(place) {
    const [slot, id] = place;
    const all = this.offer.told && !this.data[slot]?.[id] ? this.offer.told : this.told;
    return all.filter((/** @type {Told} */ one) => one.place.join("/") === place.join("/"));
  }
}
