import type { Field } from "../fields/field.ts";
import { Neighbours } from "../line-index/neighbours.ts";
import type { LineIndex } from "../line-index/line-index.ts";
import { spanText } from "../line-index/span.ts";
import { addressFit } from "../values/addresses.ts";
import type { Notation } from "../values/reading.ts";
import { addedAmounts } from "./added-amounts.ts";
import { booleansInText } from "./booleans-in-text.ts";
import type { Candidate } from "./candidate.ts";
import { scoreOf } from "./candidate-weights.ts";
import { Claims } from "./claims.ts";
import { ColumnCells } from "./column-cells.ts";
import { Context } from "./context.ts";
import { dateRanges } from "./date-ranges.ts";
import { DocumentSigns } from "./document-signs.ts";
import { doubtsOf } from "./doubt-signs.ts";
import { Habits } from "./habits.ts";
import { continuingLines, kindredLabels, labelTexts } from "./kindred-labels.ts";
import { LabelFinder } from "./label-matches.ts";
import { valuesAfterLabel } from "./labelled.ts";
import type { Found } from "./read-values.ts";
import { addressBlocks, letterHeads } from "./letter-parts.ts";
import { headedLines } from "./headed-line.ts";
import { NearerLabels } from "./nearer-label.ts";
import { Owners } from "./owners.ts";
import { inBox, PairedTexts } from "./paired.ts";
import { inSentences } from "./in-sentences.ts";
import { partiesInText } from "./parties-in-text.ts";
import { blockCandidates } from "./block-candidates.ts";
import { signingDates } from "./signing-dates.ts";
import { proseOf } from "./prose.ts";
import { SummedRows } from "./summed-rows.ts";
import { tableTotals } from "./table-totals.ts";
import { ownTitles } from "./titles.ts";
import { byChoice, byForm, byYear, currencyOf } from "./unlabelled.ts";
import { wholeName } from "./whole-name.ts";
import { WORDS, type WordKinship } from "./word-kinship.ts";

/** Limit on candidates kept for each field. */
const MAX_PER_FIELD = 30;

/** Minimum match of a word that begins a line in the middle of a sentence. */
const MIN_WITHIN_SENTENCE = 0.6;

/** All possible values of the fields with their scores; for each field the likeliest first. */
// oxlint-disable-next-line max-params -- what is looked for, and in what
export function gatherCandidates(
  fields: readonly Field[],
  lineIndex: LineIndex,
  notation: Notation,
  words: WordKinship = WORDS,
): Candidate[][] {
  const neighbours = new Neighbours(lineIndex);
  const context = new Context(lineIndex, neighbours);
  const habits = new Habits(lineIndex.places, context);
  const texts = labelTexts(lineIndex);
  const summed = new SummedRows(lineIndex, notation);
  const pairs = new PairedTexts(lineIndex);
  const boxed = pairs.matches(fields, words);
  const continuing = continuingLines(lineIndex);
  const labels = [...new LabelFinder(fields).find(lineIndex), ...kindredLabels(fields, texts, words)].filter(
    ({ place, from, keys, weight }) =>
      !pairs.isWithinLabel(place) &&
      !(continuing.has(place) && from === 0 && keys.length === 1 && weight < MIN_WITHIN_SENTENCE),
  );
  const found: Found[] = labels.flatMap((match) => valuesAfterLabel(match, fields[match.field]!, context, notation));
  for (const [index, field] of fields.entries()) {
    if (field.kind === "currency") found.push(...currencyOf(index, field, lineIndex, notation));
    else found.push(...byForm(index, field, lineIndex, notation));
    found.push(...byChoice(index, field, lineIndex), ...byYear(index, field, lineIndex));
    found.push(...ownTitles(index, field, lineIndex));
    if (field.kind === "name") found.push(...letterHeads(index, field, lineIndex, context));
    if (field.kind === "address") found.push(...addressBlocks(index, field, lineIndex, context));
  }
  found.push(...boxed.flatMap((one) => inBox(one, fields[one.match.field]!, context, notation)));
  found.push(...tableTotals(fields, lineIndex, words, notation), ...addedAmounts(fields, lineIndex, notation, summed));
  found.push(...dateRanges(fields, lineIndex, notation));
  found.push(...blockCandidates(fields, lineIndex, words));
  found.push(...inSentences(fields, lineIndex, words, notation), ...partiesInText(fields, lineIndex, words));
  found.push(...signingDates(fields, lineIndex, notation));
  found.push(...booleansInText(fields, lineIndex, words));
  found.push(...headedLines(fields, lineIndex, context, notation));
  const claims = new Claims([...labels, ...boxed.map(({ match }) => match)]);
  const nearer = new NearerLabels(texts, context, habits);
  return judgeFound(found, fields, { lineIndex, notation, context, habits, nearer, pairs, claims, summed });
}

