/** What the action bar says and offers in each phase. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Choice } from "../../static/games/tonk/choice.js";
import { barState } from "../../static/games/tonk/prompt.js";
import { drawn, mine, plain, reason, starting, tongue, tonkView } from "./tonk-fakes.js";

/** The bar after some presses. */
function bar(view, act = () => {}, locale = "en") {
  const choice = new Choice();
  choice.adopt(view);
  act(choice);
  const speech = tongue(locale, view.you.seat);
  const state = barState(view, choice, speech.host, speech, false);
  return {
    ...state,
    labels: state.buttons.map(({ label }) => plain(label)),
    acts: state.buttons.map(({ act: move }) => move ?? null),
    looks: state.buttons.map(({ look }) => look),
  };
}

const start = (table = {}, own = {}) => tonkView({ table: { phase: "start", ...table }, mine: starting(own) });
const settled = (table = {}, view = {}) =>
  tonkView({ table: { phase: "settled", ...table }, mine: mine({ acts: ["next", "end"] }), ...view });

test("at the start of a turn one draws or drops, and sees what a drop would count", () => {
  const { prompt, labels, acts } = bar(start());
  assert.equal(prompt, "Your turn: draw a card, or drop.");
  assert.deepEqual(labels, ["Draw from stock", "Take 2♥", "Drop with 33"]);
  assert.deepEqual(acts, [null, null, null]);
});

test("a drop is done only after a question that says what it may cost", () => {
  const asked = bar(start({ stake: 3 }), (choice) => choice.pressDrop());
  assert.equal(asked.tone, "harm");
  assert.match(asked.prompt, /^Drop with 33\? .*pay 6 to everybody/);
  assert.deepEqual(asked.acts, ["drop"]);
  assert.equal(asked.cancel, true);
  const points = bar(start({ scoring: "points" }), (choice) => choice.pressDrop());
  assert.match(points.prompt, /you write double/);
});

test("who has to wait reads why, and the drop looks blocked", () => {
  const own = { acts: [], why: { ...starting().why, drop: reason("wait", "N21") } };
  const { prompt, hint, looks } = bar(start({}, own));
  assert.equal(prompt, "Your turn: draw a card.");
  assert.match(hint, /\(N21\)$/);
  assert.deepEqual(looks, ["plain", "plain", "blocked"]);
  assert.match(bar(start({}, own), (choice) => choice.pressDrop()).prompt, /\(N21\)$/);
});

test("an empty stock is explained before anybody asks it", () => {
  const view = start({ stock: 0 });
  assert.match(bar(view).prompt, /N13/);
  assert.equal(bar(view).labels[0], "Ask for a card");
  const asked = bar(view, (choice) => choice.pressPile("stock"));
  assert.match(asked.prompt, /ends the game/);
  assert.deepEqual(asked.acts, ["draw stock"]);
});

test("after drawing the melds and layoffs in the hand are offered", () => {
  const { hint, labels, looks } = bar(tonkView());
  assert.equal(plain(hint), "You drew K♣.");
  assert.deepEqual(labels, ["Lay 4♠ 5♠ 6♠", "Lay 4♠ 4♥ 4♦", "Lay off K♣ on K♠ K♥ K♦", "Lay off K♣ on 10♣–Q♣"]);
  assert.ok(looks.every((look) => look === "chip"));
});

test("a card that fits two melds asks which, and can be discarded all the same", () => {
  const { labels, acts, looks } = bar(tonkView(), (choice) => choice.pressCard("Kc"));
  assert.deepEqual(labels, ["Lay off K♣ on K♠ K♥ K♦", "Lay off K♣ on 10♣–Q♣", "Discard K♣"]);
  assert.deepEqual(acts, ["layoff Kc to 1", "layoff Kc to 2", "discard Kc"]);
  assert.deepEqual(looks, ["main", "main", "plain"]);
});

test("a card for nothing else has one main button: discard", () => {
  const view = tonkView({ mine: drawn({ melds: [], layoffs: [] }) });
  assert.equal(bar(view).prompt, "Choose a card to discard.");
  const { acts, looks } = bar(view, (choice) => choice.pressCard("4h"));
  assert.deepEqual(acts, ["discard 4h"]);
  assert.deepEqual(looks, ["main"]);
});

