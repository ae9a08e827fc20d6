/**
 * The question that a follow-up means: "And of humus?" after "What is the share of sand?" is "What is the share of
 * humus?". A complete question stays as it is.
 */
export function completeQuestion(asked: string, previous: string | undefined): string {
  const rest = restOf(asked);
  if (previous === undefined || previous.trim() === "" || rest === null) return asked;
  const [, preposition] = PREPOSITION.exec(rest) ?? [];
  const stem = previous.trim().replace(/[?？.!\s]+$/u, "");
  const year = /^(?:in |for )?((?:19|20)\d\d)$/u.exec(rest)?.[1];
  if (year !== undefined && /\b(?:19|20)\d\d\b/u.test(stem)) return `${stem.replace(/\b(?:19|20)\d\d\b/u, year)}?`;
  if (preposition !== undefined) return `${replaceFrom(stem, preposition, rest)}?`;
  // "And the depth?": what is asked about is another, what it is asked of stays: "What is the depth of the lake?"
  const asks = /^(.*?\b(?:is|are|was|were|does|do|did)\s+)(?:the |a |an )?.+?(\s(?:of|in|for|at|on)\s.+)$/iu.exec(stem);
  if (asks && /^(?:the|its|their)\b/iu.test(rest)) return `${asks[1]}${rest}${asks[2]}?`;
  return `${stem}, ${rest}?`;
}

const PREPOSITION = /^(of|in|for|at|on|from|by|with|to|between|under|over|per|after|before|during)\s/iu;

/** What a follow-up adds; null for a question of its own. */
function restOf(asked: string): string | null {
  const [, rest] =
    /^\s*(?:and|or|but|what about|how about|and what about|und|et|y)\b[\s,]*(.*?)[?？.!\s]*$/iu.exec(asked) ?? [];
  if (rest === undefined || rest === "") return null;
  const plain = rest.replace(/^(?:what|how) about\s+/iu, "");
  // "And when was it built?" is a new question.
  return /^(?:who|whose|whom|what|when|where|which|why|how|is|are|was|were|do|does|did|can)\b/iu.test(plain)
    ? null
    : plain;
}

/** The last phrase that begins with the preposition gives way; without one, the phrase is added. */
function replaceFrom(stem: string, preposition: string, rest: string): string {
  const wanted = preposition.toLowerCase();
  const [at, length] = find(stem, wanted) ?? find(stem, LIKE[wanted] ?? wanted) ?? [-1, 0];
  if (at < 0) return `${stem} ${rest}`;
  const after = stem.slice(at + length);
  // What follows the phrase stays: "the share of sand in the north" keeps its north.
  const next =
    /\s(?:of|in|for|at|on|from|by|with|to|between|under|over|per|after|before|during)\s.*$/iu.exec(after)?.[0] ?? "";
  return `${stem.slice(0, at)} ${rest}${next}`;
}

/** "And of lead?" after "the limit for nitrate": people change between the two. */
const LIKE: Readonly<Record<string, string>> = { of: "for", for: "of" };

/** Where the last phrase with a preposition begins, and how long its beginning is. */
function find(stem: string, preposition: string): readonly [number, number] | undefined {
  const at = stem.toLowerCase().lastIndexOf(` ${preposition} `);
  return at < 0 ? undefined : [at, preposition.length + 2];
}
