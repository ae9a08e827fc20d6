import { escapeText } from "./made-table.ts";
import type { Random } from "./random.ts";
import { paragraph, phrase, type Script } from "./words.ts";

/** Fragments of HTML, one after the other. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join("");
}

/** This many words, as HTML. */
export function words(random: Random, script: Script, from: number, to: number): string {
  return escapeText(phrase(random, script, from, to));
}

/** This many sentences, as HTML. */
export function text(random: Random, script: Script, sentences: number): string {
  return escapeText(paragraph(random, script, sentences));
}
