import type { BodyStyle } from "./body-style.ts";
import { type Draft, draftSize } from "./draft.ts";
import { lookOf } from "./look.ts";

// Shown by headings.test.ts (jobs and dishes).

/** Larger text is a title, of a period or of a meeting. */
const LARGEST = 1.3;
/** Headings of histories also consist of years: those are larger than the text. */
const LARGEST_OF_YEARS = 1.12;
/** A page has several entries; a single period may be in a heading. */
const MIN_ENTRIES = 2;
/** Minimum for years without months, which headings of histories have, too. */
const MIN_OF_YEARS = 3;

const MAX_CHARS = 150;
/** Lines of one entry are this close, in font sizes; a line above only some entries is their heading. */
const CLOSE = 0.8;
const MIN_SHARE = 0.6;

const YEAR = /(?:19|20)\d\d/;
/** Every period of years begins with this. Compiling the full pattern takes 6 ms, and few documents have a period. */
const FROM_YEAR = /(?:19|20)\d\d\s?[–—-]/;
const YEARS = /^(?:19|20)\d\d\s?[–—-]\s?(?:19|20)\d\d\b|\b(?:19|20)\d\d\s?[–—-]\s?(?:19|20)\d\d\)?$/;
/** First letters of months in English, German, French, Spanish, Italian and Portuguese. */
const MONTH_NAME =
  "(?:jan|ene|gen|feb|fév|fev|m[aä]r|apr|avr|abr|ma[iyg]|jun|juin|giu|jul|juil|lug|aug|ao[uû]|ago|sep|set|o[ckut]t|nov|de[cz]|déc|dic)";
const DATE = `(?:\\b(?:\\d{1,2}\\s?[./]\\s?|${MONTH_NAME}\\p{L}*\\.?\\s(?:de\\s)?)${YEAR.source})`;
const NOW = "(?:present|today|now|current|ongoing|heute|jetzt|aujourd|présent|actuel|actual|oggi|heden)";
/** "Jan 2015 – March 2018", "09/2015 – 2018", "2015 – present". */
const PERIOD = new RegExp(
  `${DATE}\\s?[–—-]\\s?(?:${DATE}|${YEAR.source}|${NOW})|${YEAR.source}\\s?[–—-]\\s?(?:${DATE}|${NOW})`,
  "iu",
);
/** A price, an amount, a page. */
const VALUE = /^(?:[€$£]\s?)?\d[\d.,]*(?:\s?(?:[€$£%]|EUR|USD|CHF|GBP))?$/;

/**
 * The drafts of a page that begin entries of a list ordered by dates or prices, such as the jobs of a CV or the dishes of
 * a menu: styled like headings, in a style of their own, but they do not begin a section.
 */
export function findEntries(drafts: readonly Draft[], body: BodyStyle): ReadonlySet<Draft> {
  const entries = new Set<Draft>();
  const years: Draft[] = [];
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at]!;
    if (!isShort(draft, body)) continue;
    const onLine = othersOnLine(draft, drafts[at - 1], drafts[at + 1]);
    if (onLine.length === 0 && !FROM_YEAR.test(draft.text)) continue;
    const dated = [draft, ...onLine].filter(({ text }) => FROM_YEAR.test(text));
    const isYears = draftSize(draft) < LARGEST_OF_YEARS * body.size && dated.some(({ text }) => YEARS.test(text));
    const isPriced = onLine.some(({ text, box }) => box.left >= draft.box.right && VALUE.test(text));
    if (isPriced || dated.some(({ text }) => PERIOD.test(text))) entries.add(draft);
    else if (isYears) years.push(draft);
  }
  if (entries.size + years.length >= MIN_OF_YEARS) for (const draft of years) entries.add(draft);
  if (entries.size < MIN_ENTRIES) return new Set();
  return new Set([...entries, ...linesOfEntries(drafts, entries, body)]);
}

/** The lines above, or below, the dates or values of most entries, in one style: the job above its place and time. */
function linesOfEntries(drafts: readonly Draft[], entries: ReadonlySet<Draft>, body: BodyStyle): Draft[] {
  const found: Draft[] = [];
  const rows = new Set(Array.from(entries, ({ lines }) => Math.round(lines[0]!.baseline))).size;
  for (const step of [-1, 1]) {
    const byLook = new Map<string, Draft[]>();
    for (let at = 0; at < drafts.length; at++) {
      const draft = drafts[at]!;
      const other = drafts[at + step];
      if (!entries.has(draft) || other === undefined || entries.has(other) || !isShort(other, body)) continue;
      const gap = step < 0 ? draft.box.top - other.box.bottom : other.box.top - draft.box.bottom;
      if (other.region !== draft.region || gap < 0 || gap > CLOSE * draftSize(draft)) continue;
      const look = lookOf(other);
      const similar = byLook.get(look);
      if (similar === undefined) byLook.set(look, [other]);
      else similar.push(other);
    }
    for (const lines of byLook.values()) {
      if (lines.length >= Math.max(MIN_ENTRIES, MIN_SHARE * rows)) found.push(...lines);
    }
  }
  return found;
}

/** At most the date, the job and the place, each on its own line. */
function isShort(draft: Draft, body: BodyStyle): boolean {
  const { placed, lines, text } = draft;
  return placed === null && lines.length <= 3 && text.length <= MAX_CHARS && draftSize(draft) < LARGEST * body.size;
}

function othersOnLine(draft: Draft, before: Draft | undefined, after: Draft | undefined): readonly Draft[] {
  const others: Draft[] = [];
  if (isOnLine(draft, before)) others.push(before);
  if (isOnLine(draft, after)) others.push(after);
  return others;
}

function isOnLine({ region, lines }: Draft, other: Draft | undefined): other is Draft {
  if (other === undefined || other.placed !== null || other.region !== region) return false;
  return Math.abs(other.lines[0]!.baseline - lines[0]!.baseline) < 1;
}
