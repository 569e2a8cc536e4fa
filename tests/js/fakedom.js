/** As much of a document as a panel needs to be drawn: elements with children, attributes and listeners. */

class FakeNode extends EventTarget {
  children = [];
  dataset = {};
  style = { setProperty: () => {} };
  hidden = false;
  scrollTop = 0;
  scrollHeight = 0;
  clientHeight = 0;
  #attributes = new Map();

  constructor(tag) {
    super();
    this.tag = tag;
  }

  setAttribute(name, value) {
    this.#attributes.set(name, value);
    if (["checked", "hidden"].includes(name)) this[name] = true;
  }

  getAttribute(name) {
    return this.#attributes.get(name) ?? null;
  }

  append(...children) {
    this.children.push(...children);
  }

  replaceChildren(...children) {
    this.children = children;
  }

  get textContent() {
    return this.children.map((child) => child.textContent ?? child).join("");
  }

  set textContent(text) {
    this.children = [text];
  }

  focus() {
    FakeNode.focused = this;
  }

  /** All elements below with this tag or class. */
  all(wanted) {
    const isWanted = (node) => node.tag === wanted || (node.getAttribute("class") ?? "").split(" ").includes(wanted);
    const nodes = this.children.filter((child) => child instanceof FakeNode);
    return nodes.flatMap((node) => [...(isWanted(node) ? [node] : []), ...node.all(wanted)]);
  }
}

export { FakeNode };

/** Puts the stand-ins in place; to be called before a module that draws is loaded. */
export function fakeDocument() {
  globalThis.Node = /** @type {any} */ (FakeNode);
  globalThis.document = /** @type {any} */ ({ createElement: (tag) => new FakeNode(tag) });
  return FakeNode;
}
