import type { Candidate } from "./candidates.ts";

/** Features are hashed to a fixed number of buckets; those that collide share a weight (Weinberger et al., 2009). */
export const BUCKETS = 8192;

/** Tags of `compromise` that are informative for a capitalised word. */
const TAGS = [
  "FirstName",
  "LastName",
  "Person",
  "Honorific",
  "Place",
  "City",
  "Country",
  "Region",
  "Organization",
  "Verb",
  "Adjective",
  "Pronoun",
  "Preposition",
  "Conjunction",
  "Determiner",
  "Adverb",
  "QuestionWord",
  "Month",
  "WeekDay",
  "Expression",
  "Acronym",
  "Plural",
  "Demonym",
];

/** A candidate's features, as bucket numbers. */
export function featuresOf(candidate: Candidate): number[] {
  return [...ownFeatures(candidate), ...contextFeatures(candidate)];
}

/** The letters and the tags of its words. */
export function ownFeatures({ words }: Candidate): number[] {
  const said: string[] = [];
  const last = words.length - 1;
  for (const [index, { text, tags }] of words.entries()) {
    const place = index === 0 ? "first" : index === last ? "last" : "inner";
    const word = fold(text);
    said.push(`${place} word ${word}`, `word ${word}`, `${place} ends ${word.slice(-2)}`, `ends ${word.slice(-3)}`);
    said.push(`${place} ends ${word.slice(-4)}`, `begins ${word.slice(0, 3)}`, `${place} shape ${shapeOf(text)}`);
    for (const tag of TAGS) if (tags.has(tag)) said.push(`${place} is ${tag}`);
    if (tags.size === 0) said.push(`${place} is unknown`);
  }
  said.push(`words ${words.length}`);
  return said.map(toBucket);
}

/** The context of the candidate. */
export function contextFeatures({ words, before, after, isLine, leftOut }: Candidate): number[] {
  const said = [`words ${words.length} left out ${Math.min(leftOut[0], 2)} ${Math.min(leftOut[1], 2)}`];
  said.push(`left out before ${Math.min(leftOut[0], 2)}`, `left out after ${Math.min(leftOut[1], 2)}`);
  if (isLine) said.push("line", `line of ${words.length}`);
  said.push(...around("before", before), ...around("after", after));
  return said.map(toBucket);
}

function around(side: string, tokens: readonly string[]): string[] {
  const [near = "", next = "", far = ""] = tokens.map((token) => fold(token));
  const capital = /^\p{Lu}/u.test(tokens[0] ?? "") ? " capital" : "";
  return [
    `${side} ${near}`,
    `${side} ${near} ${next}`,
    `${side} next ${next}`,
    `${side} far ${far}`,
    `${side} kind ${kindOf(tokens[0])}${capital}`,
  ];
}

function kindOf(token: string | undefined): string {
  if (token === undefined) return "end";
  if (token === "\n") return "line";
  return /\p{L}/u.test(token) ? "word" : /\p{N}/u.test(token) ? "number" : token;
}

/** All numbers count as the same word; letters lose their accents. */
function fold(text: string): string {
  return /^\p{N}/u.test(text) ? "0" : text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

function shapeOf(text: string): string {
  return text
    .replaceAll(/\p{Lu}+/gu, (run) => (run.length > 1 ? "XX" : "X"))
    .replaceAll(/[\p{L}\p{M}]+/gu, (run) => (run.startsWith("X") ? run : "x"));
}

/** FNV-1a. */
function toBucket(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}
