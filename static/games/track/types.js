/**
 * What docs/protocol.md sends to the table of a track game, as types.
 *
 * @typedef {{owner: string, how: string, from: string, path: string[]}} Slide
 * @typedef {{text: string, kind: string, from: string, to: string, slides: Slide[], harm: string[]}} Move
 * @typedef {{text: string, steps: number, from: string, to: string, slides: Slide[], harm: string[]}} Part
 * @typedef {{card: string, text: string, left: number, position: string, parts: Part[], complete: string | null}} Plan
 * @typedef {import("../../core/types.js").Reason} Reason
 * @typedef {{plan?: boolean, moves: Move[], parts?: Part[], only?: Move | null, why: Reason | null}} CardOffer
 * @typedef {{seat: string, hand: string[], received: string | null, gave: string | null, acts: string[],
 *   cards: Record<string, CardOffer>}} Mine
 * @typedef {{way: string, to: Record<string, string>, chosen: string[]}} Exchange
 * @typedef {{phase: string, turn: string | null, to_act: string[], dealer: string, leader: string, deck: number,
 *   hand: number, size: number, sections: number, home_after: number, hologram: boolean, teams: string[][],
 *   position: string, counts: Record<string, number>, stock: number, pile: {seat: string, card: string}[],
 *   out: string[], exchange: Exchange | null, last: {seat: string, text: string} | null, game_no: number,
 *   points: Record<string, number> | null}} TrackTable
 * @typedef {import("../../core/types.js").SeatInfo} SeatInfo
 * @typedef {{match: number, seq: number, phase: string, game: string, players: number,
 *   options: Record<string, unknown>, seats: SeatInfo[],
 *   you: {seat: string | null, host: boolean, watching: boolean}, table: TrackTable, mine: Mine | null,
 *   result: {winners: string[], draw: boolean, scores: Record<string, number> | null} | null}} TrackView
 * @typedef {import("../../core/types.js").Host} Host
 * @typedef {import("../../core/types.js").Translate} Translate
 * @typedef {import("../../core/types.js").GameEvent} GameEvent
 *
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 */

export {};
