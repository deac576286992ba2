// @ts-check
/** One WebSocket to a table, which comes back by itself when it is lost. */

const noSuchTable = 4404;
const pauses = [250, 500, 1000, 2000, 4000];

/**
 * A value with a change put into it: `[value]` puts a value there, `[]` takes a key away, and an
 * object changes what it names.
 * @param {any} value
 * @param {any} change
 * @returns {any}
 */
export function changed(value, change) {
  if (Array.isArray(change)) return change[0];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(part) && !part.length) delete copy[key];
    else copy[key] = changed(copy[key], part);
  }
  return copy;
}

/** Parts of less weight are not remembered, and so many are. */
const light = 5;
const known = 1000;

/** The parts that came on one line: a later message names them by their numbers (docs/protocol.md). */
export class Parts {
  constructor() {
    /** @type {Map<number, [any, number]>} by number a part and its weight */
    this.known = new Map();
    this.next = 0;
  }

  /**
   * A value with all its parts.
   * @param {any} value
   * @returns {any}
   */
  whole(value) {
    return this.read(value)[0];
  }

  /**
   * @param {any} value
   * @returns {[any, number]} with its weight
   */
  read(value) {
    if (value === null || typeof value !== "object") return [value, 1];
    if ("=" in value) {
      const again = /** @type {[any, number]} */ (this.known.get(value["="]));
      this.known.delete(value["="]);
      return this.number(...again);
    }
    let weight = 1;
    const inner = (/** @type {any} */ one) => {
      const [part, heavy] = this.read(one);
      weight += heavy;
      return part;
    };
    let part;
    if (Array.isArray(value)) part = value.map(inner);
    else {
      part = { ...value };
      for (const key of Object.keys(value).sort()) part[key] = inner(value[key]);
      weight += Object.keys(value).length;
    }
    return weight < light ? [part, weight] : this.number(part, weight);
  }

  /**
   * @param {any} part
   * @param {number} weight
   * @returns {[any, number]}
   */
  number(part, weight) {
    this.known.set(this.next++, [part, weight]);
    if (this.known.size > known) this.known.delete(/** @type {number} */ (this.known.keys().next().value));
    return [part, weight];
  }
}

export class Link {
  /**
   * @param {string} table
   * @param {(message: any) => void} hear called for each message
   * @param {(open: boolean, gone: boolean) => void} change called when the link opens or is
   *   lost; gone when there is no such table
   */
  constructor(table, hear, change) {
    this.table = table;
    this.hear = hear;
    this.change = change;
    this.tries = 0;
    this.closed = false;
    /** @type {WebSocket|null} */
    this.socket = null;
    this.timer = 0;
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.change(true, false);
    };
    let parts = new Parts();
    /** @type {any} */
    let sight = null;
    let standing = {};
    socket.onmessage = (event) => {
      const { changes, ...message } = JSON.parse(event.data);
      if (changes === undefined) return this.hear(message);
      if (Array.isArray(changes)) {
        parts = new Parts();
        standing = {};
      }
      sight = changed(sight, parts.whole(changes));
      standing = { ...standing, ...message };
      this.hear({ ...standing, ...structuredClone(sight) });
    };
    socket.onclose = (event) => {
      if (this.closed) return;
      this.change(false, event.code === noSuchTable);
      if (event.code === noSuchTable) return;
      const pause = pauses[Math.min(this.tries++, pauses.length - 1)];
      this.timer = window.setTimeout(() => this.open(), pause);
    };
  }

  /** @param {Record<string, any>} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }
}
