import { type Match, matchPhrase } from "../find/match-phrase.ts";
import type { Char } from "../find/text-order.ts";
import type { Secret } from "./place.ts";

/** A secret with at least this many letters is also searched for inside longer words and without its spaces: in addresses, file names, keys. */
const MIN_INSIDE = 6;

/** Checks whether a text contains words that must not be in the file. */
export class SecretSearch {
  readonly #secrets: readonly (Secret & { readonly flat: string })[];

  constructor(secrets: readonly Secret[]) {
    this.#secrets = secrets
      .map((secret) => ({ ...secret, flat: flatten(secret.text) }))
      .filter(({ flat }) => flat !== "");
  }

  get isEmpty(): boolean {
    return this.#secrets.length === 0;
  }

  get texts(): readonly string[] {
    return this.#secrets.map(({ text }) => text);
  }

  /** Searches the chars of a page for whole words. */
  isIn(chars: readonly Char[]): boolean {
    // Few texts contain a secret, and comparing letters only is fast.
    const flat = chars.map(({ is, text }) => (is === "char" ? flattenChar(text) : "")).join("");
    return this.#secrets.some(
      (secret) => flat.includes(secret.flat) && matchPhrase(chars, secret.text, secret).length > 0,
    );
  }

  /** Searches a text of the file that is not on a page; also finds joined words, as in addresses. */
  isInText(text: string): boolean {
    const words = text.replaceAll("%20", "_").split(/\s+/u).map(flatten);
    const flat = words.join("");
    return this.#secrets.some((secret) => {
      if (!flat.includes(secret.flat)) return false;
      if (secret.flat.length >= MIN_INSIDE) return includesSecret(words, secret.flat);
      return matchPhrase(toPlainChars(spaced(text)), spaced(secret.text), secret).length > 0;
    });
  }

  /** Where secrets are in chars, also inside longer words. */
  readonly matchesIn = (chars: readonly Char[]): Match[] =>
    this.#secrets
      .flatMap((secret) => matchPhrase(chars, secret.text, { ...secret, partOfWord: true }))
      .toSorted((a, b) => a.from - b.from);

  /** A text of an Office file with black blocks in place of the words, also inside longer ones. */
  blacken(text: string): string {
    let rest = text;
    for (const secret of this.#secrets) {
      const chars = Array.from(rest);
      const matches = matchPhrase(toPlainChars(rest), secret.text, { ...secret, partOfWord: true });
      for (const { from, to } of matches.toReversed()) chars.splice(from, to - from, "██████");
      rest = chars.join("");
    }
    return this.isInText(rest) ? "██████" : rest;
  }

  /** A text without the words; a placeholder for the whole text if they cannot be separated from it. */
  without(text: string): string {
    let rest = text;
    for (const secret of this.#secrets) {
      const matches = matchPhrase(toPlainChars(rest), secret.text, secret);
      const chars = Array.from(rest);
      for (const { from, to } of matches.toReversed()) chars.splice(from, to - from, REDACTED);
      rest = chars.join("");
    }
    return this.isInText(rest) ? REDACTED : rest;
  }
}

/** Replaces words that were removed from a text. */
const REDACTED = "[redacted]";

/** Inside one word, or from the start of a word to the end of one: "quote style" does not contain "quotes". */
function includesSecret(words: readonly string[], secret: string): boolean {
  if (words.some((word) => word.includes(secret))) return true;
  return words.some((_, first) => {
    let said = "";
    for (let at = first; at < words.length && said.length < secret.length; at++) said += words[at]!;
    return said === secret;
  });
}

/** Only letters and digits, in lower case. */
export function flatten(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

function flattenChar(text: string): string {
  if (/^[a-z\d]$/.test(text)) return text;
  return /^[ -/:-@[-`{-~]$/.test(text) ? "" : flatten(text);
}

/** Treats the signs that join words in addresses as spaces. */
function spaced(text: string): string {
  return text.replaceAll(/%20|[-_+./\\]/gu, " ");
}

function toPlainChars(text: string): Char[] {
  return Array.from(text, (char, glyph) => ({ is: "char", text: char, glyph }));
}
