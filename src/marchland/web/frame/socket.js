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
    /** @type {any} */
    let view = null;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.type === "state") {
        view = message.changes ? changed(view, message.changes) : message.view;
        message.view = structuredClone(view);
      }
      this.hear(message);
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
