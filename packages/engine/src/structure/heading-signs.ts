/**
 * The signs by which a reader recognises a heading: the style of a text, its place, its wording, and, from outside the text,
 * whether the document uses its style only for short texts (heading-looks.ts). Each is a number, most of them 0 or 1; their weights
 * are in heading-weights.ts.
 */
import { isCapitals } from "../text/capitals.ts";
import { type BodyStyle, roundSize } from "./body-style.ts";
import { boldShare, type Draft, draftSize } from "./draft.ts";
import type { OtherKinds } from "./heading-kinds.ts";
import type { LookSigns } from "./heading-looks.ts";
import type { Surroundings } from "./heading-surroundings.ts";
import { hasLook, isItalic, lookOf } from "./look.ts";
import { KNOWN_TITLE, NUMBERING, SECTION_NUMBER } from "./heading-text.ts";
import { endsSentence, isFurniture, isRunning } from "./running-text.ts";

/** A draft with its surroundings. */
export interface HeadingPlace {
  readonly draft: Draft;
  readonly before: Draft | undefined;
  readonly after: Draft | undefined;
  readonly kinds: OtherKinds;
  readonly surroundings: Surroundings;
}

/** The signs of one draft, without those from the rest of the document. */
export function ownSigns(place: HeadingPlace, body: BodyStyle): OwnSigns {
  const measured = measure(place, body);
  return {
    ...styleSigns(measured, body),
    ...placeSigns(measured),
    ...textSigns(measured, body),
    ...neighbourSigns(measured),
    ...place.kinds,
    ...place.surroundings,
  };
}

/** A draft, with measurements that several of its signs need. */
interface MeasuredPlace extends Omit<HeadingPlace, "kinds" | "surroundings"> {
  readonly size: number;
  /** Size relative to that of the text. */
  readonly ratio: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isCapital: boolean;
  readonly leadsText: boolean;
  readonly isSentence: boolean;
  readonly isKnown: boolean;
  readonly isSection: boolean;
  /** Whether neither its wording nor its number outweighs its style. */
  readonly mayBeText: boolean;
  /** Share of the document's chars in its size. */
  readonly sizeShare: number;
}

function measure({ draft, before, after }: HeadingPlace, body: BodyStyle): MeasuredPlace {
  const { text } = draft;
  const size = draftSize(draft);
  const leadsText = isRunning(after);
  const isSentence = endsSentence(text);
  const isKnown = KNOWN_TITLE.test(text);
  const isSection = SECTION_NUMBER.test(text);
  return {
    draft,
    before,
    after,
    size,
    ratio: size / body.size,
    isBold: boldShare(draft) > 0.9,
    isItalic: isItalic(draft),
    isCapital: isCapitals(text),
    leadsText,
    isSentence,
    isKnown,
    isSection,
    // Its wording or number outweighs its style if it is followed by the content of a section; a sequence of other numbers is a list of contents.
    mayBeText: !leadsText || isSentence || !(isKnown || isSection) || NUMBERING.test(after!.text),
    sizeShare: body.shareBySize.get(roundSize(size)) ?? 0,
  };
}

/** Its style compared with the text. */
function styleSigns({ draft, ratio, isBold, isItalic: italic, isCapital }: MeasuredPlace, body: BodyStyle) {
  const [{ style }] = draft.lines as [Draft["lines"][number]];
  return {
    larger: steps(ratio, 1.04, 1.12),
    muchLarger: steps(ratio, 1.3, 1.7),
    smaller: ratio < 0.95 ? 1 : 0,
    bold: isBold && !body.bold ? 1 : 0,
    italic: italic ? 1 : 0,
    capitals: isCapital ? 1 : 0,
    // Links are underlined, too, in another colour.
    underlined: draft.isUnderlined && style.color === body.color ? 1 : 0,
    coloured: draft.lines.every((line) => line.style.color !== body.color) ? 1 : 0,
    otherFont: style.font !== body.font && !isBold && !italic ? 1 : 0,
  } satisfies Partial<OwnSigns>;
}

/** Its number and its place. */
function placeSigns({
  draft,
  before,
  size,
  ratio,
  isBold,
  isItalic: italic,
  isCapital,
  leadsText,
  isKnown,
  isSection,
  mayBeText,
  sizeShare,
}: MeasuredPlace) {
  const { text } = draft;
  const above = gapBetween(before, draft);
  const isPlain = sizeShare > 0.3 && ratio < 1.3 && !isBold && !isCapital && !italic && !draft.isUnderlined;
  return {
    numbered: NUMBERING.test(text) && !/^[A-Z]\s/.test(text) ? 1 : 0,
    sectionNumber: isSection ? 1 : 0,
    knownTitle: isKnown ? 1 : 0,
    spaceAbove: above === null ? 1.2 : clamp(above / size, 0, 2),
    leadsText: leadsText ? 1 : 0,
    plain: mayBeText && isPlain ? 1 : 0,
  } satisfies Partial<OwnSigns>;
}

