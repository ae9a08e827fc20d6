import type { Field } from "../fields/field.ts";
import { toValue } from "../fields/to-value.ts";
import { textOf, type Place, type LineIndex } from "../line-index/line-index.ts";
import { conceptsNamed } from "../lexicon/lexicon.ts";
import { ENDS_AS_LABEL, LEGAL_FORM, readName } from "../values/words.ts";
import type { Context } from "./context.ts";
import type { Found } from "./read-values.ts";
import { nameEnd, SenderNames } from "./sender-names.ts";
import { isKindOfPaper } from "./titles.ts";

/** A letterhead ends at this share of the page's height. */
const LETTERHEAD_SHARE = 0.45;
/** The foot of a letter begins at this share of the page's height. */
const FOOT_SHARE = 0.8;
/** Running heads end at this share of the page's height. */
const MARGIN_SHARE = 0.06;
/** The address window ends at this share of the page's height. */
const WINDOW_SHARE = 0.4;
/** Minimum size of large text, in sizes of the page's. */
const LARGE = 1.3;
/** Minimum size of a title, in sizes of the page's. */
const LARGE_TITLE = 1.4;
/** Maximum distance of left edges that are the same. */
const SAME_EDGE_EM = 1.2;
/** Minimum overlap of texts on one line. */
const MIN_OVERLAP_EM = 0.5;
/** Maximum gap between the lines of an address. */
const MAX_LINE_GAP_EM = 1.5;

/** A postal code and a town, as at the end of an address. */
const POSTAL =
  /(?:^|[\s,])(?:[A-Z]{1,2}[- ])?(?:\d{4,6}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]{2},?\s\d{5}(?:-\d{4})?)(?=[\s,.]|$|\p{Lu}\p{Ll})/u;
const STREET =
  /\d+\s?[a-z]?$|^\d+[,\s]|(?:str\.|straße|strasse|weg|platz|straat|\b(?:street|road|rd\.?|ave|avenue|jalan|jln|rue|calle|via|viale|lane|lot|p\.?\s?o\.?\s?box))\b/iu;
const NO_NAME =
  /^(?:tel|fax|phone|page|seite|date|datum|www|http|gst|vat|invoice|tax|rechnung|facture|factuur|receipt|reprint|duplicate|copy)\b|[@:]|^\W*\d/iu;

/** Consecutive lines in one column, as in an address. */
interface Stack {
  readonly lines: readonly Place[];
}

/** The first line of a letterhead, and of the recipient's address. */
export function letterHeads(index: number, field: Field, lineIndex: LineIndex, context: Context): Found[] {
  const first = lineIndex.byPage.get(lineIndex.transcript.pages[0]?.number ?? 1) ?? [];
  if (field.party === "seller") return sellerLines(index, field, first, { lineIndex, context });
  if (field.party === "buyer") return addressees(index, field, first, { lineIndex, context });
  // Only a field that is itself called a name takes the title of a CV.
  const isName = conceptsNamed(field.namings[0] ?? []).some(({ concept }) => concept === "name");
  return isName ? ownNames(index, field, first) : [];
}

function sellerLines(
  index: number,
  field: Field,
  first: readonly Place[],
  { lineIndex, context }: { readonly lineIndex: LineIndex; readonly context: Context },
): Found[] {
  const found: Found[] = [];
  const senders = new SenderNames(lineIndex);
  let rank = 0;
  for (const place of first) {
    if (rank > 12 || place.top > LETTERHEAD_SHARE * place.page.height) break;
    if (!mayBeName(place) || context.isLabel(place)) continue;
    const end = nameEnd(place);
    const reading = readName(place, 0, end, { decimal: null, dayOrder: null });
    if (reading === null) continue;
    const name = textOf(place, 0, end);
    if (senders.isShort(place) || isNoSender(name)) continue;
    // The sender's name appears more than once; between two companies at the top that outweighs a legal form such as "GmbH".
    const isSender = senders.isSender(place, name) || (end < place.tokens.length && /\d/u.test(place.text));
    const base = isSender ? 0.97 : LEGAL_FORM.test(name) ? 0.9 : 0.76;
    const placed = Math.max(
      0,
      base - (isSender ? 0.02 : 0.05) * rank + (place.size > LARGE * medianSize(first) ? 0.1 : 0),
    );
    rank++;
    push(found, index, field, place, reading.from, reading.to, { placed, fit: reading.fit });
  }
  // The sender's name, with its legal form, appears again below the text.
  for (const place of first.filter(isImprint)) {
    const reading = readName(place, 0, place.tokens.length, { decimal: null, dayOrder: null });
    if (reading !== null) push(found, index, field, place, reading.from, reading.to, { placed: 0.6, fit: reading.fit });
  }
  return found;
}

