// @ts-check
/** A picture of the end to keep or to share: board, ranks and names, drawn here as SVG and saved as PNG. */
import { render, svg, unsafeSVG } from "../vendor.js";
import { seatPatterns, wornNames } from "./colours.js";
import { language, say } from "./texts.js";
import { letter } from "./emblems.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./ending.js").Rank} Rank */

const width = 1200;
const margin = 28;
const head = 84;
/** Height of a line of the ranks, two of which stand side by side. */
const line = 58;
const faces = [
  ["400", "alegreya-latin-400-normal", "U+0000-00FF, U+2000-206F, U+2212"],
  ["700", "alegreya-latin-700-normal", "U+0000-00FF, U+2000-206F, U+2212"],
  ["400", "alegreya-latin-ext-400-normal", "U+0100-02BA, U+1E00-1E9F"],
  ["700", "alegreya-latin-ext-700-normal", "U+0100-02BA, U+1E00-1E9F"],
];

/**
 * Makes the picture and hands it to the person: to share where the device can, else as a file.
 * Returns whether it was saved as a file.
 * @param {Table} table
 * @param {string} title
 * @param {Rank[]} ranks
 */
export async function sharePicture(table, title, ranks) {
  const file = new File([await painted(await picture(table, title, ranks))], `marchland-${table.id}.png`, { type: "image/png" });
  if (navigator.maxTouchPoints && navigator.canShare?.({ files: [file] })) {
    const why = await navigator.share({ files: [file], title }).then(() => "AbortError", (/** @type {DOMException} */ { name }) => name);
    // A device that does not let it be shared now keeps it.
    if (why === "AbortError") return false;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

/**
 * @param {Table} table
 * @param {string} title
 * @param {Rank[]} ranks
 * @returns {Promise<{text: string, high: number}>}
 */
async function picture(table, title, ranks) {
  const drawing = /** @type {import("./types.js").Drawing} */ (table.drawing);
  const [across, high] = drawing.view;
  const map = Math.min(width - 2 * margin, (1000 * across) / high);
  const deep = (map * high) / across;
  const rows = Math.ceil(ranks.length / 2);
  const total = Math.round(head + deep + rows * line + 74);
  const root = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  render(
    svg`<defs>${seatPatterns()}</defs>
      <rect width=${width} height=${total} fill="var(--card)"></rect>
      <rect x="8" y="8" width=${width - 16} height=${total - 16} rx="12" fill="none" stroke="var(--card-edge)" stroke-width="2"></rect>
      <text class="share-text" x=${width / 2} y="60" text-anchor="middle" font-size=${Math.min(40, 2200 / title.length)} font-weight="700" fill="var(--ink-text)">${title}</text>
      <svg class="marchland-map ${table.world?.kind}" x=${(width - map) / 2} y=${head} width=${map} height=${deep} viewBox=${`0 0 ${across} ${high}`}>
        ${unsafeSVG(table.world?.ground(drawing) ?? "")}${standing(table, drawing)}
      </svg>
      ${ranks.map((rank, k) => row(table, rank, margin + 14 + (k % 2) * (width / 2 - margin), head + deep + 46 + Math.floor(k / 2) * line, ranks))}
      <text class="share-text" x=${width - margin} y=${total - 26} text-anchor="end" font-size="19" fill="var(--quiet)">${foot(table)}</text>`,
    root,
  );
  root.setAttribute("xmlns", root.namespaceURI ?? "");
  root.setAttribute("width", String(width));
  root.setAttribute("height", String(total));
  root.setAttribute("viewBox", `0 0 ${width} ${total}`);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = `${await fonts()} ${rules()} svg { font-variant-numeric: lining-nums tabular-nums; } .share-text { font-family: Alegreya, serif; }`;
  root.prepend(style);
  const now = colours();
  for (const each of [root, .../** @type {NodeListOf<SVGElement>} */ (root.querySelectorAll(".marchland-map"))]) {
    for (const [name, value] of now) each.style.setProperty(name, value);
  }
  return { text: new XMLSerializer().serializeToString(root), high: total };
}

/**
 * What lies on the board, as the page shows it.
 * @param {Table} table
 * @param {import("./types.js").Drawing} drawing
 */
function standing(table, drawing) {
  const { world } = table;
  const ids = Object.keys(drawing.regions);
  return svg`<g class="board">
    <defs>${ids.map((id) => svg`<clipPath id="clip-${id}"><path d=${drawing.regions[id].path}></path></clipPath>`)}</defs>
    <g class="owners">${ids.map((id) => world?.owner(table, id))}</g>
    ${world?.signs(table, 1)}
    <g class="stands">${ids.map((id) => world?.stand(table, id, 1))}</g>
  </g>`;
}

/**
 * @param {Table} table
 * @param {Rank} rank
 * @param {number} x
 * @param {number} y
 * @param {Rank[]} ranks
 */
function row(table, { seat, n }, x, y, ranks) {
  const most = Math.max(1, ...ranks.map((rank) => rank.n));
  const wide = width / 2 - margin - 60;
  const won = table.view?.winners.includes(seat);
  return svg`<g transform="translate(${x} ${y})">
    <g class="flag seat-${seat}"><circle r="15"></circle><text class="share-text" font-size="19" font-weight="700" text-anchor="middle" dy="0.34em">${letter(seat)}</text></g>
    <text class="share-text" x="28" y="4" font-size="26" font-weight=${won ? 700 : 400} fill="var(--ink-text)">${table.nameOf(seat)}</text>
    <text class="share-text" x=${wide} y="4" text-anchor="end" font-size="28" font-weight="700" fill="var(--ink-text)">${n}</text>
    <rect x="28" y="13" width=${wide - 28} height="8" rx="4" fill="var(--card-deep)"></rect>
    <rect class="seat-${seat}" x="28" y="13" width=${Math.max(0, ((wide - 28) * n) / most)} height="8" rx="4" fill="var(--seat)"></rect>
  </g>`;
}

/** @param {Table} table */
function foot(table) {
  const place = language() === "en" ? "en-GB" : language();
  const day = new Date().toLocaleDateString(place, { day: "numeric", month: "long", year: "numeric" });
  return [say(`ui-game-${table.view?.game}`), day, "Marchland"].join(" · ");
}

/** Every rule of the page's style sheets. */
function sheets() {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
}

/** Those that hold on every screen. */
function rules() {
  const plain = sheets().filter((rule) => rule instanceof CSSStyleRule && !/^(html|body|:root)/.test(rule.selectorText));
  return plain.map((rule) => rule.cssText).join("\n");
}

/**
 * Every colour of the page as it is now, light or dark; those of seats come by their class.
 * @returns {[string, string][]}
 */
function colours() {
  const now = getComputedStyle(document.querySelector(".marchland-map") ?? document.documentElement);
  const named = new Set(sheets().flatMap((rule) => rule.cssText.match(/--[\w-]+(?=\s*:)/g) ?? []));
  for (const own of ["--seat", "--seat-ink", "--seat-pattern"]) named.delete(own);
  for (const own of wornNames()) if (now.getPropertyValue(own)) named.add(own);
  return [...named].map((name) => [name, now.getPropertyValue(name)]);
}

/** The typeface, as a picture may ask for nothing else. */
async function fonts() {
  const written = await Promise.all(
    faces.map(async ([weight, name, range]) => {
      const data = await (await fetch(new URL(`../fonts/${name}.woff2`, import.meta.url))).arrayBuffer();
      const text = btoa([...new Uint8Array(data)].map((byte) => String.fromCharCode(byte)).join(""));
      return `@font-face { font-family: Alegreya; font-weight: ${weight}; src: url("data:font/woff2;base64,${text}") format("woff2"); unicode-range: ${range}; }`;
    }),
  );
  return written.join("\n");
}

/**
 * @param {{text: string, high: number}} drawn
 * @returns {Promise<Blob>} a PNG
 */
async function painted({ text, high }) {
  const image = new Image(width, high);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = high;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, high);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}
