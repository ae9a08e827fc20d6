import { COMBINING } from "../raw/accents.ts";
import { ACCENT, kindsOf } from "../raw/char-kinds.ts";
import { dropChars } from "./drop-chars.ts";
import type { CharTable } from "../raw/raw-page.ts";

/** Dotless letters, to be replaced by the normal ones under an accent. */
const DOTLESS: Readonly<Record<number, string>> = { 0x131: "i", 0x237: "j" };
/** Accents of capitals are raised by 0.28 font sizes. */
const RAISED = 0.4;
/** An accent above a narrow slanted letter is to the right of its ink, by this many font sizes. */
const SLANT = 0.08;
/** Letters of one word are closer, in font sizes; spaces measure 0.2 or more. */
const TOUCHING = 0.12;
/** Maximum number of chars between an accent and its letter: an accent that was read with the strip above its line is within two long lines of it. */
const FARTHEST = 300;

/**
 * Combines accents that are separate chars with the letters above or below which they lie, and closes the gaps they leave.
 *
 * @param chars - changed in place
 * @returns number of remaining chars
 */
export function composeAccents(chars: CharTable): number {
  const { code, count } = chars;
  const dropped = new Set<number>();
  for (let at = 0; at < count; at++) {
    if ((kindsOf(code[at]!) & ACCENT) === 0) continue;
    const base = letterUnder(chars, at);
    if (base === null) continue;
    const composed = `${DOTLESS[code[base]!] ?? String.fromCodePoint(code[base]!)}${COMBINING[code[at]!]}`.normalize(
      "NFC",
    );
    if (composed.length !== 1) continue;
    code[base] = composed.charCodeAt(0);
    chars.top[base] = Math.min(chars.top[base]!, chars.top[at]!);
    chars.bottom[base] = Math.max(chars.bottom[base]!, chars.bottom[at]!);
    dropped.add(at);
    dropBreaks(chars, at, dropped);
  }
  return dropped.size === 0 ? count : dropChars(chars, dropped);
}

/** Drops the blanks that PDFium inferred where the pen left the line for an accent, if there is no gap without the accent. */
function dropBreaks(
  { generated, advanceLeft, advanceRight, ...chars }: CharTable,
  at: number,
  dropped: Set<number>,
): void {
  let before = at - 1;
  while (before >= 0 && (generated[before] === 1 || dropped.has(before))) before--;
  let after = at + 1;
  while (after < chars.count && generated[after] === 1) after++;
  if (before < 0 || after >= chars.count) return;
  const size = chars.looseBottom[after]! - chars.looseTop[after]!;
  if (Math.abs(chars.originY[after]! - chars.originY[before]!) > RAISED * size) return;
  if (Math.abs(advanceLeft[after]! - advanceRight[before]!) > TOUCHING * size) return;
  for (let index = before + 1; index < after; index++) if (generated[index] === 1) dropped.add(index);
}

/** The letter with ink directly below or above the accent's middle: usually its neighbour, so that is tried first. */
function letterUnder(chars: CharTable, at: number): number | null {
  if (carries(chars, at + 1, at, SLANT)) return at + 1;
  if (carries(chars, at - 1, at)) return at - 1;
  const until = Math.min(chars.count, at + FARTHEST);
  for (let index = Math.max(0, at - FARTHEST); index < until; index++) if (carries(chars, index, at)) return index;
  return null;
}

function carries(chars: CharTable, letter: number, accent: number, slack = 0): boolean {
  const code = chars.code[letter];
  if (code === undefined || code < 0x41 || letter >= chars.count) return false;
  const middle = (chars.left[accent]! + chars.right[accent]!) / 2;
  const size = chars.looseBottom[letter]! - chars.looseTop[letter]!;
  if (middle <= chars.left[letter]! || middle >= chars.right[letter]! + slack * size) return false;
  if (Math.abs(chars.originY[letter]! - chars.originY[accent]!) > RAISED * size) return false;
  return code in DOTLESS || /\p{L}/u.test(String.fromCodePoint(code));
}