/** What the signs of candidates are measured on. */
interface Around {
  readonly lineIndex: LineIndex;
  readonly notation: Notation;
  readonly context: Context;
  readonly habits: Habits;
  readonly nearer: NearerLabels;
  readonly pairs: PairedTexts;
  readonly claims: Claims;
  readonly summed: SummedRows;
}

/** Scores what was found by the signs of the whole document; for each field the likeliest first. */
function judgeFound(found: readonly Found[], fields: readonly Field[], around: Around): Candidate[][] {
  const { lineIndex, notation, context, habits, nearer, pairs, claims, summed } = around;
  const document = new DocumentSigns(lineIndex, context, notation);
  const columns = new ColumnCells(lineIndex);
  const owners = new Owners(fields);
  const byField: Candidate[][] = fields.map(() => []);
  const added = new Set(found.filter(({ signs }) => signs.added === 1).map(keyOf));
  for (const cut of found) {
    const field = fields[cut.field]!;
    const one = field.kind === "name" ? withWholeName(cut, context.neighbours) : cut;
    const ofDocument = document.of(one, field);
    const signs = {
      ...one.signs,
      ...(field.kind === "address" ? { fit: addressFit(String(one.value)) } : {}),
      ...ofDocument,
      ...doubtsOf(one, field, context),
      ...habits.of(one, field),
      ...nearer.of(one),
      ...pairs.of(one),
      ...owners.of(one),
      ...columns.of(one, field),
      ...summed.of(one, field),
      ...(added.has(keyOf(one)) ? { added: 1 } : {}),
      ...(field.kind === "date" && notation.dayOrder === null && isAmbiguous(spanText(one.spans))
        ? { ambiguous: 1 }
        : {}),
      ...(one.signs.below === 1 && field.kind === "text" ? { prose: proseOf(String(one.value)) } : {}),
      // Whose a "Name" is depends on its heading.
      ...(ofDocument.party === 1 && field.kind === "name" ? {} : claims.of(one.label)),
    };
    if (document.isSendersAccount(one, field)) continue;
    // The next label is not a name.
    if (field.kind === "name" && one.signs.isLabel === 1) continue;
    byField[one.field]!.push({ field: one.field, value: one.value, spans: one.spans, signs, score: scoreOf(signs) });
  }
  return byField.map((candidates) => distinct(candidates).slice(0, MAX_PER_FIELD));
}

function withWholeName(found: Found, neighbours: Neighbours): Found {
  const spans = wholeName(found.spans, neighbours);
  return spans === found.spans ? found : { ...found, spans, value: spanText(spans) };
}

/** "03/11/1951": day and month may be exchanged. */
function isAmbiguous(printed: string): boolean {
  const [, a, b] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/u.exec(printed.trim()) ?? [];
  return a !== undefined && a !== b && Number(a) <= 12 && Number(b) <= 12;
}

/** Key of a field and the place of a value, however it was found. */
function keyOf({ field, spans: [first] }: Found): string {
  return `${field} ${first!.place.id}.${first!.from}`;
}

/** Keeps the likeliest of the candidates with the same value at the same place. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates
    .toSorted((a, b) => b.score - a.score)
    .filter(({ spans }) => {
      const key = spans.map(({ place, from, to }) => `${place.id}.${from}.${to}`).join(" ");
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
