/**
 * The weight of each sign in the log odds, learned by benchmarks/training/sheets/train-sheet-weights.ts from 60 synthetic
 * sheets of each of 23 families: tables without titles, with titles, below and next to each other, in groups, sparse, of texts, of
 * periods, with separate totals, invoices, timetables, ledgers, lists and remarks; a third of them without any formatting, in
 * twelve languages. find-regions.test.ts measures them on sheets with other seeds, the trainer on held-out families.
 */
import type { Weights } from "../../../../judge/weigh.ts";
import type { CutSign } from "./cut-signs.ts";
import type { HeaderSign } from "./header-signs.ts";
import type { JoinSign } from "./join-signs.ts";
import type { ListSign } from "./list-signs.ts";
import type { TextSign } from "./text-signs.ts";

/** For a row that begins another table than the row directly above it. 2922 samples. */
export const CUT_WEIGHTS: Weights<CutSign> = {
  bias: -9.23,
  weights: {
    allText: 6.34,
    periods: 0.17,
    several: 1.12,
    overNumbers: 3.05,
    underNumbers: 1.52,
    boldOnset: 0.88,
    fillOnset: 0.13,
    likeHeader: 1.31,
    repeatsHeader: 0.47,
    alone: -1.25,
    aloneOverHeader: 4.59,
    aloneOverBody: -1.37,
    edgesMove: -0.22,
    afterTotal: 1.98,
    noBodyAbove: -6.03,
    sameWidth: 0.67,
  },
};

/** For a table that continues below empty rows. 1310 samples. */
export const BELOW_WEIGHTS: Weights<JoinSign> = {
  bias: -0.94,
  weights: {
    wideGap: -3.15,
    widerGap: 2.56,
    headed: -5.96,
    headLook: -2.12,
    likeHead: -2.05,
    afterTable: 2.45,
    afterRow: 2.64,
    oneRow: 4.16,
    oneText: -4.31,
    total: 4.5,
    groupName: 5.22,
    afterTotal: -0.37,
    sameStart: -2.6,
    sameEnd: 3.26,
    within: -0.2,
    sameKinds: 0.5,
    rowNames: -1.37,
  },
};

/** For a table that continues next to empty columns. 345 samples. */
export const BESIDE_WEIGHTS: Weights<JoinSign> = {
  bias: 1.37,
  weights: {
    wideGap: -1.61,
    widerGap: 0.04,
    headed: -3.14,
    headLook: 0.63,
    likeHead: -0.56,
    afterTable: -4.03,
    afterRow: 3.05,
    oneRow: 2.59,
    oneText: 0.0,
    total: 0.74,
    groupName: -5.44,
    afterTotal: 0.01,
    sameStart: 1.82,
    sameEnd: 3.46,
    within: -0.13,
    sameKinds: 2.59,
    rowNames: -4.27,
  },
};

/** For a header row at the top of a table. 4074 samples. */
export const HEADER_WEIGHTS: Weights<HeaderSign> = {
  bias: -4.58,
  weights: {
    allText: 1.36,
    periods: 4.68,
    numbers: -2.87,
    overNumbers: 3.07,
    overTexts: -1.87,
    bolder: 1.6,
    filler: 1.22,
    borderOnset: 0.03,
    looksAsBelow: -1.33,
    spans: 0.11,
    shorter: 1.1,
    full: 1.4,
    figureless: 3.27,
    distinct: -0.1,
    recurs: -0.56,
    first: 4.3,
    titled: 1.56,
    underSpan: 1.4,
    alone: -3.15,
    nothingBelow: 0.0,
  },
};

/** For a title or note row at the edge of a region. 778 samples. */
export const TEXT_WEIGHTS: Weights<TextSign> = {
  bias: 3.06,
  weights: {
    alone: 0.08,
    spansAll: 1.47,
    spansSome: -2.11,
    long: 2.98,
    sentence: 2.68,
    noteMark: 2.88,
    last: -2.83,
    besideAlone: 1.46,
    overHeader: 3.26,
    besideNumbers: 0.73,
    shifted: -6.68,
    bold: -0.79,
    total: 0.0,
    groupsInside: -2.99,
    narrow: -0.46,
  },
};

/** For a single column or row that is a table and not lines of text. 392 samples. */
export const LIST_WEIGHTS: Weights<ListSign> = {
  bias: -5.21,
  weights: {
    numbers: 1.93,
    several: 1.26,
    many: 6.07,
    long: -5.82,
    sentences: -2.47,
    short: 5.05,
    bordered: 2.41,
    headed: 1.34,
    oneRow: 0.0,
    even: 0.16,
  },
};
