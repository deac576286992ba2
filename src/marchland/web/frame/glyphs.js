// @ts-check
/** Small signs on buttons and in lines, drawn: no letter of a system font, which may lack it. */
import { html, svg } from "../vendor.js";

/** @param {string} d an open line */
function line(d) {
  return svg`<path d=${d} fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"></path>`;
}

/** @param {string} d a filled shape */
function shape(d) {
  return svg`<path d=${d} fill="currentColor" stroke="currentColor" stroke-width="1" stroke-linejoin="round"></path>`;
}

const glyphs = {
  menu: line("M2.5 4h11M2.5 8h11M2.5 12h11"),
  undo: line("M6 3 2.5 6.5 6 10M3 6.5h6a4 3.5 0 0 1 0 7H7"),
  redo: line("M10 3l3.5 3.5L10 10M13 6.5H7a4 3.5 0 0 0 0 7h2"),
  restart: line("M2.5 3v4h4M3 7a5.5 5.5 0 1 1-.3 3"),
  first: shape("M3.5 3v10M12.5 3.5 6 8l6.5 4.5z"),
  previous: shape("M11.5 3v10M9 3.5 3 8l6 4.5z"),
  next: shape("M4.5 3v10M7 3.5 13 8l-6 4.5z"),
  play: shape("M4 2.5 13 8l-9 5.5z"),
  last: shape("M12.5 3v10M3.5 3.5 10 8l-6.5 4.5z"),
  turn: shape("M2.5 3.5 8 8l-5.5 4.5zM8.5 3.5 14 8l-5.5 4.5z"),
  pause: shape("M4 3h2.5v10H4zM9.5 3H12v10H9.5z"),
  jump: svg`${line("M8 1.5v3.5M8 11v3.5M1.5 8H5M11 8h3.5")}<circle cx="8" cy="8" r="4.3" fill="none" stroke="currentColor" stroke-width="1.5"></circle>`,
  fit: line("M9.5 2.5h4v4M13.5 2.5l-4.5 4.5M6.5 13.5h-4v-4M2.5 13.5 7 9"),
  arrow: line("M2.5 8h10.5M9 4l4 4-4 4"),
  cross: line("M3.5 3.5l9 9M12.5 3.5l-9 9"),
  gear: svg`${line("M8 1.6v2M8 12.4v2M1.6 8h2M12.4 8h2M3.5 3.5l1.4 1.4M11.1 11.1l1.4 1.4M12.5 3.5l-1.4 1.4M4.9 11.1l-1.4 1.4")}<circle cx="8" cy="8" r="3.6" fill="none" stroke="currentColor" stroke-width="1.8"></circle>`,
  check: line("M2.5 8.5 6.5 12.5 13.5 4"),
  picture: svg`${line("M2 3h12v10H2zM2.5 11.5 6 8l2.500 2.500 2-2 3 3")}<circle cx="10.800" cy="5.800" r="1.200" fill="currentColor"></circle>`,
  hand: line("M4.200 9.500V5.200a1 1 0 0 1 2 0V3.200a1 1 0 0 1 2 0V3a1 1 0 0 1 2 .2v1.600a1 1 0 0 1 2 .2v5c0 3-1.600 4.500-4 4.500-2.300 0-3.400-1-4.400-2.800L2.300 9c-.6-1.200.7-2 1.500-1zM6.200 5.500V8M8.200 3.500V8M10.200 5V8"),
  tray: svg`${line("M1.800 9.500v4h12.400v-4")}<path d="M5 3h6v6.500H5z" fill="none" stroke="currentColor" stroke-width="1.600" stroke-dasharray="2 1.600"></path>`,
  land: line("M2 4.500 6 3l4 1.500L14 3v8.500L10 13l-4-1.500L2 13zM6 3v8.500M10 4.500V13"),
  book: line("M8 4.200C6.300 2.900 4 2.800 2 3.300v9.200c2-.5 4.300-.4 6 .9 1.700-1.300 4-1.400 6-.9V3.300c-2-.5-4.300-.4-6 .9zM8 4.200v9.200"),
  bubble: line("M2.500 3h11v8H8l-3 2.800V11H2.500zM5.500 7h.01M8 7h.01M10.500 7h.01"),
  bulb: line("M6.200 11h3.600M6.600 13.500h2.800M6.200 11C6 9 4.200 8.300 4.200 5.800a3.800 3.800 0 0 1 7.600 0C11.800 8.300 10 9 9.800 11"),
  plus: line("M8 2.5v11M2.5 8h11"),
  minus: line("M2.5 8h11"),
  dot: svg`<circle cx="8" cy="8" r="4.5" fill="currentColor"></circle>`,
  flag: svg`${line("M4 2v12.5")}${shape("M4.5 2.5h8.5l-2.5 3 2.5 3H4.5z")}`,
  white: svg`${line("M4 2v12.5")}<path d="M4.500 2.500h9v6.500h-9z" fill="#fff" stroke="currentColor" stroke-width="1.300" stroke-linejoin="round"></path>`,
  swords: line("M2.5 2.5 11.5 11.5M13.5 2.5 4.5 11.5M3 9.5 6.5 13M13 9.5 9.5 13M12 12l1.5 1.5M4 12l-1.5 1.5"),
  star: shape("M8 1.8 9.9 6l4.5.5-3.4 3.1 1 4.5L8 11.8l-4 2.3 1-4.5L1.6 6.5 6.1 6z"),
};

/** @param {keyof typeof glyphs} id */
export function glyph(id) {
  return html`<svg class="glyph" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">${glyphs[id]}</svg>`;
}