/** Its wording and its length. */
function textSigns({ draft, isSentence, ratio, sizeShare }: MeasuredPlace, body: BodyStyle) {
  const { text, lines, type } = draft;
  const [{ style }] = lines as [Draft["lines"][number]];
  return {
    // A numbered heading may be taken for a list item, and a heading may end in a full stop; hardly both.
    endsSentence: isSentence ? (type === "List Item" ? 2 : 1) : 0,
    colon: text.endsWith(":") ? 1 : 0,
    lowercase: /^\p{Ll}/u.test(text) ? 1 : 0,
    long: steps(widthInChars(text), 60, 110),
    manyLines: lines.length > 2 ? 1 : 0,
    listItem: type === "List Item" && !/^[A-Z]\.\s/.test(text) ? 1 : 0,
    quoted: /^[“"„«「]/.test(text) && /[”"“»」][.。]?$/.test(text) ? 1 : 0,
    formula: /\s[=≤≥≈]\s|[∑∫√≜≠∃∀∈⊂⊆⇒⇔∂∇]/.test(text) ? 1 : 0,
    byline: BYLINE.test(text) ? 1 : 0,
    // Large monospaced text is a title, unless more than titles are monospaced.
    typed: (isOfTextSize(ratio) || sizeShare > 0.1) && style.monospace && style.font !== body.font ? 1 : 0,
  } satisfies Partial<OwnSigns>;
}

/** What is before and after it. Labels and names of one style follow each other; so do large headings, with nothing between them. */
function neighbourSigns({ draft, before, after, size, ratio, mayBeText }: MeasuredPlace) {
  const look = lookOf(draft);
  const mayBeLike = mayBeText && isOfTextSize(ratio);
  return {
    sizeOverNext: isParagraph(after) ? clamp(5 * (size / draftSize(after) - 1), -1, 1) : 0,
    likeBefore: mayBeLike && isParagraph(before) && hasLook(before, draft, look) ? 1 : 0,
    likeNext: mayBeLike && isParagraph(after) && hasLook(after, draft, look) ? 1 : 0,
  } satisfies Partial<OwnSigns>;
}

function isOfTextSize(ratio: number): boolean {
  return ratio < 1.12;
}

/** The author of the following article, in a newspaper. */
const BYLINE = /^(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or)\s\p{Lu}/u;

/** Names of the signs, with their values for one draft. */
export type HeadingSigns = Readonly<Record<HeadingSign, number>>;
export type OwnSigns = Omit<HeadingSigns, keyof LookSigns>;

export type HeadingSign =
  | keyof OtherKinds
  | keyof Surroundings
  | keyof LookSigns
  | "larger"
  | "muchLarger"
  | "smaller"
  | "bold"
  | "italic"
  | "capitals"
  | "underlined"
  | "coloured"
  | "otherFont"
  | "numbered"
  | "sectionNumber"
  | "knownTitle"
  | "spaceAbove"
  | "leadsText"
  | "plain"
  | "endsSentence"
  | "colon"
  | "lowercase"
  | "long"
  | "manyLines"
  | "listItem"
  | "quoted"
  | "formula"
  | "byline"
  | "typed"
  | "sizeOverNext"
  | "likeBefore"
  | "likeNext";

/** Text between the running headers and footers; not a figure or a table. */
function isParagraph(draft: Draft | undefined): draft is Draft {
  return draft !== undefined && draft.placed === null && !isFurniture(draft);
}

/** An ideograph or kana has the width of two letters, and carries as much information. */
function widthInChars(text: string): number {
  return text.length + (text.match(/[\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff]/g)?.length ?? 0);
}

/** White space between two drafts of one column; null if they are in different columns. */
function gapBetween(upper: Draft | undefined, lower: Draft | undefined): number | null {
  if (upper === undefined || lower === undefined || upper.region !== lower.region || isFurniture(upper)) return null;
  return Math.max(0, lower.box.top - upper.box.bottom);
}

/** Number of the two thresholds that a value reaches. */
function steps(value: number, first: number, second: number): number {
  return (value >= first ? 1 : 0) + (value >= second ? 1 : 0);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
