/**
 * What docs/protocol.md sends to the table of Tonk, as types.
 *
 * @typedef {import("../../core/types.js").Reason} Reason
 * @typedef {import("../../core/types.js").SeatInfo} SeatInfo
 * @typedef {{no: number, owner: string, kind: "set" | "run", cards: string[]}} Meld
 * @typedef {{from: string, to: string, amount: number, why: string, rule: string}} Payment
 * @typedef {{game: number, how: string, rule: string, winners: string[], change: Record<string, number>}} Round
 * @typedef {Round & {seat: string | null, draw: boolean, double: boolean, payments: Payment[],
 *   hands: Record<string, string[]>, points: Record<string, number>}} Settlement
 * @typedef {{phase: "start" | "drawn" | "settled" | "over", turn: string | null, to_act: string[], dealer: string,
 *   game_no: number, games: number | null, stake: number, scoring: "chips" | "points",
 *   counts: Record<string, number>, stock: number, discards: number, top: string | null, melds: Meld[],
 *   waits: Record<string, number> | null, last: {seat: string, act: string} | null, totals: Record<string, number>,
 *   rounds: Round[], settlement: Settlement | null, agreed: string[]}} TonkTable
 * @typedef {{text: string, cards: string[]}} MeldOffer
 * @typedef {{text: string, card: string, meld: number}} LayoffOffer
 * @typedef {{text: string, card: string}} DiscardOffer
 * @typedef {"drop" | "draw" | "meld" | "layoff" | "discard"} Kind
 * @typedef {{seat: string, hand: string[], points: number, drew: string | null, must_meld: boolean, acts: string[],
 *   draws: string[], melds: MeldOffer[], layoffs: LayoffOffer[], discards: DiscardOffer[],
 *   why: Record<Kind, Reason | null>}} Mine
 * @typedef {{match: number, seq: number, phase: string, players: number, options: Record<string, unknown>,
 *   seats: SeatInfo[], you: {seat: string | null, host: boolean, watching: boolean}, table: TonkTable,
 *   mine: Mine | null, result: import("../../core/types.js").Result | null}} TonkView
 * @typedef {import("../../core/types.js").Host} Host
 * @typedef {import("../../core/types.js").Translate} Translate
 * @typedef {import("../../core/types.js").GameEvent} GameEvent
 * @typedef {{t: Translate, name: (seat: string) => string, you: string | null}} Speech
 */

export {};
