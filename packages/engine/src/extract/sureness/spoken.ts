import { kindredLabels, labelTexts } from "../candidates/kindred-labels.ts";
import { LabelFinder } from "../candidates/label-matches.ts";
import { WORDS } from "../candidates/word-kinship.ts";
import { isOfLines } from "../fields/helper-fields.ts";
import type { Field } from "../fields/field.ts";
import type { LineIndex } from "../line-index/line-index.ts";

/** A longer text is a sentence, in which any word may occur. */
const LONGEST = 6;
/** Lists of goods are hardly ever called what a schema calls them: "items", "positions". */
const GENERIC = 0.5;

/** How well a heading, a caption or a label of a document matches an array's name, from 0 to 1: a list of payments is called one somewhere. */
export function spokenOf(own: Field, lineIndex: LineIndex): number {
  if (isOfLines(own.path.at(-1) ?? "", own.node)) return GENERIC;
  const places = lineIndex.places.filter(({ tokens }) => tokens.length <= LONGEST);
  const finder = new LabelFinder([own]);
  const known = places.flatMap((place) => finder.findIn(place).map(({ weight, share }) => weight * share));
  const texts = labelTexts(lineIndex).filter(({ place }) => place.tokens.length <= LONGEST);
  const kindred = kindredLabels([own], texts, WORDS).map(({ weight }) => weight);
  return [...known, ...kindred].reduce((most, one) => Math.max(most, one), 0);
}
