// Plays a seat over a line of its own, from inside a page and so with its cookie: any legal move, until the match is
// over or has come to the commit `until`. Resolves to the number of moves. A person in a hurry, for tests that need a game to end:
// who is too fast for the server is told so, and asks again.
(link, until = Infinity) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/ws/${link}`);
    let count = 0;
    let match = 0;
    let asked = -1;
    let card = "";
    let parts = [];
    const pick = (list) => list[Math.floor(Math.random() * list.length)];
    let last = {};
    let newest = null;
    let isAsking = false;
    const send = (frame) => {
      last = frame;
      socket.send(JSON.stringify(frame));
    };
    const id = () => `auto-${Math.random().toString(36).slice(2)}-${count}`;
    const move = (text) => {
      count += 1;
      isAsking = true;
      send({ t: "do", id: id(), seen: asked, what: "move", text });
    };
    const plan = () => send({ t: "plan", id: id(), seen: asked, ask: { card, parts } });
    const byCard = (cards) =>
      Object.entries(cards).flatMap(([name, { moves, plan: split, parts: firsts }]) =>
        split ? (firsts.length > 0 ? [{ split: name, firsts }] : []) : moves,
      );
    const rummy = ({ draws, melds, layoffs, discards }) =>
      [...draws.map((text) => ({ text })), ...melds, ...layoffs, ...discards];
    const act = ({ mine, seq }) => {
      asked = seq;
      const choices = mine.draws ? rummy(mine) : byCard(mine.cards);
      const home = choices.filter(({ to }) => to?.includes("+"));
      const choice = pick(home.length > 0 ? home : choices.length > 0 ? choices : mine.acts.map((text) => ({ text })));
      if (!choice.split) return move(choice.text);
      card = choice.split;
      parts = [pick(choice.firsts).text];
      plan();
    };
    const go = ({ plan: { parts: next, complete } }) => {
      if (complete) return move(complete);
      parts = [...parts, pick(next).text];
      plan();
    };
    const see = (view) => {
      if (match && view.match !== match) return;
      match = view.match;
      newest = view;
      if (isAsking) return; // a view from before the answer may still ask for what was done
      if (view.phase === "over" || view.seq >= until) {
        socket.close();
        resolve(count);
      } else if (view.table?.to_act.includes(view.you.seat) && view.seq > asked) act(view);
    };
    socket.onopen = () => send({ t: "hello", v: 1, match: 0, have: 0 });
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.t === "refused" && frame.kind === "busy") setTimeout(send, 200, last);
      else if (frame.t === "refused") reject(new Error(data.slice(0, 400)));
      else if (frame.t === "planned") go(frame);
      else if (frame.t === "done") {
        isAsking = false;
        asked = Math.max(asked, frame.seq - 1);
        if (newest.seq >= frame.seq) see(newest);
      }
      else if (frame.view) see(frame.view);
    };
  });
