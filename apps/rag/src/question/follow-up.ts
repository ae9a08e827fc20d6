/**
 * Completes a follow-up question: "And of humus?" after "What is the share of sand?" becomes "What is the share of
 * humus?". A complete question is returned unchanged, and so is one that does not fit the previous question: "And a leak?" after
 * "Who is the chair?".
 */
export function completeQuestion(asked: string, previous: string | undefined): string {
  const rest = restOf(asked);
  if (previous === undefined || previous.trim() === "" || rest === null) return asked;
  const [, preposition] = PREPOSITION.exec(rest) ?? [];
  const stem = previous.trim().replace(/[?？.!\s]+$/u, "");
  const year = /^(?:in |for )?((?:19|20)\d\d)$/u.exec(rest)?.[1];
  if (year !== undefined && /\b(?:19|20)\d\d\b/u.test(stem)) return `${stem.replace(/\b(?:19|20)\d\d\b/u, year)}?`;
  if (preposition !== undefined) return `${replaceFrom(stem, preposition, rest)}?`;
  // "And the depth?" replaces the property and keeps the thing: "What is the depth of the lake?"
  const asks = ASKS.exec(stem);
  if (asks && DEFINITE.test(rest)) return `${asks[1]}${rest}${asks[2] ?? ""}?`;
  // "And humus?" after "the share of sand" replaces the thing.
  const last = LAST_PHRASE.exec(stem);
  return last && !INDEFINITE.test(rest) ? `${last[1]}${rest}?` : asked;
}

/** "What is the length of the lake", "Wie lang ist die Frist für Eiche", "Quel est le prix du chêne". */
const ASKS =
  /^(.*?(?<!\p{L})(?:is|are|was|were|does|do|did|ist|sind|war|waren|beträgt|est|sont|es|son|è|sono)\s+)(?:(?:the|a|an|der|die|das|le|la|les|el|los|las|il|lo)\s+|l['’])?.+?(\s(?:of|in|for|at|on|für|von|im|bei|du|de|des|pour|en|del|para|di)\s.+)?$/iu;
const DEFINITE = /^(?:(?:the|its|their|der|die|das|den|dem|ihr|sein|le|la|les|son|sa|el|los|las|su|il|lo)\s|l['’])/iu;
const INDEFINITE = /^(?:an?|ein|eine|einen|un|une|una|uno)\s/iu;
/** The last phrase with a preposition, and what precedes its noun. */
const LAST_PHRASE =
  /^(.*\s(?:of|for|für|von|pour|de|para|di)\s(?:(?:the|der|die|das|den|dem|la|le|les|el|los|las)\s)?)[^\s]+$/iu;

const PREPOSITIONS =
  "of|in|for|at|on|from|by|with|to|between|under|over|per|after|before|during|für|von|im|bei|beim|aus|mit|nach|vor|zu|je|pour|de|du|des|dans|avec|en|para|por|con|del";
const PREPOSITION = new RegExp(`^(${PREPOSITIONS})\\s`, "iu");
const NEXT_PHRASE = new RegExp(`\\s(?:${PREPOSITIONS})\\s.*$`, "iu");

/** What a follow-up adds; null for a question that is complete. */
function restOf(asked: string): string | null {
  const [, rest] =
    /^\s*(?:and|or|but|what about|how about|and what about|und|oder|aber|et|ou|y|o|e)(?!\p{L})[\s,]*(.*?)[?？.!\s]*$/iu.exec(
      asked,
    ) ?? [];
  if (rest === undefined || rest === "") return null;
  const plain = rest.replace(/^(?:what|how) about\s+/iu, "");
  // "And when was it built?" is a new question.
  return /^(?:who|whose|whom|what|when|where|which|why|how|is|are|was|were|do|does|did|can|wer|was|wann|wo|welche[mnrs]?|warum|wie|ist|sind|qui|que|quand|où|quel(?:le)?s?|pourquoi|comment|combien|est-ce|quién|qué|cuándo|dónde|cuál|cuánt[oa]s?|cómo)(?!\p{L})/iu.test(
    plain,
  )
    ? null
    : plain;
}

/** Replaces the last phrase that begins with the preposition; if there is none, adds the phrase. */
function replaceFrom(stem: string, preposition: string, rest: string): string {
  const wanted = preposition.toLowerCase();
  const [at, length] = find(stem, wanted) ?? find(stem, LIKE[wanted] ?? wanted) ?? [-1, 0];
  if (at < 0) return `${stem} ${rest}`;
  const after = stem.slice(at + length);
  // The text after the phrase stays: "the share of sand in the north" keeps "in the north".
  const next = NEXT_PHRASE.exec(after)?.[0] ?? "";
  return `${stem.slice(0, at)} ${rest}${next}`;
}

/** "And of lead?" after "the limit for nitrate": both prepositions are used. */
const LIKE: Readonly<Record<string, string>> = { of: "for", for: "of" };

/** Finds the start of the last phrase with a preposition, and the length of its opening words. */
function find(stem: string, preposition: string): readonly [number, number] | undefined {
  const at = stem.toLowerCase().lastIndexOf(` ${preposition} `);
  return at < 0 ? undefined : [at, preposition.length + 2];
}
