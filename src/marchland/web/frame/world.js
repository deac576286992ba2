// @ts-check
/**
 * What a world is: the page of one family of games, which the app hands to the frame. Nothing here runs.
 */

/** @typedef {import("./types.js").Drawing} Drawing */
/** @typedef {Record<string, () => Promise<{world: World}>>} Worlds by family, each fetched when asked for */
/**
 * Functions of a table take it as `any`: each world knows its own view.
 *
 * @typedef {object} World
 * @property {string} kind class of the page while its table is shown
 * @property {"coins"|"points"} unit what a game is won by
 * @property {string} style address of its style sheet
 * @property {() => Promise<{setup: SetUp}>} setup what it adds to the form of a new game
 * @property {() => Promise<{book: Book}>} book how its rules and its catalogue are shown
 * @property {(view: any) => string} boardName what the drawing of this position is called
 * @property {(view: any, table: string) => Promise<Drawing>|Drawing} drawing of a table that carries
 *   content of its own; "" for any other
 * @property {(card: GameCard) => Promise<any>} [prepare] fetches what only some boards are drawn with
 * @property {(line: import("./miniature.js").Sketch) => Promise<Drawing>} sketch the drawing of a small picture
 * @property {(table: any, region: string) => string|null} terrain
 * @property {(view: any, chairs: import("./types.js").Chair[]) => number|null} secret the seat
 *   whose secret the screen holds
 * @property {(drawing: Drawing) => string} ground the layers of the board that do not change
 * @property {(table: any, id: string) => any} owner
 * @property {(drawing: Drawing, id: string, table: any, grow: number, least: number, button?: any) => any} number
 *   what a region is called, in letters no smaller than the least
 * @property {(table: any, grow: number, least?: number) => any} signs what lies on the board beside regions
 * @property {(table: any, id: string, grow: number) => any} stand
 * @property {(table: any, id: string) => string} label
 * @property {(table: any, id: string) => boolean} offered whether it can be chosen now
 * @property {(table: any, from: string|null) => string|null} lead the region that the keyboard goes to with a new
 *   question; null where a button is better
 * @property {(table: any, id: string) => boolean} [isGoal] whether a move can end there, which is marked in a way of its own
 * @property {(table: any, id: string) => boolean} [isLoose] whether something there can be dragged elsewhere
 * @property {(table: any, id: string, event: PointerEvent) => void} [take] begins to drag it; prevents what the pointer does else
 * @property {(table: any, id: string) => boolean} isChosen
 * @property {(table: any) => boolean} isReady whether a choice waits to be confirmed
 * @property {(table: any, id: string) => void} use a tap or Enter on a region
 * @property {(table: any, id: string, by: number) => boolean} count plus or minus on a region
 * @property {(table: any) => any} seats
 * @property {(table: any) => any} hand what whoever is asked has in hand, or carries out
 * @property {(table: any) => any} ask
 * @property {(table: any) => string|null} [doing] what two things are being chosen for
 * @property {(table: any) => string|null} [told] what is told of a question that is not asked here; null where whose
 *   turn it is says all
 * @property {(view: any) => boolean} [aside] whether it is the turn of another than who is asked
 * @property {(table: any) => any} shelf what lies beside the log
 * @property {(table: any) => any} [legend] the key to the signs of the map
 * @property {(view: any) => any} rounds
 * @property {(view: any) => string} last that the last round is played; "" before it
 * @property {Story} story what the log tells
 * @property {typeof import("./telling.js")} [telling] where what nobody chose is told step by step
 * @property {(entry: import("./types.js").Entry) => any} sum what a line of the log opens; null where it says all
 * @property {(view: any, id: string) => string[]} [lines] keys for what help tells of an id that no
 *   sentence stands for, as for a card of one's own
 * @property {(view: any, id: string) => string|null} [title] what help calls an id that is the name of
 *   nothing; null where it is one
 * @property {(view: any, id: string, keys: string[]) => any} [explain] what help tells of an id,
 *   from the keys of its sentences; null where they are simply said
 * @property {(table: any) => any} [covered] what may be done while a secret is covered
 */
/**
 * What a line of the log is about, as far as the page shows more of it than its sentence.
 *
 * @typedef {object} Deed
 * @property {"turn"|"sum"|"round"|"end"|"pick"|"decline"|"gone"|"try"|"roll"|"take"|"fail"|"won"|"lost"|"emptied"|"move"|"place"|"coins"|"paid"|"gain"|"level"} kind
 *   `turn` opens a turn and `sum` tells what it came to; `round` and `end` stand between turns
 * @property {number|null} seat
 * @property {number|null} other whose loss it is
 * @property {string|null} region
 * @property {string|null} from where it came from, as far as that is told
 * @property {string[]} [starts] regions from which it may have come; empty where from outside the map
 * @property {number|null} n
 * @property {string|null} [fading] the race in decline that did it; null for an active one
 * @property {string|null} [by] what emptied it
 */
