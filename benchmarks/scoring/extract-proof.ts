import type { ExtractOutput } from "@docsvc/openapi";
import type { Transcript } from "@docsvc/engine";
import { plain } from "./extract-score.ts";
import { otherNotationOf } from "./other-notation.ts";

/** Whether a value's citation supports it. */
export interface Proof {
  readonly isCited: boolean;
  /** The words inside its boxes contain it as written. */
  readonly isHeld: boolean;
  /** They contain it, as written or in another notation. */
  readonly isInText: boolean;
  /** And at least half of their letters belong to it. */
  readonly isTight: boolean;
  readonly isSure: boolean;
}

/** Checks the boxes that are cited for a value, using the document's own words instead of the citation's text. */
export function proofOf(pointer: string, value: unknown, { citations }: ExtractOutput, transcript: Transcript): Proof {
  const cited = citations[pointer] ?? [];
  const isCited = cited.length > 0;
  const isSure = cited[0]?.confidence === "high";
  if (typeof value === "boolean") return { isCited, isHeld: isCited, isInText: isCited, isTight: isCited, isSure };
  const words = cited.map(({ bbox }) => wordsInside(bbox, transcript)).join(" ");
  const isHeld = contains(words, value);
  const otherwise = isHeld ? null : otherNotationOf(words, value);
  const isInText = isHeld || otherwise !== null;
  const own = Math.max(plain(value).length, plain(otherwise ?? "").length);
  const all = plain(words).length;
  const isTight = isInText && (2 * own >= all || (isNumberLike(value) && all <= LONGEST_NUMBER));
  return { isCited, isHeld, isInText, isTight, isSure };
}

/** Maximum length of a date or an amount in another notation. */
const LONGEST_NUMBER = 24;

function isNumberLike(value: unknown): boolean {
  return typeof value === "number" || /^\d{4}-\d\d-\d\d/u.test(String(value));
}

interface WireBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly page: number;
}

function wordsInside(box: WireBox, { pages }: Transcript): string {
  const on = pages.find(({ number }) => number === box.page);
  if (on === undefined) return "";
  const found: string[] = [];
  for (const { text, words } of on.lines) {
    for (const [index, word] of text.split(" ").entries()) {
      const [left, top, right, bottom] = words.slice(4 * index, 4 * index + 4) as [number, number, number, number];
      const isUpright = on.quarter === 0;
      // A box may frame a part of a word, such as one of two dates joined by a dash.
      const inside = Array.from(word).filter((_, at, letters) => {
        const x = (isUpright ? left + ((at + 0.5) / letters.length) * (right - left) : (left + right) / 2) / on.width;
        const y = (top + bottom) / 2 / on.height;
        return x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height;
      });
      if (inside.length > 0) found.push(inside.join(""));
    }
  }
  return found.join(" ");
}

/** Whether a text contains a value: the same words, the digits of a number, the parts of a date. */
function contains(text: string, value: unknown): boolean {
  if (typeof value === "number") {
    const digits = text.replaceAll(/\D/gu, "");
    return [String(Math.abs(value)), value.toFixed(1), value.toFixed(2)].some((printed) => {
      const own = printed.replaceAll(/\D/gu, "");
      return own !== "" && digits.includes(own);
    });
  }
  const date = /^(\d{4})-(\d\d)-(\d\d)/u.exec(String(value));
  const letters = plain(text);
  if (date !== null) {
    const numbers = new Set((text.match(/\d+/gu) ?? []).map(Number));
    const [year, month, day] = date.slice(1).map(Number) as [number, number, number];
    const hasMonth = numbers.has(month) || /\p{L}{3}/u.test(text);
    return (
      letters.includes(plain(value)) || (numbers.has(day) && hasMonth && (numbers.has(year) || numbers.has(year % 100)))
    );
  }
  const wanted = plain(value);
  if (letters.includes(wanted)) return true;
  const words = String(value).split(/\s+/u).map(plain);
  return words.length > 1 && words.every((word) => letters.includes(word));
}
