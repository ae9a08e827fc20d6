/**
 * Runs of a text as nested elements, which is how Markdown and HTML express styles: a style that several runs share is one element around
 * them all.
 */
import type { TextRun } from "@docsvc/openapi";

export type InlineNode = string | InlineElement;

export interface InlineElement {
  readonly kind: ElementKind;
  /** Address of a link. */
  readonly value: string;
  readonly children: readonly InlineNode[];
}

export type ElementKind = "link" | "mark" | "underline" | "bold" | "italic" | "strike" | "sup" | "sub" | "code";

/** Nests runs; of the styles of a run, the one that extends furthest is outermost. */
export function toInlineTree(runs: readonly TextRun[]): readonly InlineNode[] {
  return nest(runs.map((run) => ({ text: run.text, left: elementsOf(run) })));
}

interface OpenRun {
  readonly text: string;
  /** Elements that are not around it yet, the outermost first if they extend equally far. */
  readonly left: readonly (readonly [kind: ElementKind, value: string])[];
}

function elementsOf(run: TextRun): OpenRun["left"] {
  // From the outermost to the innermost; code is last, because it contains only text.
  return [
    ...(run.link === undefined ? [] : [["link", run.link] as const]),
    ...(run.highlight === undefined ? [] : [["mark", ""] as const]),
    ...(run.underline === true && run.link === undefined ? [["underline", ""] as const] : []),
    ...(run.bold === true ? [["bold", ""] as const] : []),
    ...(run.italic === true ? [["italic", ""] as const] : []),
    ...(run.strike === true ? [["strike", ""] as const] : []),
    ...(run.script === "superscript" ? [["sup", ""] as const] : []),
    ...(run.script === "subscript" ? [["sub", ""] as const] : []),
    ...(run.code === true ? [["code", ""] as const] : []),
  ];
}

function nest(runs: readonly OpenRun[]): readonly InlineNode[] {
  const nodes: InlineNode[] = [];
  let at = 0;
  while (at < runs.length) {
    const { text, left } = runs[at]!;
    const [first] = left;
    if (first === undefined) {
      nodes.push(text);
      at += 1;
      continue;
    }
    const [outer, end] = furthest(runs, at);
    const [kind, value] = outer;
    const inner = runs.slice(at, end).map((run) => ({ ...run, left: run.left.filter((one) => !isSame(one, outer)) }));
    nodes.push({ kind, value, children: nest(inner) });
    at = end;
  }
  return nodes;
}

type Mark = OpenRun["left"][number];

function furthest(runs: readonly OpenRun[], at: number): readonly [outer: Mark, end: number] {
  let best: Mark = runs[at]!.left[0]!;
  let bestEnd = at;
  for (const mark of runs[at]!.left) {
    let end = at + 1;
    while (end < runs.length && runs[end]!.left.some((one) => isSame(one, mark))) end += 1;
    // Code contains no other element: Markdown does not parse its content.
    if (end > bestEnd && (mark[0] !== "code" || runs[at]!.left.length === 1)) [best, bestEnd] = [mark, end];
  }
  return [best, bestEnd];
}

function isSame(one: Mark, other: Mark): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

/** The text of nodes without their elements. */
export function plainOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : plainOf(node.children))).join("");
}
