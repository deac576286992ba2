// @ts-check
/**
 * The shapes that the server sends. Nothing here runs.
 *
 * @typedef {{key: string, args?: Record<string, any>}} Say a text key and its arguments
 * @typedef {{key: string, n: number, name?: string, args?: Record<string, any>}} Line one part of a sum
 * @typedef {{id: number, word: string, text: string, region?: string|null, to?: string|null,
 *   n?: number|null, seat?: number|null, site?: string|null}} Action
 * @typedef {{race: string, power: string|null, declined: boolean, hand: number,
 *   tokens_on_map: number, regions: string[], aside: number, tray: number,
 *   pieces_in_hand: Record<string, number>, faction?: string,
 *   remembers?: Record<string, any>}} Tribe
 * @typedef {{seat: number, coins: number|null, tribes: Tribe[], side?: string|null}} SeatView
 * @typedef {{race: string, power: string|null, coins: number, price: number, tokens: number|null,
 *   action: number|null, why: Say|null, faction?: string}} Combo
 * @typedef {{race: string|null, seat: number|null, declined: boolean, tokens: number,
 *   pieces: string[], price: number|null, lines: Line[], why: Say|null, ways: Way[],
 *   actions: number[], toll?: number|null, toll_lines?: Line[]}} RegionView
 * @typedef {{round: number, seat: number, n: number, why: string}} Coins a gain or a payment
 * @typedef {{site: string|null, kind: string|null, region: string, seat: number|null,
 *   used: boolean}} Site what lies face down or open
 * @typedef {{word: string, action: number|null, why: Say|null}} Way another way to take a region
 * @typedef {{word: string, race: string, piece: string, regions: string[],
 *   tokens: Record<string, number>, hand: number, total: number, withheld: number,
 *   give_up: number, most: number|null, min: Record<string, number>, adding: boolean}} Deploy
 * @typedef {{word: string, piece: string, count: number, regions: string[], optional: boolean}} Places
 * @typedef {{game: string, map: string, players: number, round: number, rounds: number,
 *   over: boolean, winners: number[], turn: number, to_move: number, stage: string, ask: Say,
 *   seats: SeatView[], column: Combo[], stacks: {races: number, powers: number},
 *   regions: Record<string, RegionView>, actions: Action[], deploy: Deploy|null,
 *   places: Places|null, income: Line[], ledger: Coins[],
 *   abilities: Record<string, any>, secret?: number|null, faces?: string[], sites?: Site[],
 *   wild?: {coins: number, hand: number}|null, team_scores?: TeamScore[],
 *   team_rule?: string|null}} View
 * @typedef {{side: string|null, seats: number[], score: number|null}} TeamScore
 * @typedef {{key: string, seat: number|null, args: Record<string, any>, lines?: Line[],
 *   n: number}} Entry
 * @typedef {{name: string, kind: "person"|"bot", bot?: string|null}} Chair
 * @typedef {{path: string, terrain: string, area: [number, number, number],
 *   label: [number, number], marks: [string, number, number][]}} Drawn
 * @typedef {import("./art/art.js").Drawing & {view: [number, number],
 *   regions: Record<string, Drawn>}} Drawing
 */
export {};
