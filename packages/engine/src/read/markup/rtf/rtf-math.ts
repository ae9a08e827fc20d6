import type { XmlElement } from "../../xml/xml-node.ts";
import type { RtfMathElement, RtfSink } from "./rtf-state.ts";

/** No real equation nests this deep; deeper elements are not read. */
const DEEPEST = 100;

export function newEquation(): RtfMathElement {
  return { name: "m:oMath", attributes: new Map(), children: [], depth: 0 };
}

/** The OMML element that a group's first word opens: `\msSup` is `m:sSup` (RTF 1.9.1, "Math"); null for other words. */
export function openElement(parent: RtfMathElement, word: string, value: number | undefined): RtfMathElement | null {
  const name = value === undefined ? /^m([a-zA-Z]+)$/.exec(word)?.[1] : undefined;
  if (name === undefined || parent.depth === DEEPEST) return null;
  const element = { name: `m:${name}`, attributes: new Map(), children: [], depth: parent.depth + 1 };
  parent.children.push(element);
  return element;
}

/** Collects the content of an equation's groups: text of runs, and property values. */
export const EQUATION: RtfSink = {
  add(text, { math }) {
    if (math === undefined) return;
    const { name, attributes, children } = math;
    if (PROPERTY.test(name)) attributes.set("m:val", (attributes.get("m:val") ?? "") + text.trim());
    else if (name === "m:r") children.push(runText(text));
    else children.push({ name: "m:r", attributes: new Map(), children: [runText(text)] });
  },
};

/** Properties of delimiters, operators, accents and fractions that change their LaTeX. */
const PROPERTY =
  /^m:(?:chr|begChr|endChr|sepChr|type|pos|vertJc|degHide|limLoc|grow|subHide|supHide|ctrlPr|rPr|\w+Pr)$/;

function runText(text: string): XmlElement {
  return { name: "m:t", attributes: new Map(), children: [text] };
}
