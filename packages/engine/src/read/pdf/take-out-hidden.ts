/**
 * Detects text that a page contains but does not show: in the colour of its background, illegibly small, painted over, or unpainted without an
 * image that it could be the text of. Text that readers cannot see is kept out of the content, because it may hide an instruction to a model.
 */
import type { Box } from "../../geometry/box.ts";
import { isBlankCode } from "../raw/char-kinds.ts";
import type { HiddenReason } from "../../document/document.ts";
import type { HiddenText } from "../raw/hidden-text.ts";
import type { BoxTable, CharTable, TextStyle } from "../raw/raw-page.ts";
import { drawGreys } from "./draw-greys.ts";
import { dropChars } from "./drop-chars.ts";
import { COVERED, type LoadedPage } from "./mark-covered.ts";
import type { PageObjects } from "./page-objects.ts";

// Shown by hidden-text.test.ts.

/** Largest difference, in steps of 255, between a text colour and its background that no one sees: a contrast of 1.15 on white. */
const MAX_STEPS = 18;
const WHITE = 0xff_ff_ff;
/** Grey levels of a place without text vary by less: images are compressed. */
const MAX_RANGE = 12;
/** In points. Totals in small print are set in 4, dense maps in 2. */
const MAX_TINY = 1.5;
/** If the other text of a page is smaller than this many times its tiny text, the program scales its pages this way. */
const MIN_TIMES_TINY = 3;
/** Minimum size, in points, of drawings and images that are as large as a letter. */
const MIN_PICTURE = 3;
/** Pixels per point for a page of normal size; a one-point letter is two pixels high. */
const SCALE = 2;
const MAX_PIXELS = 8_000_000;
/** Limits on the hidden texts kept of a page, and on the chars of each. */
const MAX_TEXTS = 500;
const MAX_TEXT_CHARS = 20_000;

/** What determines whether a page's text is visible. */
export interface Grounds extends LoadedPage {
  readonly objects: Pick<PageObjects, "filledRectangles" | "images" | "drawings">;
  readonly size: { readonly width: number; readonly height: number };
  /** Whether anything was painted after text, so that some chars may be marked as covered. */
  readonly mayBeCovered: boolean;
}

export interface VisibleChars {
  /** Number of chars left in the table, which is changed in place. */
  readonly count: number;
  readonly hidden: readonly HiddenText[];
}

/** Removes the hidden chars of a page from its table. */
export function takeOutHidden(chars: CharTable, styles: readonly TextStyle[], grounds: Grounds): VisibleChars {
  const reasons = findHidden(chars, styles, grounds);
  if (reasons.size === 0) return { count: chars.count, hidden: [] };
  const hidden = toTexts(chars, reasons);
  return { count: dropChars(chars, new Set(reasons.keys())), hidden };
}

function findHidden(chars: CharTable, styles: readonly TextStyle[], grounds: Grounds): Map<number, HiddenReason> {
  const { filledRectangles } = grounds.objects;
  const fillColors = new Set(filledRectangles.tag.subarray(0, filledRectangles.count));
  const tiny = tinySize(styles);
  const looks = styles.map((style) => lookOf(style, fillColors, tiny));
  if (!grounds.mayBeCovered && looks.every((look) => look === "shown")) return new Map();
  const suspects = findSuspects(chars, styles, looks, grounds);
  addProven(suspects, chars, styles, grounds);
  return suspects.found;
}

interface Suspects {
  readonly found: Map<number, HiddenReason>;
  /** Chars that require rendering: in the colour of their background, or invisible over an image. */
  readonly onGround: readonly number[];
  readonly onPicture: readonly number[];
  /** Number of chars that are certainly visible. */
  readonly shown: number;
}