/**
 * Several lines of the log that are one matter.
 *
 * @typedef {{entries: import("./types.js").Entry[], text: string, short: string}} Affair told whole, and what it came to
 */
/**
 * @typedef {object} Story
 * @property {(entry: import("./types.js").Entry) => Deed|null} deed
 * @property {(head: import("./types.js").Entry, over: import("./types.js").Entry|null, entries?: import("./types.js").Entry[], turn?: number|null) => string} heading
 *   of a turn, with its sum once it is over
 * @property {(table: any, entry: import("./types.js").Entry) => any} sign of what was done; null where
 *   its sentence is enough
 * @property {(entries: import("./types.js").Entry[], seat: number, view?: any) => Affair[]} [affairs] what a seat must not miss
 * @property {(entries: import("./types.js").Entry[], seat: number|null) => string[]} [fallen] what wars cost a seat, as parts of its sum
 * @property {(table: any) => Affair[]} [fresh] what a seat at this screen must not miss since its last choice
 * @property {(entry: import("./types.js").Entry, follows: boolean) => boolean} [did] whether the others are told it of a seat, which
 *   opened the turn or follows
 * @property {(entries: import("./types.js").Entry[]) => string[]} [sentences] of what follows one another; where it is
 *   missing each line has its own
 * @property {(entries: import("./types.js").Entry[]) => string} [aside] what a better way is good for, where its lines do not show it
 * @property {() => string} [idle] what is told of a turn in which nothing was taken or given up
 * @property {(view: any, news: import("./types.js").Entry[]) => import("./types.js").Entry[]} [steps] what nobody chose
 *   and the server tells all at once, though it is seen step by step
 * @property {(before: any, after: any, told: import("./types.js").Entry[], rest: import("./types.js").Entry[]) => any} [standing] the
 *   view between two others, where the rest is not told yet; null where there is none
 * @property {(entry: import("./types.js").Entry) => {moved?: any, beaten?: any, raised?: any, sign: 1|-1}} things what
 *   moves on the board, what goes home beaten, what rises where it happens; whether units come or go
 */
/**
 * What a world adds to the form of a new game. Each function gets the game as the server tells it
 * and the wish so far; what the world asks beyond board, seats and rulings is kept in `wish.own`.
 *
 * @typedef {object} SetUp
 * @property {(card: GameCard, wish: Wish) => any} picture of the board, as far as it is decided
 * @property {(card: GameCard, wish: Wish) => Set<string>} hidden rulings that the list of all leaves out
 * @property {(card: GameCard, wish: Wish) => Order} order what is asked of the server
 * @property {(card: GameCard, wish: Wish, form: Form) => any} [variants]
 * @property {(card: GameCard, wish: Wish) => string[]} [sides] by seat, where seats are bound to them
 * @property {(card: GameCard, wish: Wish, form: Form, seat: number) => any} [side] of one seat
 * @property {(card: GameCard, wish: Wish, form: Form) => any} [board] more to choose about the board
 * @property {(card: GameCard, wish: Wish) => string} [trouble] why it cannot begin; "" where it can
 */
/**
 * How a world shows its rules. An entry is a race, a card, a piece: what the server's catalogue lists.
 *
 * @typedef {{kind: string, id: string, rule: string|null} & Record<string, any>} Entry
 * @typedef {object} Book
 * @property {(entries: Entry[]) => Promise<void>} prepare what must be there before anything is drawn
 * @property {(name: string, game: string) => any} picture of a part of the rules, from what the table draws
 * @property {(entry: Entry) => string} name
 * @property {(entry: Entry) => any} sign
 * @property {(entry: Entry) => any} facts numbers and marks beside the name
 * @property {(entry: Entry) => string[]} sentences all that is said of it, for the search
 * @property {(entry: Entry) => any} body
 */
/** @typedef {{name: string, values: any[], default: any}} Ruling */
/** @typedef {{name: string, family: string, players: number[], maps: string[], rulings: Ruling[], layout?: any}} GameCard */
/** @typedef {{kind: "person"|"bot", name: string, bot: string}} Sitter */
/** @typedef {{map: string, players: number, rulings: Record<string, any>, seats: Sitter[], own: any}} Wish */
/** @typedef {{map?: string|null, rulings: Record<string, any>}} Order the map where it is no choice of the form */
/** @typedef {{set: (part: Partial<Wish>) => void, ruling: (name: string) => any}} Form */
export {};
