import type { LookSigns } from "./heading-looks.ts";
import type { HeadingSign, OwnSigns } from "./heading-signs.ts";

/** Log odds of a text without any sign: one in forty. */
export const BIAS = -3.52;

/**
 * What each sign adds to the logarithm of the odds, as learned by train-heading-weights.ts from 396 documents, 16,000
 * texts, 6,200 of them headings, and 99 pages with hand-made ground truth.
 *
 * The documents are HTML of 18 kinds (report, paper, book, letter, form, slides, brochure, newspaper, reference sheet, law,
 * worksheet, questions and answers, textbook, CV, invoice, front matter, manual, prospectus) printed by Chromium, each in
 * a random typography: fonts, sizes, weights, colours, numbering, space and rules of its headings, columns, page size and
 * running headers; texts and titles of 15 languages; whole, and cut into single pages. They also contain what
 * looks like a heading: run-in headings, terms, names, quotations, captions, key figures, labels, code, formulas. On 126
 * documents of other seeds F1 (of precision and recall) rose from 0.893 to 0.935 compared with weights learned from
 * fewer kinds; for the titles in the outlines of 1,084 manuals, found on single pages, from 0.928 to 0.937.
 */
export const WEIGHTS: Readonly<Record<HeadingSign, number>> = {
  // Two steps, at 1.04 and 1.12 times the text's size: headings of 1.06 are common, and body text never varies by that much.
  larger: 0.84,
  // Two more, at 1.3 and 1.7: they add little, since key figures, slogans and prices are as large.
  muchLarger: 0.67,
  smaller: -1.97,
  // Terms of glossaries and labels are bold, too.
  bold: 1.78,
  // Names, notes and captions are set in italics more often than headings; for those in a style of their own, see lookRecurs.
  italic: 0.37,
  capitals: 1.0,
  underlined: 0.82,
  coloured: 1.07,
  otherFont: 1.7,
  numbered: 1.21,
  // Added for a number of several parts; 0.8 to 1.9 depending on the training data (generated documents, papers, manuals). It outweighs the style.
  sectionNumber: 1.2,
  knownTitle: 3.0,
  // In font sizes, up to 2. Learned again with leadsText, sizeOverNext and insetNext, see there.
  spaceAbove: 1.35,
  leadsText: 0.72,
  leadsNothing: -0.09,
  // The document uses the style only for short texts.
  ownLook: -0.38,
  // Share of the texts in this style that are followed by running text.
  lookLeads: 0.2,
  // Three or more are the full value.
  lookRecurs: 2.81,
  plain: -0.56,
  endsSentence: -2.19,
  colon: -1.6,
  lowercase: -1.58,
  // Two steps, at 60 and 110 chars.
  long: -0.97,
  manyLines: -0.17,
  listItem: 0.09,
  // Pull quotes are as large as headings.
  quoted: -6.0,
  formula: -4.0,
  byline: -2.61,
  // Lines of code.
  typed: -4.0,
  // In fifths of the next text's size, up to one: titles of side boxes are no larger than the page's text.
  sizeOverNext: 1.27,
  // Names, labels and terms of one style follow each other.
  likeBefore: -1.67,
  likeNext: -1.75,
  // Other kinds of text: not learned but fixed, since no heading with this sign is known.
  person: -9,
  entry: -9,
  term: -9,
  fewLetters: -9,
  bulleted: -9,
  address: -9,
  noteMark: -9,
  date: -9,
  sourceLine: -9,
  headsTable: -9,
  label: -9,
  contentsEntry: -9,
  // Not learned: in the ground truth an entry has the text of its section, which is a heading. On pages of 35 sources it removes 22 false headings
  // and no true one. A learned weight of -1.2 lost precision on 16 sources kept aside (.709 to .701) and changed nothing on 13 others.
  inSequence: -3,
  // Surroundings: learned on the 50 families of make-pages.ts and 99 pages with hand-made ground truth, with the weights above fixed.
  // On held-out families precision is 0.90 at a recall of 0.94; on the pages, held out as one family, 0.91 at 0.92.
  // Without the two signs of contents pages it is 0.88 at 0.92 on the families.
  rowMates: -2.57,
  pageInRows: -1.38,
  atFigure: -1.08,
  outnumbers: -4.2,
  besideNext: -2.31,
  pageInEntries: -3.2,
  amongEntries: -2.99,
  // Learned on 64 manuals and 14 collections of Office files of other people, 87 families of make-pages.ts and the 99 pages, together with spaceAbove,
  // leadsText and sizeOverNext, with all else fixed. With each source left out in turn, precision is 0.920 (0.905 before) and recall 0.862 (0.865);
  // 20 sources improve and 3 get worse. On 19 manuals not learned from, precision is 0.817 (0.795), recall as before.
  insetNext: -3.51,
};

/** Logarithm of the odds that a draft is a heading, by the evidence on its page. */
export function ownScore(signs: OwnSigns): number {
  return BIAS + weigh(signs);
}

/** What the rest of the document adds to it. */
export function lookScore(signs: LookSigns): number {
  return weigh(signs);
}

/** The maximum that the use of a style can add, as no sign of it is over 1. */
export const MAX_BY_LOOK: number = (["leadsNothing", "ownLook", "lookLeads", "lookRecurs"] as const).reduce(
  (most, sign) => most + Math.max(0, WEIGHTS[sign]),
  0,
);

function weigh<Sign extends HeadingSign>(signs: Readonly<Record<Sign, number>>): number {
  let score = 0;
  for (const sign in signs) score += WEIGHTS[sign] * signs[sign];
  return score;
}
