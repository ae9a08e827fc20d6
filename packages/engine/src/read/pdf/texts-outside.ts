import type { HiddenText } from "../raw/hidden-text.ts";
import type { OutsideChar } from "./read-chars.ts";

/** Chars further apart than this many of their heights belong to different words or texts. */
const MAX_WORD_GAP = 0.3;
const MAX_TEXT_GAP = 3;
const MAX_TEXTS = 500;

/** Joins chars outside the page into texts, in file order. */
export function textsOutside(chars: readonly OutsideChar[]): HiddenText[] {
  const texts: { text: string; left: number; top: number; right: number; bottom: number }[] = [];
  let last: OutsideChar | undefined;
  for (const char of chars) {
    const text = String.fromCodePoint(char.code);
    const current = texts.at(-1);
    const height = Math.max(1, char.bottom - char.top, last === undefined ? 0 : last.bottom - last.top);
    const across = last === undefined ? Infinity : Math.max(char.left - last.right, last.left - char.right);
    const down = last === undefined ? Infinity : Math.max(char.top - last.bottom, last.top - char.bottom);
    if (current === undefined || down > MAX_TEXT_GAP * height || (down <= 0 && across > MAX_TEXT_GAP * height)) {
      if (texts.length === MAX_TEXTS) break;
      const { left, top, right, bottom } = char;
      texts.push({ text, left, top, right, bottom });
    } else {
      current.text += (down > 0 || across > MAX_WORD_GAP * height ? " " : "") + text;
      current.left = Math.min(current.left, char.left);
      current.top = Math.min(current.top, char.top);
      current.right = Math.max(current.right, char.right);
      current.bottom = Math.max(current.bottom, char.bottom);
    }
    last = char;
  }
  return texts.map((text) => ({ ...text, reason: "outside" }));
}