test("a complete choice is laid with one button, and what it could grow into stays on offer", () => {
  const own = drawn({
    melds: [
      { text: "meld 4s 5s 6s", cards: ["4s", "5s", "6s"] },
      { text: "meld 4s 5s 6s 7s", cards: ["4s", "5s", "6s", "7s"] },
    ],
  });
  const { acts, looks } = bar(tonkView({ mine: own }), (choice) => choice.pickOnly(["4s", "5s", "6s"]));
  assert.deepEqual(acts, ["meld 4s 5s 6s", null]);
  assert.deepEqual(looks, ["main", "chip"]);
});

test("cards that are no meld can be put to the server, and the bar says what a meld is", () => {
  const view = tonkView({ mine: drawn({ hand: ["As", "Ks", "2s"], melds: [] }) });
  const { prompt, acts, looks } = bar(view, (choice) => {
    for (const card of ["Ks", "As", "2s"]) choice.pressCard(card);
  });
  assert.match(prompt, /N10/);
  assert.deepEqual(acts, ["meld Ks As 2s"]);
  assert.deepEqual(looks, ["plain"]);
});

test("a meld that must be laid first is asked for with its rule, and nothing can be discarded", () => {
  const own = drawn({ must_meld: true, discards: [], why: { ...drawn().why, discard: reason("must-meld", "N24") } });
  const view = tonkView({ mine: own });
  assert.match(bar(view).prompt, /lay it first\. \(N24\)$/);
  const { prompt, acts } = bar({ ...view, mine: { ...own, layoffs: [] } }, (choice) => choice.pressCard("Kc"));
  assert.match(prompt, /\(N24\)$/);
  assert.ok(!acts.some((act) => act?.startsWith("discard")));
});

test("who waits reads who does what, and what was done last", () => {
  const last = { seat: "b", act: "draw discard" };
  const { tone, prompt, hint, buttons } = bar(tonkView({ table: { turn: "b", to_act: ["b"], last }, mine: mine() }));
  assert.deepEqual([tone, buttons.length], ["wait", 0]);
  assert.equal(prompt, "Ben may lay melds, then discards.");
  assert.equal(hint, "Ben has taken the top discard.");
  const watching = bar(tonkView({ table: { phase: "start", turn: "c", to_act: ["c"] }, mine: null, you: null }));
  assert.equal(watching.prompt, "Carla draws a card, or drops.");
});

test("between games anybody goes on, anybody may want to stop, and the host ends it after a question", () => {
  const { labels, acts } = bar(settled());
  assert.deepEqual(labels, ["Next game", "I want to stop", "End the match"]);
  assert.deepEqual(acts, ["next", "end", null]);
  const asked = bar(settled(), (choice) => choice.pressClose());
  assert.deepEqual(asked.acts, ["close"]);
  assert.deepEqual(bar(settled({}, { you: "b" })).labels, ["Next game", "I want to stop"]);
});

test("when the number of games is agreed nobody ends the match sooner", () => {
  const { labels } = bar(settled({ games: 5 }, { mine: mine({ acts: ["next"] }) }));
  assert.deepEqual(labels, ["Next game"]);
});

test("who agreed to stop sees for whom they wait, the others see who wants to", () => {
  const agreed = { agreed: ["b"], to_act: ["a", "c"] };
  assert.equal(bar(settled(agreed)).hint, "Ben wants the match to end.");
  const mineToo = bar(settled(agreed, { you: "b", mine: mine({ acts: [] }) }));
  assert.equal(mineToo.hint, "You want the match to end. Waiting for Anna and Carla.");
  assert.deepEqual(mineToo.labels, []);
});

test("at the end of the match there is nothing left to do", () => {
  const { prompt, buttons, cancel } = bar(tonkView({ table: { phase: "over" }, mine: mine() }));
  assert.deepEqual([prompt, buttons.length, cancel], ["The match is over.", 0, false]);
});

test("while a move is on its way nothing is asked", () => {
  const choice = new Choice();
  choice.adopt(tonkView());
  const speech = tongue("en");
  const state = barState(tonkView(), choice, speech.host, speech, true);
  assert.deepEqual([state.prompt, state.busy, state.cancel], ["Playing …", true, false]);
});

test("every prompt has words in Dutch too", () => {
  const views = [
    start(),
    start({ stock: 0 }),
    tonkView(),
    settled({ agreed: ["b"] }),
    tonkView({ mine: drawn({ melds: [] }) }),
  ];
  for (const view of views) {
    const { prompt, hint, labels } = bar(view, () => {}, "nl");
    assert.doesNotMatch([prompt, hint, ...labels].join(" "), /tonk-|undefined|\{/);
  }
  assert.equal(bar(start(), () => {}, "nl").labels[2], "Klop met 33");
});