function findSuspects(
  chars: CharTable,
  styles: readonly TextStyle[],
  looks: readonly TextLook[],
  { objects: { filledRectangles, images, drawings } }: Grounds,
): Suspects {
  const { code, style, generated, count } = chars;
  const found = new Map<number, HiddenReason>();
  const onGround: number[] = [];
  const onPicture: number[] = [];
  let shown = 0;
  for (let index = 0; index < count; index++) {
    const look = looks[style[index]!]!;
    if (look === "shown" && generated[index] !== COVERED) {
      shown++;
      continue;
    }
    if (generated[index] === 1 || isBlankCode(code[index]!)) continue;
    if (generated[index] === COVERED) found.set(index, "covered");
    else if (look === "tiny") found.set(index, "tiny");
    else if (look === "invisible") {
      if (isIn(images, chars, index) || isIn(drawings, chars, index)) onPicture.push(index);
      else found.set(index, "invisible");
    } else if (mayBeGround(chars, index, styles[style[index]!]!.color, filledRectangles)) onGround.push(index);
  }
  return { found, onGround, onPicture, shown };
}

/** Renders the page if its chars alone do not decide. */
function addProven(
  { found, onGround, onPicture, shown }: Suspects,
  chars: CharTable,
  styles: readonly TextStyle[],
  grounds: Grounds,
): void {
  // A page of mostly invisible text is a scan; on others, the image under such text must show something there.
  const doubtful = shown < onPicture.length ? [] : onPicture;
  if (onGround.length + doubtful.length === 0) return;
  const plain = plainPlaces(grounds, around(chars, [...onGround, ...doubtful], grounds.size));
  for (const index of onGround) {
    const grey = plain(chars, index);
    const own = greyOf(styles[chars.style[index]!]!.color);
    if (grey !== null && Math.abs(grey - own) <= MAX_STEPS) found.set(index, "ground");
  }
  for (const index of doubtful) if (plain(chars, index) !== null) found.set(index, "invisible");
}

type TextLook = "shown" | "invisible" | "tiny" | "as ground";

function lookOf({ invisible, size, color }: TextStyle, fills: ReadonlySet<number>, tiny: number): TextLook {
  if (invisible) return "invisible";
  if (size <= tiny) return "tiny";
  if (isNearColor(color, WHITE)) return "as ground";
  for (const fill of fills) if (isNearColor(color, fill)) return "as ground";
  return "shown";
}

/** If no text of a page is much larger, none is tiny. */
function tinySize(styles: readonly TextStyle[]): number {
  const largest = styles.reduce((most, { size }) => Math.max(most, size), 0);
  return largest >= MIN_TIMES_TINY * MAX_TINY ? MAX_TINY : 0;
}

/** Whether the last fill painted at the char may have its colour. */
function mayBeGround(chars: CharTable, index: number, color: number, fills: BoxTable): boolean {
  for (let fill = fills.count - 1; fill >= 0; fill--) {
    if (containsMiddle(fills, fill, chars, index)) return isNearColor(fills.tag[fill]!, color);
  }
  return isNearColor(color, WHITE);
}

/** Renders a region of a page; the returned function gives the grey level at a char, null if something is visible there. */
function plainPlaces({ pdfium, page }: Grounds, region: Box): (chars: CharTable, index: number) => number | null {
  const area = (region.right - region.left) * (region.bottom - region.top);
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / Math.max(1, area)));
  const place = (at: number, from: number): number => (at - from) * scale;
  const { grey, width, height } = drawGreys(pdfium, page, region, scale);
  return ({ left, top, right, bottom }, index) => {
    const x0 = clamp(Math.floor(place(left[index]!, region.left)) - 1, width);
    const x1 = clamp(Math.ceil(place(right[index]!, region.left)) + 1, width);
    const y0 = clamp(Math.floor(place(top[index]!, region.top)) - 1, height);
    const y1 = clamp(Math.ceil(place(bottom[index]!, region.top)) + 1, height);
    let least = 255;
    let most = 0;
    for (let y = y0; y <= y1; y++) {
      for (let at = y * width + x0; at <= y * width + x1; at++) {
        least = Math.min(least, grey[at]!);
        most = Math.max(most, grey[at]!);
      }
    }
    return most - least <= MAX_RANGE ? (most + least) / 2 : null;
  };
}

