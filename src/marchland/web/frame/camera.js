// @ts-check
/** Which part of the board is in view: wheel, pinch, drag, buttons. */

const most = 5;
const click = 6;

export class Camera {
  /** @param {() => void} moved */
  constructor(moved) {
    this.moved = moved;
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
    /** @type {[number, number]} size of the drawing */
    this.size = [1, 1];
    /** @type {[number, number]} size of its place on the screen */
    this.room = [1, 1];
    /** @type {[number, number]} what lies over the left and the right of its place, in pixels */
    this.edges = [0, 0];
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.travel = 0;
    /** Whether the finger moves what lies on the board, which then stays. */
    this.isCarrying = false;
    this.frame = 0;
    this.clock = 0;
    /** Where the ground was last painted: middle, scale, view box. */
    this.painted = { x: 0, y: 0, scale: 1, viewBox: "0 0 1 1" };
  }

  /** @param {[number, number]} size */
  show(size) {
    if (size[0] === this.size[0] && size[1] === this.size[1]) return;
    this.size = size;
    this.fit();
  }

  fit() {
    this.zoom = 1;
    [this.x, this.y] = [this.size[0] / 2, this.size[1] / 2];
    this.paint();
    this.moved();
  }

  /** @param {[number, number]} room */
  stand(room) {
    this.room = room;
    this.paint();
    this.moved();
  }

  /** Whether the size of its place is known yet. */
  get isStanding() {
    return this.room[0] > 1;
  }

  /** Has the ground painted where the board is now. */
  paint() {
    this.painted = { viewBox: this.viewBox, x: this.x, y: this.y, scale: this.scale };
  }

  /**
   * How the painted ground is moved until it is painted anew: painting it takes longer than a
   * finger waits.
   */
  get glide() {
    const { x, y, scale } = this.painted;
    const now = this.viewBox;
    if (now === this.painted.viewBox) return "none";
    clearTimeout(this.clock);
    this.clock = window.setTimeout(() => {
      this.paint();
      this.moved();
    }, 180);
    const grown = this.scale / scale;
    return `translate(${(x - this.x) * this.scale}px, ${(y - this.y) * this.scale}px) scale(${grown})`;
  }

  /** Pixels on the screen for one unit of the drawing. */
  get scale() {
    return Math.min(this.room[0] / this.size[0], this.room[1] / this.size[1]) * this.zoom;
  }

  get viewBox() {
    const [w, h] = [this.room[0] / this.scale, this.room[1] / this.scale];
    this.x = within(this.x, w, this.size[0], this.scale, this.edges.map((edge) => edge / this.scale));
    this.y = within(this.y, h, this.size[1], this.scale);
    return `${this.x - w / 2} ${this.y - h / 2} ${w} ${h}`;
  }

  /**
   * @param {number} factor
   * @param {number} [px] the point that stays, from the middle of the place
   * @param {number} [py]
   */
  zoomBy(factor, px = 0, py = 0) {
    const before = this.scale;
    this.zoom = Math.min(most, Math.max(1, this.zoom * factor));
    const after = this.scale;
    this.x += px / before - px / after;
    this.y += py / before - py / after;
    this.moved();
  }

  /**
   * Glides to a spot, or jumps where motion is not wanted.
   * @param {number} x
   * @param {number} y
   * @param {number} zoom
   */
  goTo(x, y, zoom) {
    cancelAnimationFrame(this.frame);
    const from = [this.x, this.y, this.zoom];
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const t = still ? 1 : Math.min(1, (now - start) / 220);
      const eased = 1 - (1 - t) ** 3;
      this.x = from[0] + (x - from[0]) * eased;
      this.y = from[1] + (y - from[1]) * eased;
      this.zoom = from[2] + (zoom - from[2]) * eased;
      this.moved();
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    step(still ? start : performance.now());
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const [px, py] = this.fromMiddle(event);
    this.zoomBy(Math.exp(-event.deltaY * 0.0015), px, py);
  }

  /** @param {PointerEvent} event */
  down(event) {
    cancelAnimationFrame(this.frame);
    if (!this.fingers.size) {
      this.travel = 0;
      this.isCarrying = event.defaultPrevented;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  /** @param {PointerEvent} event */
  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    this.travel += Math.hypot(dx, dy);
    if (this.fingers.size === 2) this.pinch(event, finger);
    const still = this.isCarrying && this.fingers.size === 1;
    if (this.travel > click && !still) {
      const share = this.fingers.size;
      this.x -= dx / this.scale / share;
      this.y -= dy / this.scale / share;
      this.moved();
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
  }

  /**
   * @param {PointerEvent} event
   * @param {{x: number, y: number}} finger
   */
  pinch(event, finger) {
    const other = [...this.fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const before = Math.hypot(finger.x - other.x, finger.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    const middle = { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 };
    const [px, py] = this.fromMiddle({ ...middle, currentTarget: event.currentTarget });
    if (before > 0) this.zoomBy(after / before, px, py);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** Whether the last touch was a drag of the board and not a choice. */
  get dragged() {
    return this.travel > click;
  }

  /** @param {{clientX: number, clientY: number, currentTarget: EventTarget|null}} event */
  fromMiddle(event) {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    return [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2];
  }
}

/**
 * How far from the start of its place a drawing lies that does not fill it: in the middle, or before it where that leaves
 * a button its room behind.
 * @param {number} free pixels
 */
export function before(free) {
  return free >= 32 && free < 96 ? Math.max(0, free - 48) : free / 2;
}

/**
 * @param {number} at
 * @param {number} seen
 * @param {number} whole
 * @param {number} scale
 * @param {number[]} [over] how far it goes beyond its ends
 */
function within(at, seen, whole, scale, [ahead, behind] = [0, 0]) {
  if (seen >= whole + ahead + behind) return seen / 2 - before((seen - whole) * scale) / scale;
  return Math.min(whole - seen / 2 + behind, Math.max(seen / 2 - ahead, at));
}