function mayBeName(place: Place): boolean {
  return place.text.length >= 3 && !NO_NAME.test(place.text) && !isKindOfPaper(place);
}

function isNoSender(name: string): boolean {
  return isStreet(name) || POSTAL.test(name) || ENDS_AS_LABEL.test(name);
}

function isImprint({ top, page, text, tokens }: Place): boolean {
  return top > FOOT_SHARE * page.height && LEGAL_FORM.test(text) && tokens.length <= 7 && !NO_NAME.test(text);
}

/** The name above a CV: a title of few words, without digits. */
function ownNames(index: number, field: Field, first: readonly Place[]): Found[] {
  const found: Found[] = [];
  for (const place of first.slice(0, 6)) {
    const isTitle = place.block?.type === "Title" || place.size > LARGE_TITLE * medianSize(first);
    if (!isTitle || place.tokens.length > 5 || /\d|[@:]/u.test(place.text) || isKindOfPaper(place)) continue;
    push(found, index, field, place, 0, place.tokens.length, { placed: 0.95 - 0.15 * found.length, fit: 1 });
  }
  return found;
}

// oxlint-disable-next-line max-params -- whose address it is, and where it is looked for
function addressees(
  index: number,
  field: Field,
  first: readonly Place[],
  { lineIndex, context }: { readonly lineIndex: LineIndex; readonly context: Context },
): Found[] {
  const found: Found[] = [];
  const senders = new SenderNames(lineIndex);
  for (const { lines } of addressStacks(first, context)) {
    const head = lines.find(({ text }) => !BEFORE_NAME.test(text.trim()) && !ENDS_AS_LABEL.test(text.trim()) && !NUMBER_OF_PARTY.test(text)); // prettier-ignore
    if (head === undefined || head.top < MARGIN_SHARE * head.page.height || NO_NAME.test(head.text) || isTown(head)) {
      continue;
    }
    const reading = readName(head, 0, head.tokens.length, { decimal: null, dayOrder: null });
    if (reading === null || isKindOfPaper(head)) continue;
    // Envelope windows are on the left of the upper third.
    const isInWindow = head.top < WINDOW_SHARE * head.page.height && lines.length >= 2;
    const isSender = senders.isSender(head, head.text) || head.top > FOOT_SHARE * head.page.height;
    const placed = (isInWindow ? 0.85 : 0.5) - (isSender ? 0.5 : 0);
    push(found, index, field, head, reading.from, reading.to, { placed, fit: reading.fit });
  }
  return found;
}

