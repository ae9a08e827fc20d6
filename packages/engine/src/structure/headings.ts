import { isWordlike } from "../text/wordlike.ts";
import type { BodyStyle } from "./body-style.ts";
import { isCaption } from "./captions.ts";
import { type Draft, type DraftPage, draftSize } from "./draft.ts";
import type { Heading, HeadingCandidate } from "./heading-candidates.ts";
import { type Looks, lookSigns, placeLooks } from "./heading-looks.ts";
import { type HeadingPlace, ownSigns } from "./heading-signs.ts";
import { lookScore, MAX_BY_LOOK, ownScore } from "./heading-weights.ts";
import { otherKindsOn } from "./heading-kinds.ts";
import { surroundingsOf } from "./heading-surroundings.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { isInOutline } from "./outline-match.ts";
import { findSlideTitle, isKicker } from "./slide-titles.ts";
import { joinWrappedHeadings } from "./wrapped-headings.ts";

// Shown by headings.test.ts, structure.test.ts; fixtures paper, letter, scripts.

/** Titles of papers have up to four lines and 200 chars; longer text is a paragraph set large. */
const MAX_LINES = 4;
const MAX_CHARS = 220;
/** At most three in a hundred texts with this score are not headings, according to the regression. */
const CERTAIN = 3.5;
/** Share of a recognised heading's chars, and of its words. */
const MAX_DOUBTFUL = 0.34;
const MAX_STRANGE = 0.34;

/** The drafts of a page that may be headings, with the evidence on their page. Outline entries, slide titles and bars of a form are certain. */
export function headingCandidates(
  page: DraftPage,
  body: BodyStyle,
  titles: readonly string[] | undefined,
): HeadingCandidate[] {
  const slideTitle = findSlideTitle(page);
  const candidates: HeadingCandidate[] = [];
  let rights: ReadonlyMap<number, number> | undefined;
  let at = -1;
  // All signs are computed before any heading is named, because naming one changes the signs of its neighbours.
  for (const place of headingPlaces(page, body)) {
    const { draft } = place;
    at = page.drafts.indexOf(draft, at + 1);
    const isCertain = draft === slideTitle || draft.formRole === "bar" || isInOutline(draft.text, titles);
    if (!isCertain && slideTitle !== undefined && isKicker(draft, slideTitle)) continue;
    const { text, lines, ink, region } = draft;
    const score = isCertain ? Infinity : ownScore(ownSigns(place, body));
    if (score + MAX_BY_LOOK < 0) continue;
    const { look, lookBelow } = placeLooks(place);
    rights ??= regionRights(page);
    candidates.push({ at, text, lines, ink, region, regionRight: rights.get(region)!, score, look, lookBelow });
  }
  return candidates;
}

/** The candidates of a page that are headings; lines of one heading are joined. */
export function findHeadings(candidates: readonly HeadingCandidate[], looks: Looks, vocabulary: Vocabulary): Heading[] {
  const headings: Heading[] = [];
  for (const candidate of candidates) {
    const score = candidate.score + lookScore(lookSigns(candidate, looks));
    if (score < 0) continue;
    const { at, text, lines, ink, region, regionRight } = candidate;
    const confidence = score >= CERTAIN ? "high" : "low";
    headings.push({ at, drafts: 1, text, lines, ink, region, regionRight, confidence });
  }
  return headings.length < 2 ? headings : joinWrappedHeadings(headings, vocabulary);
}

/** Right edge of the lines of each region. */
function regionRights({ drafts }: DraftPage): ReadonlyMap<number, number> {
  const rights = new Map<number, number>();
  for (const { region, box } of drafts) rights.set(region, Math.max(box.right, rights.get(region) ?? box.right));
  return rights;
}

/** The drafts of a page that may be headings, each with its neighbours; notes in the margin are excluded. */
export function headingPlaces(page: DraftPage, body: BodyStyle): HeadingPlace[] {
  const places: HeadingPlace[] = [];
  const drafts = page.drafts.filter(({ placed }) => placed?.kind !== "aside");
  const kindsOf = otherKindsOn(drafts, body);
  const surroundings = surroundingsOf(drafts, body);
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at]!;
    if (draft.placed !== null || (draft.type !== null && draft.type !== "List Item")) continue;
    // Bars are often set smaller than the text of the other pages.
    if (draft.formRole !== "bar" && isOutOfQuestion(draft, body)) continue;
    const before = drafts[at - 1];
    const after = drafts[at + 1];
    places.push({ draft, before, after, kinds: kindsOf(at), surroundings: surroundings(draft, after) });
  }
  return places;
}

/** A formula on a line of its own. */
const FORMULA = /^\$\$.*\$\$$/s;
/** A relation between signs, in a text without a word, is a formula that was not read. */
const RELATION = /[=≤≥≈≠<>∼≡∝∈]/u;
const WORD = /\p{L}{3}/u;

/** Longer than a heading, far smaller than the text, a caption, or misread. */
function isOutOfQuestion(draft: Draft, body: BodyStyle): boolean {
  const { text, lines } = draft;
  if (lines.length > MAX_LINES || text.length > MAX_CHARS || draftSize(draft) < 0.85 * body.size) return true;
  return isCaption(text) || FORMULA.test(text) || isRelation(text) || isMisread(draft);
}

function isRelation(text: string): boolean {
  return RELATION.test(text) && !WORD.test(text);
}

/**
 * Formulas, charts and stamps in a scan are recognised as a few large signs, and with low confidence. Words of
 * headings are recognised with the same confidence as those of text.
 */
function isMisread({ lines, text }: Draft): boolean {
  if (lines.every(({ style }) => style.recognised === undefined)) return false;
  let chars = 0;
  let doubtful = 0;
  for (const line of lines) {
    chars += line.chars;
    doubtful += line.doubtfulChars;
  }
  const words = text.split(" ");
  const strange = words.filter((word) => !isWordlike(word)).length;
  return doubtful > MAX_DOUBTFUL * chars || strange > MAX_STRANGE * words.length || /[=~|]/.test(text);
}