/** Margin around letters that is rendered with them, in points. */
const EDGE = 3;

/** The box of some chars with a margin, clipped to the page. */
function around(
  { left, top, right, bottom }: CharTable,
  indexes: readonly number[],
  size: { readonly width: number; readonly height: number },
): Box {
  const box = { left: size.width, top: size.height, right: 0, bottom: 0 };
  for (const index of indexes) {
    box.left = Math.min(box.left, left[index]! - EDGE);
    box.top = Math.min(box.top, top[index]! - EDGE);
    box.right = Math.max(box.right, right[index]! + EDGE);
    box.bottom = Math.max(box.bottom, bottom[index]! + EDGE);
  }
  return {
    left: Math.max(0, box.left),
    top: Math.max(0, box.top),
    right: Math.min(size.width, box.right),
    bottom: Math.min(size.height, box.bottom),
  };
}

function clamp(at: number, length: number): number {
  return Math.min(length - 1, Math.max(0, at));
}

/** The grey level as in rendered pages. */
function greyOf(color: number): number {
  return (29 * (color & 255) + 150 * ((color >> 8) & 255) + 77 * ((color >> 16) & 255)) >> 8;
}

function isNearColor(one: number, other: number): boolean {
  return [0, 8, 16].every((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) <= MAX_STEPS);
}

/** Whether one of some images or drawings is under or over a char. */
function isIn(boxes: BoxTable, chars: CharTable, index: number): boolean {
  for (let box = 0; box < boxes.count; box++) {
    const [left, top, right, bottom] = boxes.edges.subarray(4 * box, 4 * box + 4);
    const isLarge = right! - left! >= MIN_PICTURE && bottom! - top! >= MIN_PICTURE;
    if (isLarge && containsMiddle(boxes, box, chars, index)) return true;
  }
  return false;
}

function containsMiddle(
  { edges }: BoxTable,
  box: number,
  { left, top, right, bottom }: CharTable,
  index: number,
): boolean {
  const x = (left[index]! + right[index]!) / 2;
  const y = (top[index]! + bottom[index]!) / 2;
  const at = 4 * box;
  return x >= edges[at]! && y >= edges[at + 1]! && x <= edges[at + 2]! && y <= edges[at + 3]!;
}

/** Joins runs of hidden chars with nothing visible between them into texts. */
function toTexts(chars: CharTable, reasons: ReadonlyMap<number, HiddenReason>): HiddenText[] {
  const texts: { text: string; reason: HiddenReason; left: number; top: number; right: number; bottom: number }[] = [];
  let current: (typeof texts)[number] | undefined;
  for (let index = 0; index < chars.count; index++) {
    const reason = reasons.get(index);
    const code = chars.code[index]!;
    if (reason === undefined) {
      // Blanks between hidden letters are often inferred.
      if (chars.generated[index] === 1 || isBlankCode(code)) {
        if (current !== undefined && !current.text.endsWith(" ")) current.text += " ";
      } else current = undefined;
      continue;
    }
    if (current?.reason !== reason || current.text.length >= MAX_TEXT_CHARS) {
      if (texts.length === MAX_TEXTS) break;
      current = { text: "", reason, left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
      texts.push(current);
    }
    current.text += code === 0 || code > 0x10_ff_ff ? "\ufffd" : String.fromCodePoint(code);
    current.left = Math.min(current.left, chars.left[index]!);
    current.top = Math.min(current.top, chars.top[index]!);
    current.right = Math.max(current.right, chars.right[index]!);
    current.bottom = Math.max(current.bottom, chars.bottom[index]!);
  }
  return texts.map((text) => ({ ...text, text: text.text.trim() }));
}
