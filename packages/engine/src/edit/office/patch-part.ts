import type { Char } from "../find/text-order.ts";
import type { Match } from "../find/match-phrase.ts";
import { encodeXml, type XmlText } from "./xml-texts.ts";

/** A change of a part: a range of its source, and the new text. */
export interface Patch {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Finds what to change in a paragraph's text. */
export type FindIn = (chars: readonly Char[]) => readonly Match[];

/**
 * Patches for a paragraph. Each match is removed from every run that it crosses, and the first of these runs gets the new text.
 *
 * @returns the patches, and the number of matches
 */
export function patchParagraph(
  texts: readonly XmlText[],
  find: FindIn,
  by: string,
): { patches: Patch[]; count: number } {
  const chars: (Char & { readonly of: number; readonly at: number })[] = [];
  for (const [of, { text, isParted }] of texts.entries()) {
    if (isParted) chars.push({ is: "wide", text: " ", glyph: -1, of: -1, at: -1 });
    let at = 0;
    for (const char of text) {
      chars.push({ is: "char", text: char, glyph: 0, of, at });
      at += char.length;
    }
  }
  const matches = find(chars);
  if (matches.length === 0) return { patches: [], count: 0 };
  const kept = texts.map(() => "");
  let next = 0;
  for (const { from, to } of [...matches, { from: chars.length, to: chars.length }]) {
    for (const { of, text } of chars.slice(next, Math.max(next, from))) if (of >= 0) kept[of] += text;
    const first = chars.slice(from, to).find(({ of }) => of >= 0);
    if (first !== undefined && from >= next) kept[first.of] += texts[first.of]!.isNumber ? "" : by;
    next = Math.max(next, to);
  }
  const patches = texts.flatMap(({ start, end, text, isNumber }, index): Patch[] => {
    const now = kept[index]!;
    if (now === text) return [];
    // A numeric cell stays numeric.
    return [{ start, end, by: encodeXml(isNumber && !/^-?[\d.]+(?:e[+-]?\d+)?$/iu.test(now) ? "0" : now) }];
  });
  return { patches, count: matches.length };
}

export function applyPatches(source: string, patches: readonly Patch[]): string {
  let out = "";
  let at = 0;
  for (const { start, end, by } of patches.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    out += source.slice(at, start) + by;
    at = end;
  }
  return out + source.slice(at);
}
