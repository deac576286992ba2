// @ts-check
/**
 * The shapes that the server sends of Small World and its kin. Nothing here runs.
 *
 * @typedef {import("../frame/types.js").Say} Say
 * @typedef {import("../frame/types.js").Line} Line
 * @typedef {{race: string, power: string|null, declined: boolean, hand: number,
 *   tokens_on_map: number, regions: string[], aside: number, tray: number,
 *   pieces_in_hand: Record<string, number>, faction?: string,
 *   remembers?: Record<string, any>}} Tribe
 * @typedef {{seat: number, coins: number|null, tribes: Tribe[], side?: string|null}} SeatView
 * @typedef {{race: string, power: string|null, coins: number, price: number, tokens: number|null,
 *   action: number|null, why: Say|null, faction?: string}} Combo
 * @typedef {{race: string|null, seat: number|null, declined: boolean, tokens: number,
 *   pieces: string[], price: number|null, lines: Line[], why: Say|null, ways: Way[],
 *   actions: number[], then: number[], isPlanned?: boolean, toll?: number|null, toll_lines?: Line[]}} RegionView
 * @typedef {{round: number, seat: number, n: number, why: string}} Coins a gain or a payment
 * @typedef {{site: string|null, kind: string|null, region: string, seat: number|null,
 *   used: boolean}} Site what lies face down or open
 * @typedef {{word: string, action: number|null, why: Say|null}} Way another way to take a region
 * @typedef {{word: string, race: string, piece: string, regions: string[],
 *   tokens: Record<string, number>, hand: number, total: number, withheld: number,
 *   give_up: number, helper: string|null, helpers: number, garrison: number, most: number|null, min: Record<string, number>, adding: boolean, idle: boolean, safe: string[], foes: Record<string, number>, closed: Record<string, string>}} Deploy
 * @typedef {{word: string, piece: string, count: number, regions: string[], optional: boolean, closed: Record<string, string>}} Places
 * @typedef {Omit<import("../frame/types.js").View, "seats"|"regions"> & {rounds: number,
 *   seats: SeatView[], column: Combo[], stacks: {races: number, powers: number},
 *   regions: Record<string, RegionView>, deploy: Deploy|null,
 *   places: Places|null, closed: Record<string, string>, income: Line[], fading: Line[], ledger: Coins[],
 *   abilities: Record<string, any>, secret?: number|null, faces?: string[], sites?: Site[],
 *   wild?: {coins: number, hand: number}|null, team_scores?: TeamScore[],
 *   team_rule?: string|null}} View
 * @typedef {{side: string|null, seats: number[], score: number|null}} TeamScore
 * @typedef {Omit<import("../frame/table.js").Table, "view"> & {view: View|null}} Table
 */
export {};
