import type { Passage } from "./passage.ts";

/**
 * Joins paragraphs that a column or page break has cut, so that sentences are quoted whole: a paragraph that begins in lower case
 * or with a figure continues the last one that does not end like a sentence. Figures, tables and captions may come between.
 */
export function joinCut(passages: readonly Passage[]): readonly Passage[] {
  const joined: Passage[] = [];
  let open = -1;
  for (const passage of passages) {
    const before = joined[open];
    if (before && continuesPassage(before, passage)) {
      joined[open] = join(before, passage);
      continue;
    }
    joined.push(passage);
    if (!BESIDE_TEXT.has(passage.category)) open = joined.length - 1;
  }
  return joined;
}

const BESIDE_TEXT: ReadonlySet<string> = new Set(["Figure", "Table", "Caption", "Footnote"]);
const RUNS_ON: ReadonlySet<string> = new Set(["Text", "List Item"]);

function continuesPassage(before: Passage, after: Passage): boolean {
  if (after.category !== "Text" || !RUNS_ON.has(before.category)) return false;
  if (after.bbox.page - lastPage(before) > 1) return false;
  if (/^\p{Ll}/u.test(after.text)) return !/[.!?:;。！？…]["'”’)\]]*$/u.test(before.text);
  return STARTS_WITH_FIGURE.test(after.text) && STOPS_WITHIN.test(before.text);
}

/** "£180 once towards a desk", but not "2. Hours", which is the number of a paragraph. */
const STARTS_WITH_FIGURE = /^\p{Sc}?\d[\d.,]*(?<![.,]) /u;
/** A sentence of its own before the one that is cut, so no label such as "Rent of the flat". */
const STOPS_WITHIN = /[.!?]\s.*\p{Ll},?$/su;

function lastPage({ lines, bbox }: Passage): number {
  return lines.at(-1)?.bbox.page ?? bbox.page;
}

function join(before: Passage, after: Passage): Passage {
  // "exam-" and "ple"; a dash between words has a space before it.
  const isHyphenated = /\p{L}[-\u00AD\u2010]$/u.test(before.text);
  const text = isHyphenated ? before.text.slice(0, -1) + after.text : `${before.text} ${after.text}`;
  return { ...before, text, lines: [...before.lines, ...after.lines] };
}
