import { isWordlike } from "../text/wordlike.ts";
import type { RawPage } from "../read/raw/raw-page.ts";

/**
 * Quality of a page's embedded text.
 *
 * `good`: it matches what a reader sees. `hidden`: it is invisible text over an image, from an earlier recognition.
 * `garbage`: its fonts do not map to the letters they draw. `none`: there is none.
 */
export type TextLayer = "good" | "hidden" | "garbage" | "none";

/** Fonts without a map to Unicode leave most of their chars unmapped; formulas in good text leave a few. */
const MAX_UNNAMED = 0.3;
/** With fewer chars, a share means nothing. */
const MIN_CHARS = 20;

/** Classifies the chars of a page in one pass. */
export function judgeTextLayer({ chars, styles }: RawPage): TextLayer {
  let printed = 0;
  let invisible = 0;
  let unnamed = 0;
  for (let index = 0; index < chars.count; index++) {
    const code = chars.code[index]!;
    if (isBlank(code)) continue;
    printed++;
    if (styles[chars.style[index]!]!.invisible) invisible++;
    if (isUnnamed(code)) unnamed++;
  }
  if (printed === 0) return "none";
  if (printed >= MIN_CHARS && unnamed > MAX_UNNAMED * printed) return "garbage";
  return invisible > 0.8 * printed ? "hidden" : "good";
}

/** Shares that a well-recognised hidden layer exceeds: words that look like words, and words that lie on ink. */
const MIN_WORDLIKE = 0.7;
const MIN_ON_INK = 0.6;

/**
 * Whether a hidden layer may represent the image under it: most of its words look like words. A layer from another
 * page, a shifted one or one from an early engine may not.
 *
 * @param isInk - whether the page shows ink in a box, in points
 */
export function isHiddenLayerGood(
  { chars }: RawPage,
  isInk: (left: number, top: number, right: number, bottom: number) => boolean,
): boolean {
  let words = 0;
  let wordlike = 0;
  let onInk = 0;
  let text = "";
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index <= chars.count; index++) {
    const code = index < chars.count ? chars.code[index]! : 0x20;
    if (!isBlank(code)) {
      text += code > 0x10_ff_ff ? "\ufffd" : String.fromCodePoint(code);
      left = Math.min(left, chars.left[index]!);
      top = Math.min(top, chars.top[index]!);
      right = Math.max(right, chars.right[index]!);
      bottom = Math.max(bottom, chars.bottom[index]!);
      continue;
    }
    if (text !== "") {
      words++;
      if (isWordlike(text)) wordlike++;
      if (isInk(left, top, right, bottom)) onInk++;
    }
    text = "";
    [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  }
  return words > 0 && wordlike >= MIN_WORDLIKE * words && onInk >= MIN_ON_INK * words;
}

function isUnnamed(code: number): boolean {
  return code < 0x20 || code === 0xff_fd || (code >= 0xe0_00 && code <= 0xf8_ff) || code > 0x10_ff_ff;
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x0a || code === 0x0d || code === 0x09;
}
