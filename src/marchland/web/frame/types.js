// @ts-check
/**
 * The shapes that the server sends, as far as all games share them. Nothing here runs.
 *
 * @typedef {{key: string, args?: Record<string, any>, region?: string}} Say a text key and its arguments; the region it is said of, where the text does not name it
 * @typedef {{key: string, n: number, name?: string, args?: Record<string, any>}} Line one part of a sum
 * @typedef {{id: number, word: string, text: string, region?: string|null, to?: string|null,
 *   n?: number|null, seat?: number|null, site?: string|null,
 *   pays?: number, gains?: number, spends?: number, free?: boolean, missing?: number, loses?: Say, ends?: Say, notes?: Say[]}} Action
 * @typedef {{game: string, map: string, players: number, round: number, over: boolean,
 *   winners: number[], turn: number, to_move: number, stage: string, ask: Say, seats: any[],
 *   regions: Record<string, any>, actions: Action[], march?: number[], abilities?: Record<string, any>}} View
 * @typedef {{key: string, seat: number|null, args: Record<string, any>, lines?: Line[],
 *   n: number}} Entry
 * @typedef {{seat: number, others: number[]}} Taken whose choice is taken or brought back, and who acted after it
 * @typedef {{step: Taken|null, turn: Taken|null, redo: Taken|null, why: Record<string, Say>,
 *   ask: {step?: Taken, turn?: Taken}}} Undo what can be taken or brought back now, why what cannot, and what the others
 *   may be asked for there
 * @typedef {{id: number, seat: number, to: "step"|"turn", others: number[], own: number[], waits: number[],
 *   refused: number|null}} Asked a request that stands: whose, what it takes back, who is to answer, who refused
 * @typedef {{name: string, kind: "person"|"bot", bot?: string|null, mine?: boolean, byRules?: boolean}} Chair who sits there,
 *   whether that seat is played at this screen, whether it is the opponent of a solo game
 * @typedef {{kind: "move"|"bank"|"days", n: number, left: (number|null)[], runs: number|null}} Clock seconds left by
 *   seat, and whose run
 * @typedef {{game: string, map: string, clock: import("./pace.js").Clock|null, seats: Chair[], ready: number[], colours: number[], own: number[], host: boolean}} Lobby
 *   a table that waits for its people
 * @typedef {{n: number, seats: number[], host: boolean, text: string, said: string}} Spoken a line that was said: by those who
 *   hold these seats, else by the host, else by a watcher; and when
 * @typedef {{rule: "off"|"on"|"all", may: boolean, lines: Spoken[]}} Talk who may write at a table, whether this screen may, and
 *   what was said
 * @typedef {{seats: number[], watching: number, gone: number[]}} Here who has the table open, and who has been gone a while
 * @typedef {{seat: number, yes: number[], no: number[], waits: number[]}} Vote whether a bot shall play for somebody who is
 *   gone: who wants it, who does not, who is to say
 * @typedef {{path: string, terrain: string, area: [number, number, number],
 *   label: [number, number], marks: [string, number, number][]}} Drawn
 * @typedef {import("../art/art.js").Drawing & {view: [number, number],
 *   regions: Record<string, Drawn>, taken?: import("./zoom.js").Box[], rims?: import("./zoom.js").Box[], roomy?: number}} Drawing
 *   taken: what else is read on it; rims: frames drawn on it, where they are not those of one sheet; roomy: how much larger than drawn its tokens have room
 */
export {};
