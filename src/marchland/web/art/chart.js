// @ts-check
/** Several islands on one sea: places for them, their names, a rose and what swims between; see README.md. */

/** @typedef {import("./art.js").Drawing} Drawing */
/** @typedef {[x: number, y: number]} Point */
/** @typedef {{drawing: Drawing, coast: Point[], width: number, height: number, x: number, y: number}} Isle */
/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/** Least water between two coasts, and between a coast and the edge of the sheet. */
const strait = 46;
const margin = 62;
/** Width and height of the ribbon with an island's name, tails included. */
const ribbon = [214, 24];
/** How high its letters shall be at least, in pixels. */
const readable = 10;
/** Width and height of the lower right corner, where the page puts the buttons that zoom. */
const buttons = [110, 170];
/** How many arrangements of boxes are tried with their true coasts. */
const tries = 8;
/** Width of the squares in which open water is measured. */
const cell = 12;

/** @param {string} path */
function corners(path) {
  /** @type {Point[]} */
  const found = [];
  for (const [, letter, body] of path.matchAll(/([MC])([^MCZ]*)/g)) {
    const numbers = (body.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === "M") found.push([numbers[0], numbers[1]]);
    else for (let i = 4; i < numbers.length; i += 6) found.push([numbers[i], numbers[i + 1]]);
  }
  return found;
}

/** @param {string} path @param {number} dx @param {number} dy */
function moved(path, dx, dy) {
  let across = false;
  return path.replace(/-?[\d.]+/g, (number) => {
    across = !across;
    return String(Math.round((Number(number) + (across ? dx : dy)) * 10) / 10);
  });
}

/** @param {Drawing} drawing @returns {Isle} the coast counts from the upper left corner of its box */
function isle(drawing) {
  const coast = corners(drawing.frame);
  const left = Math.min(...coast.map(([x]) => x));
  const top = Math.min(...coast.map(([, y]) => y));
  return {
    drawing,
    coast: coast.map(([x, y]) => [x - left, y - top]),
    width: Math.max(...coast.map(([x]) => x)) - left,
    height: Math.max(...coast.map(([, y]) => y)) - top,
    x: -left,
    y: -top,
  };
}

/** @template T @param {T[]} list @returns {T[][]} */
function orders(list) {
  if (list.length < 2) return [list];
  return list.flatMap((one, i) => orders(list.filter((_, k) => k !== i)).map((rest) => [one, ...rest]));
}

/** @template T @param {T[]} list @returns {T[][][]} every way to cut a row into rows */
function cuts(list) {
  const found = [];
  for (let bits = 0; bits < 2 ** (list.length - 1); bits += 1) {
    /** @type {T[][]} */
    const rows = [[list[0]]];
    list.slice(1).forEach((one, i) => {
      if ((bits >> i) & 1) rows.push([one]);
      else rows[rows.length - 1].push(one);
    });
    found.push(rows);
  }
  return found;
}

/** @param {number} width @param {number} height @param {number} aspect how large it can be shown */
function scale(width, height, aspect) {
  return Math.min(aspect / (width + 2 * margin), 1 / (height + 2 * margin));
}

/** @param {Isle[][]} rows @param {number} aspect */
function boxed(rows, aspect) {
  const sum = (/** @type {number[]} */ list) => list.reduce((a, b) => a + b + strait, -strait);
  const width = Math.max(...rows.map((row) => sum(row.map((one) => one.width))));
  return scale(width, sum(rows.map((row) => Math.max(...row.map((one) => one.height)))), aspect);
}

/**
 * How far a coast can move in a direction until it comes too near to others.
 * @param {Point[]} coast
 * @param {Point[]} others
 * @param {0|1} axis
 */
function slack(coast, others, axis) {
  let least = Infinity;
  for (let i = 0; i < coast.length; i += 2) {
    for (let j = 0; j < others.length; j += 2) {
      const point = coast[i];
      const other = others[j];
      const beside = Math.abs(point[1 - axis] - other[1 - axis]);
      if (beside >= strait) continue;
      least = Math.min(least, point[axis] - other[axis] - Math.sqrt(strait * strait - beside * beside));
    }
  }
  return least;
}

