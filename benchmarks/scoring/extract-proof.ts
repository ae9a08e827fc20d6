import type { ExtractResult } from "@docsvc/openapi";
import type { Material } from "@docsvc/engine";
import { plain } from "./extract-score.ts";

/** Whether a value's citation holds it. */
export interface Proof {
  readonly isCited: boolean;
  /** The words inside its boxes say it. */
  readonly isHeld: boolean;
  /** And at least half of their letters are its own. */
  readonly isTight: boolean;
  readonly isSure: boolean;
}

/** Looks a value up at the boxes that are cited for it: by the document's own words, not by what the citation says. */
export function proofOf(pointer: string, value: unknown, { citations }: ExtractResult, material: Material): Proof {
  const cited = citations[pointer] ?? [];
  const words = cited.map(({ bbox }) => wordsInside(bbox, material)).join(" ");
  const isHeld = typeof value === "boolean" ? cited.length > 0 : holds(words, value);
  const own = plain(value).length;
  const all = plain(words).length;
  const isTight =
    isHeld && (2 * own >= all || typeof value === "boolean" || (isNumberLike(value) && all <= LONGEST_NUMBER));
  return { isCited: cited.length > 0, isHeld, isTight, isSure: cited[0]?.confidence === "high" };
}

/** A date or an amount in words of its own notation. */
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

function wordsInside({ left, top, width, height, page }: WireBox, { pages }: Material): string {
  const on = pages.find(({ number }) => number === page);
  if (on === undefined) return "";
  const found: string[] = [];
  for (const { text, words } of on.lines) {
    for (const [index, word] of text.split(" ").entries()) {
      const at = 4 * index;
      const x = (words[at]! + words[at + 2]!) / 2 / on.width;
      const y = (words[at + 1]! + words[at + 3]!) / 2 / on.height;
      if (x >= left && x <= left + width && y >= top && y <= top + height) found.push(word);
    }
  }
  return found.join(" ");
}

/** A text says a value: the same words, the digits of a number, the parts of a date. */
function holds(text: string, value: unknown): boolean {
  if (typeof value === "number") {
    const digits = text.replaceAll(/\D/gu, "");
    return [String(Math.abs(value)), value.toFixed(1), value.toFixed(2)].some((printed) => {
      const own = printed.replaceAll(/\D/gu, "");
      return own !== "" && digits.includes(own);
    });
  }
  const date = /^(\d{4})-(\d\d)-(\d\d)/u.exec(String(value));
  const said = plain(text);
  if (date !== null) {
    const numbers = new Set((text.match(/\d+/gu) ?? []).map(Number));
    const [year, month, day] = date.slice(1).map(Number) as [number, number, number];
    const hasMonth = numbers.has(month) || /\p{L}{3}/u.test(text);
    return (
      said.includes(plain(value)) || (numbers.has(day) && hasMonth && (numbers.has(year) || numbers.has(year % 100)))
    );
  }
  const wanted = plain(value);
  if (said.includes(wanted)) return true;
  const words = String(value).split(/\s+/u).map(plain);
  return words.length > 1 && words.every((word) => said.includes(word));
}
