// @ts-check
/** Short sounds, made here by the browser's own instruments: no file is played. */

/** @typedef {import("./world.js").Deed} Deed */

/** @type {AudioContext|null} */
let audio = null;

/** A browser plays nothing before the first click or key. */
function ready() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume().catch(() => {});
  return audio.state === "closed" ? null : audio;
}

/**
 * One tone that dies away.
 * @param {number} pitch in hertz
 * @param {number} start in seconds from now
 * @param {number} long in seconds
 * @param {OscillatorType} [form]
 * @param {number} [to] the pitch that it slides to
 */
function tone(pitch, start, long, form = "triangle", to = pitch) {
  const place = ready();
  if (!place) return;
  const from = place.currentTime + start;
  const [voice, loud] = [place.createOscillator(), place.createGain()];
  voice.type = form;
  voice.frequency.setValueAtTime(pitch, from);
  voice.frequency.exponentialRampToValueAtTime(to, from + long);
  loud.gain.setValueAtTime(0.0001, from);
  loud.gain.exponentialRampToValueAtTime(0.16, from + 0.012);
  loud.gain.exponentialRampToValueAtTime(0.0001, from + long);
  voice.connect(loud).connect(place.destination);
  voice.start(from);
  voice.stop(from + long + 0.02);
}

/** What each thing sounds like, from a moment on. @type {Record<string, (start: number) => void>} */
const played = {
  march: (start) => [0, 0.09].forEach((late) => tone(150, start + late, 0.1, "triangle", 70)),
  loss: (start) => tone(330, start, 0.35, "sine", 130),
  die: (start) => [0, 0.05, 0.11, 0.18, 0.27].forEach((late, k) => tone(900 - 90 * k, start + late, 0.035, "square")),
  coins: (start) => [0, 0.08].forEach((late, k) => tone(1320 + 440 * k, start + late, 0.22, "sine")),
  call: (start) => [0, 0.16].forEach((late, k) => tone(523 + 136 * k, start + late, 0.4)),
  end: (start) => [523, 659, 784, 1047].forEach((pitch, k) => tone(pitch, start + 0.14 * k, 0.5)),
};

/** @type {Partial<Record<Deed["kind"], string>>} */
const names = { take: "march", move: "march", place: "march", lost: "loss", fail: "loss", roll: "die", coins: "coins", paid: "coins", end: "end" };

/**
 * What has just happened, each kind once and one after the other.
 * @param {import("./table.js").Table} table
 * @param {import("./types.js").Entry[]} news
 * @param {boolean} isCalled whether somebody at this screen is asked now
 */
export function sound(table, news, isCalled) {
  const told = news.map((entry) => names[table.world?.story.deed(entry)?.kind ?? "sum"] ?? "");
  const kinds = [...new Set([...told, isCalled ? "call" : ""])].filter(Boolean);
  kinds.slice(0, 4).forEach((kind, k) => played[kind](0.3 * k));
}