/** @param {Isle} one @param {Point} at @returns {Point[]} */
function laid(one, [x, y]) {
  return one.coast.map(([cx, cy]) => [cx + x, cy + y]);
}

/**
 * Push the islands together, each row from the left and then against the rows above.
 * @param {Isle[][]} rows
 */
function tight(rows) {
  /** @type {Map<Isle, Point>} */
  const places = new Map();
  const far = 4000;
  const widths = rows.map((row) => {
    const tall = Math.max(...row.map((one) => one.height));
    /** @type {Point[]} */
    let coasts = [];
    let right = 0;
    for (const one of row) {
      const y = (tall - one.height) / 2;
      const free = slack(laid(one, [far, y]), coasts, 0);
      const x = coasts.length ? far - Math.min(free, far - right + one.width * 0.6) : 0;
      places.set(one, [Math.max(0, x), y]);
      coasts = coasts.concat(laid(one, [Math.max(0, x), y]));
      right = Math.max(right, Math.max(0, x) + one.width);
    }
    return right;
  });
  const width = Math.max(...widths);
  /** @type {Point[]} */
  let above = [];
  let height = 0;
  rows.forEach((row, r) => {
    const at = row.map((one) => /** @type {Point} */ (places.get(one)));
    const spare = width - widths[r];
    row.forEach((one, i) => {
      at[i] = [at[i][0] + (spare * (i + 0.5)) / row.length, at[i][1] + far];
    });
    const coasts = row.flatMap((one, i) => laid(one, at[i]));
    const up = above.length ? Math.min(slack(coasts, above, 1), far) : far;
    row.forEach((one, i) => {
      places.set(one, [at[i][0], at[i][1] - up]);
      height = Math.max(height, at[i][1] - up + one.height);
    });
    above = above.concat(coasts.map(([x, y]) => /** @type {Point} */ ([x, y - up])));
  });
  return { places, width, height };
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @returns {Box} */
function around(x, y, width, height) {
  return [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
}

/** The open water of a chart, as a grid of distances to the nearest coast or edge. */
class Sea {
  /** @param {number[]} view @param {Point[][]} coasts */
  constructor([width, height], coasts) {
    this.view = [width, height];
    this.columns = Math.ceil(width / cell);
    this.rows = Math.ceil(height / cell);
    this.free = new Float32Array(this.columns * this.rows);
    /** @type {Box[]} */
    this.taken = [];
    const points = coasts.flatMap((coast) => coast.filter((_, i) => i % 2 === 0));
    const xs = Float32Array.from(points, ([x]) => x);
    const ys = Float32Array.from(points, ([, y]) => y);
    for (let row = 0; row < this.rows; row += 1) {
      const y = (row + 0.5) * cell;
      const land = this.crossings(coasts, y);
      for (let column = 0; column < this.columns; column += 1) {
        const x = (column + 0.5) * cell;
        const edge = Math.min(x, y, width - x, height - y) - 16;
        let least = edge > 0 ? edge * edge : 0;
        for (let k = 0; k < xs.length; k += 1) {
          const square = (xs[k] - x) ** 2 + (ys[k] - y) ** 2;
          if (square < least) least = square;
        }
        const ashore = land.filter((at) => at < x).length % 2 === 1;
        this.free[row * this.columns + column] = ashore || edge < 0 ? -1 : Math.sqrt(least);
      }
    }
  }

  /** @param {Point[][]} coasts @param {number} y where a line across meets the coasts */
  crossings(coasts, y) {
    /** @type {number[]} */
    const found = [];
    for (const coast of coasts) {
      for (let i = 0, j = coast.length - 1; i < coast.length; j = i, i += 1) {
        const [ax, ay] = coast[i];
        const [bx, by] = coast[j];
        if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
      }
    }
    return found;
  }

  /** @param {Box} box how far it is from land, edge and what already stands in the water; negative on land */
  room([left, top, right, bottom]) {
    let least = Infinity;
    for (const [l, t, r, b] of this.taken) {
      const apart = Math.hypot(Math.max(l - right, left - r, 0), Math.max(t - bottom, top - b, 0));
      least = Math.min(least, apart);
    }
    const low = Math.floor(bottom / cell);
    const far = Math.floor(right / cell);
    if (left < 0 || top < 0 || far >= this.columns || low >= this.rows) return -1;
    for (let row = Math.floor(top / cell); row <= low; row += 1) {
      for (let column = Math.floor(left / cell); column <= far; column += 1) {
        least = Math.min(least, this.free[row * this.columns + column]);
      }
    }
    return least;
  }

  /**
   * The cheapest spot of a grid over a box; what stands there stays.
   * @param {Box} within
   * @param {number[]} size
   * @param {number} room least room around it
   * @param {(x: number, y: number, room: number) => number} cost
   * @returns {Point|null}
   */
  spot([left, top, right, bottom], [width, height], room, cost) {
    /** @type {Point|null} */
    let best = null;
    let least = Infinity;
    for (let y = top; y <= bottom; y += 9) {
      for (let x = left; x <= right; x += 12) {
        if (cost(x, y, Infinity) >= least) continue;
        const free = this.room(around(x, y, width, height));
        if (free < room || cost(x, y, free) >= least) continue;
        least = cost(x, y, free);
        best = [x, y];
      }
    }
    if (best) this.taken.push(around(best[0], best[1], width, height));
    return best;
  }
}

/** @param {Sea} sea @returns {import("./art.js").Ornament[]} */
function creatures(sea) {
  const [width, height] = sea.view;
  const whole = /** @type {Box} */ ([40, 50, width - 40, height - 30]);
  /** @type {import("./art.js").Ornament[]} */
  const found = [];
  for (const [kind, wide, high] of /** @type {[string, number, number][]} */ ([["ship", 40, 36], ["serpent", 60, 30], ["whale", 46, 30]])) {
    const apart = (/** @type {number} */ x, /** @type {number} */ y) =>
      Math.min(600, ...found.map(([, fx, fy]) => Math.hypot(x - fx, y - fy)));
    const cost = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ room) =>
      -Math.min(room, 60) - 0.12 * apart(x, y) - 0.0001 * x;
    const at = sea.spot(whole, [wide, high], 22, cost);
    if (at) found.push([kind, Math.round(at[0]), Math.round(at[1] + high / 2), found.length % 2 ? -1 : 1]);
  }
  for (let row = 0, y = 44; y < height - 24; row += 1, y += 46) {
    for (let x = 44 + (row % 2) * 43; x < width - 30; x += 86) {
      const at = [x + ((row * 37 + x * 13) % 29) - 14, y + ((x * 7) % 17) - 8];
      if (sea.room(around(at[0], at[1], 26, 8)) > 20) found.push(["wave", at[0], at[1], 0.8 + ((x + row) % 5) / 14]);
    }
  }
  return found.sort((a, b) => a[2] - b[2]);
}

/**
 * One drawing of several islands, as large as a place of this shape allows; the same islands and
 * shape give the same chart.
 * @param {Drawing[]} drawings two to five islands
 * @param {number} aspect width through height of the place it is shown in
 * @param {number} [spare] how much of the width may be open water above and below, to fill the place
 * @param {number} [across] how many pixels wide the place is: names of islands are drawn so large there that they are read
 * @returns {Drawing}
 */
export function chart(drawings, aspect, spare = 0.25, across = Infinity) {
  const isles = drawings.map(isle);
  const arranged = orders(isles)
    .flatMap(cuts)
    .map((rows) => ({ rows, size: boxed(rows, aspect) }))
    .sort((a, b) => b.size - a.size)
    .slice(0, tries)
    .map(({ rows }) => tight(rows));
  const [{ places, width, height }] = arranged.sort(
    (a, b) => scale(b.width, b.height, aspect) - scale(a.width, a.height, aspect),
  );
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const view = [Math.ceil(Math.max(wide, high * Math.min(aspect, wide / high + 0.25))), 0];
  view[1] = Math.ceil(Math.max(high, view[0] / Math.max(aspect, 1 / (high / wide + spare))));
  const shift = [(view[0] - width) / 2, (view[1] - height) / 2];
  /** @type {Drawing} */
  const whole = {
    name: drawings.map(({ name }) => name).join("+"),
    island: true,
    view,
    frame: "",
    coast: "",
    borders: "",
    mouths: "",
    regions: {},
    ornaments: [],
    compass: null,
    title: null,
    islands: {},
    names: {},
  };
  const needed = (readable * view[0]) / across;
  // Where they would be small letters fill their ribbon.
  const letters = needed > 13.5 ? 17 : 13.5;
  const most = Math.min(2.4, Math.max(1, needed / letters));
  const coasts = isles.map((one) => {
    const [x, y] = /** @type {Point} */ (places.get(one));
    return laid(one, [x + shift[0], y + shift[1]]);
  });
  const sea = new Sea(view, coasts);
  sea.taken.push([view[0] - buttons[0], view[1] - buttons[1], view[0], view[1]]);
  isles.forEach((one) => {
    const [px, py] = /** @type {Point} */ (places.get(one));
    for (const { area: [x, y, radius] } of Object.values(one.drawing.regions)) {
      // What a region is called may hang over the coast.
      const [left, top] = [x + px + shift[0] + one.x, y + py + shift[1] + one.y + radius];
      sea.taken.push([left - 45, top - 10, left + 45, top + 36]);
    }
  });
  isles.forEach((one, i) => {
    const [px, py] = /** @type {Point} */ (places.get(one));
    const dx = Math.round(px + shift[0] + one.x);
    const dy = Math.round(py + shift[1] + one.y);
    place(whole, one.drawing, dx, dy);
    const middle = [px + shift[0] + one.width / 2, py + shift[1] + one.height / 2];
    const low = middle[1] + one.height * 0.3;
    /** @type {Point|null} */
    let at = null;
    let size = most;
    for (; !at; size = Math.max(1, size - 0.2)) {
      const wide = ribbon.map((long) => long * size);
      for (const [more, room] of [[90, 15], [240, 15], [90, 8], [500, 8]].slice(0, size > 1 ? 3 : 4)) {
        const near = around(middle[0], middle[1], one.width + more, one.height + more);
        at ??= sea.spot(near, wide, room, (x, y) => Math.hypot(x - middle[0], (y - low) * 1.2));
      }
      if (at || size === 1) break;
    }
    const box = around(middle[0], middle[1], one.width, one.height).map(Math.round);
    whole.islands = { ...whole.islands, [drawings[i].name]: { box, title: at ? [...at, (ribbon[0] - 52) * size, ribbon[1] * size] : null, letters } };
  });
  for (const radius of [38, 30, 23, 17]) {
    if (whole.compass) break;
    const at = sea.spot([0, 0, view[0], view[1]], [2 * radius, 2 * radius + 12], 8, (x, y) => Math.min(x, view[0] - x) + Math.min(y, view[1] - y));
    if (at) whole.compass = [at[0], at[1] + 5, radius];
  }
  whole.ornaments = [...creatures(sea), ...whole.ornaments];
  return whole;
}

/** @param {Drawing} whole @param {Drawing} part @param {number} dx @param {number} dy */
function place(whole, part, dx, dy) {
  whole.frame += moved(part.frame, dx, dy);
  whole.coast += moved(part.coast, dx, dy);
  whole.borders += moved(part.borders, dx, dy);
  whole.mouths += moved(part.mouths ?? "", dx, dy);
  Object.assign(whole.names ?? {}, part.names);
  for (const [kind, x, y, size] of part.ornaments) whole.ornaments.push([kind, x + dx, y + dy, size]);
  for (const [id, region] of Object.entries(part.regions)) {
    const [x, y, radius] = region.area;
    whole.regions[id] = {
      ...region,
      path: moved(region.path, dx, dy),
      area: [x + dx, y + dy, radius],
      label: [region.label[0] + dx, region.label[1] + dy],
      marks: region.marks.map(([mark, mx, my]) => [mark, mx + dx, my + dy]),
    };
  }
}
