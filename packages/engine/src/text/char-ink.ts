import type { CharTable } from "../read/raw/raw-page.ts";
import type { Box } from "../geometry/box.ts";
import type { StyledSpan } from "../styled/styled-text.ts";
import { MAX_SCRIPT_SIZE, MIN_LARGE_SHIFT, scriptOf } from "./script-of.ts";
import type { TextRun } from "./word.ts";

/** Minimum width of a run. */
const MIN_ADVANCE_EM = 0.2;
/** Maximum distance of chars on the baseline. */
const ON_LINE_EM = 0.05;

const NONE: readonly StyledSpan[] = [];

/**
 * The ink of consecutive chars. Each edge is computed on demand: every word has a box of ink, those of
 * tables are hardly ever used, and four stored numbers would take as much memory as the rest of the word.
 */
export class CharInk implements Box {
  readonly #chars: CharTable;
  readonly #from: number;
  readonly #until: number;

  constructor(chars: CharTable, from: number, until: number) {
    this.#chars = chars;
    this.#from = from;
    this.#until = until;
  }

  /** Number of its chars. */
  get length(): number {
    return this.#until - this.#from;
  }

  /** Whether one of its chars is not plain, or so small for its line, or so far off the others, that it may be a superscript or subscript. */
  isSetOff(lineSize: number): boolean {
    const { styling, style, originY } = this.#chars;
    if (styling === undefined) return false;
    const { of, sizes } = styling;
    const small = MAX_SCRIPT_SIZE * lineSize;
    const first = originY[this.#from]!;
    const isTurned = this.#isTurned(lineSize);
    for (let index = this.#from; index < this.#until; index++) {
      if (of[index] !== 0 || sizes[style[index]!]! <= small) return true;
      if (!isTurned && Math.abs(originY[index]! - first) >= MIN_LARGE_SHIFT * lineSize) return true;
    }
    return false;
  }

  /** Whether one of its chars has one of these styles, by their index. */
  hasStyle(wanted: Uint8Array): boolean {
    const { style } = this.#chars;
    for (let index = this.#from; index < this.#until; index++) if (wanted[style[index]!] === 1) return true;
    return false;
  }

  /** Whether its chars are not next to each other on the page as displayed, or it has only one. */
  #isTurned(size: number): boolean {
    const { originX } = this.#chars;
    return originX[this.#until - 1]! - originX[this.#from]! < MIN_ADVANCE_EM * size;
  }

  /** Whether at least half of its chars are on the baseline. */
  #isOn(baseline: number, size: number): boolean {
    if (this.#isTurned(size)) return false;
    const { originY } = this.#chars;
    let on = 0;
    for (let index = this.#from; index < this.#until; index++) {
      if (Math.abs(originY[index]! - baseline) < ON_LINE_EM * size) on++;
    }
    return 2 * on >= this.length;
  }

  /** Baseline of the first char, on the page as displayed. */
  get baseline(): number {
    return this.#chars.originY[this.#from]!;
  }

  /**
   * The chars that are not plain, as spans.
   *
   * @param line - its size, and its baseline if chars may be raised above it
   */
  spans(line: { readonly size: number; readonly baseline: number | undefined }): readonly StyledSpan[] {
    const { styling, originY, style } = this.#chars;
    if (styling === undefined) return NONE;
    const { of, styles, sizes } = styling;
    const { size: lineSize, baseline } = line;
    const isOnLine = baseline !== undefined && this.#isOn(baseline, lineSize);
    let spans: StyledSpan[] | undefined;
    let start = this.#from;
    let open = 0;
    let openScript: StyledSpan["script"];
    // One char after the last closes what is open.
    for (let index = this.#from; index <= this.#until; index++) {
      let own = 0;
      let script: StyledSpan["script"];
      if (index < this.#until) {
        own = of[index]!;
        // Turned chars have styles of their own, whose sizes are not listed.
        const size = sizes[style[index]!] ?? Infinity;
        if (baseline !== undefined) script = scriptOf(size, originY[index]!, { size: lineSize, baseline }, isOnLine);
        if (own === open && script === openScript) continue;
      }
      if (open !== 0 || openScript !== undefined) {
        const [from, to] = [start - this.#from, index - this.#from];
        (spans ??= []).push({ ...styles[open], ...(openScript && { script: openScript }), start: from, end: to });
      }
      start = index;
      open = own;
      openScript = script;
    }
    return spans ?? NONE;
  }

  /** Extends a box by this ink. */
  addTo(box: OpenBox): void {
    const chars = this.#chars;
    let { left, top, right, bottom } = box;
    for (let index = this.#from; index < this.#until; index++) {
      if (chars.left[index]! < left) left = chars.left[index]!;
      if (chars.top[index]! < top) top = chars.top[index]!;
      if (chars.right[index]! > right) right = chars.right[index]!;
      if (chars.bottom[index]! > bottom) bottom = chars.bottom[index]!;
    }
    box.left = left;
    box.top = top;
    box.right = right;
    box.bottom = bottom;
  }

  get left(): number {
    return least(this.#chars.left, this.#from, this.#until);
  }

  get top(): number {
    return least(this.#chars.top, this.#from, this.#until);
  }

  get right(): number {
    return greatest(this.#chars.right, this.#from, this.#until);
  }

  get bottom(): number {
    return greatest(this.#chars.bottom, this.#from, this.#until);
  }
}

/** The ink of all words of some runs, in one pass over their chars; each word by itself would need one for each of its edges. */
export function inkOf(runs: readonly Pick<TextRun, "words">[]): Box {
  const box: OpenBox = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { words } of runs) {
    for (let at = 0; at < words.length; at++) {
      const { ink } = words[at]!;
      if (ink instanceof CharInk) ink.addTo(box);
      else {
        box.left = Math.min(box.left, ink.left);
        box.top = Math.min(box.top, ink.top);
        box.right = Math.max(box.right, ink.right);
        box.bottom = Math.max(box.bottom, ink.bottom);
      }
    }
  }
  return box;
}

/** A mutable box. */
type OpenBox = { -readonly [Side in keyof Box]: Box[Side] };

function least(values: Float32Array, from: number, until: number): number {
  let found = Infinity;
  for (let index = from; index < until; index++) if (values[index]! < found) found = values[index]!;
  return found;
}

function greatest(values: Float32Array, from: number, until: number): number {
  let found = -Infinity;
  for (let index = from; index < until; index++) if (values[index]! > found) found = values[index]!;
  return found;
}