/** "GLN 4332660163001", "Kd.-Nr. 4711": a party's number over its name. */
const NUMBER_OF_PARTY = /^\p{L}[\p{L}.\s-]{0,12}[:#]?\s?[\d /-]{4,}$/u;
/** Words that come before a name and are not part of it. */
const BEFORE_NAME = /^(?:herrn?|frau|mr|mrs|ms|attn|firma|an|to|m\.|mme|monsieur|madame|sig\.?|sig\.ra|dhr|mevr|sr|sra)\.?:?$/iu; // prettier-ignore
/** Maximum gap between lines of an address, in letter heights: there may be an empty line above the town. */
const MAX_GAP = 3.2;
/** An address ends if the gap is this much larger than those between the lines above. */
const MORE_GAP = 0.9;

/** "4 The Causeway", "Am Wall 3", "Via Roma". */
function isStreet(text: string): boolean {
  return !LEGAL_FORM.test(text) && (/^\d/u.test(text) || (STREET.test(text) && text.split(/\s+/u).length <= 6));
}

function isTown({ text }: Place): boolean {
  return POSTAL.test(text) && /\p{L}{2}/u.test(text);
}

/** Runs of lines in one column that end in a postal code and a town. */
function addressStacks(places: readonly Place[], context: Context): Stack[] {
  const stacks: Stack[] = [];
  for (const place of places) {
    if (!isTown(place) || /:/u.test(place.text) || place.tokens.length > 8) continue;
    // The sender's own address is in small letters above the window, on one line.
    if (context.neighbours.row(place).some(({ text }) => /[●•|·]/u.test(text))) continue;
    const lines = [place];
    let at = place;
    let most = MAX_GAP * place.size;
    for (let step = 0; step < 5; step++) {
      const above = context.neighbours
        .above(at, 3)
        .find((other) => Math.abs(other.left - place.left) < SAME_EDGE_EM * place.size);
      if (
        above === undefined ||
        at.top - above.bottom > most ||
        isTown(above) ||
        // The sender's address above the window is in smaller letters.
        above.size < 0.8 * place.size ||
        above.text.endsWith(":") ||
        // A date above the window is no part of it.
        !/\p{L}/u.test(above.text) ||
        context.isLabel(above)
      ) {
        break;
      }
      lines.unshift(above);
      most = Math.min(MAX_GAP * place.size, Math.max(0, at.top - above.bottom) + MORE_GAP * place.size);
      at = above;
    }
    if (lines.length >= 2) stacks.push({ lines });
  }
  return stacks;
}

/** Addresses, from the street line to the town line; the sender's are those at the top. */
export function addressBlocks(index: number, field: Field, lineIndex: LineIndex, context: Context): Found[] {
  const first = lineIndex.byPage.get(lineIndex.transcript.pages[0]?.number ?? 1) ?? [];
  const found: Found[] = [];
  for (const { lines } of [...centredAddresses(first, context), ...addressStacks(first, context)]) {
    const from = lines.findIndex((line) => STREET.test(line.text) || /\d/u.test(line.text));
    const own = lines.slice(Math.max(from, 0));
    const spans = own.map((place) => ({ place, from: 0, to: place.tokens.length }));
    const text = own.map(({ text }) => text.trim()).join(" ");
    const value = toValue(field, { value: text, from: 0, to: 0, fit: 1 }, text);
    if (value === undefined || spans.length === 0) continue;
    const top = own[0]!.top / own[0]!.page.height;
    const isWanted = field.party === "buyer" ? top > 0.1 : true;
    found.push({
      field: index,
      value,
      spans,
      signs: { placed: isWanted ? Math.max(0.3, 0.9 - 1.2 * top) : 0.3, fit: 1 },
      label: null,
    });
  }
  return found;
}

/** The lines at the top of a receipt are centred. */
function centredAddresses(places: readonly Place[], context: Context): Stack[] {
  const stacks: Stack[] = [];
  const head = places.filter(({ top, page }) => top < WINDOW_SHARE * page.height);
  for (const [at, place] of head.entries()) {
    if (!STREET.test(place.text) && !/^(?:no|lot)\b/iu.test(place.text)) continue;
    if (/:/u.test(place.text) || context.isLabel(place)) continue;
    const lines = [place];
    for (const next of head.slice(at + 1)) {
      const last = lines.at(-1)!;
      if (next.top < last.bottom - MIN_OVERLAP_EM * last.size) continue;
      if (
        next.top - last.bottom > MAX_LINE_GAP_EM * place.size ||
        isTown(last) ||
        context.isLabel(next) ||
        next.left > place.right ||
        next.right < place.left ||
        NO_NAME.test(next.text.replace(/^\d/u, "x")) ||
        /tel|gst|fax|\(\d|invoice/iu.test(next.text)
      ) {
        break;
      }
      lines.push(next);
      if (lines.length >= 5) break;
    }
    if (lines.some((line) => /\d{4,6}/u.test(line.text))) stacks.push({ lines });
  }
  return stacks;
}

function medianSize(places: readonly Place[]): number {
  return places.map(({ size }) => size).toSorted((a, b) => a - b)[places.length >> 1] ?? 1;
}

// oxlint-disable-next-line max-params -- the parts of one candidate
function push(
  found: Found[],
  index: number,
  field: Field,
  place: Place,
  from: number,
  to: number,
  signs: Found["signs"],
): void {
  const text = textOf(place, from, to).replace(/^[\s:;,|=•·-]+|[\s:;,|]+$/gu, "");
  const value = toValue(field, { value: text, from, to, fit: 1 }, text);
  if (value !== undefined) found.push({ field: index, value, spans: [{ place, from, to }], signs, label: null });
}
