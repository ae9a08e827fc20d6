/**
 * Terms. A quote is what a document says, word for word: a sentence, a cell of a table, a line of a form. Its places are
 * the places: one per page, each with one box a line. An answer is quotes; where the documents do not say, it has
 * none, and the nearest that was found is shown as such.
 */

/** In fractions of the page as it is displayed, from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a quote on one page. A quote that continues on the next page has two. */
export interface Place {
  /** Counted from 1. */
  readonly page: number;
  /** One box a line of the words that answer: of the quote's key part, or of the cell. */
  readonly boxes: readonly Box[];
  /** What is shown fainter around: the rest of the quote, and the cells of the answering cell's row. */
  readonly faintBoxes?: readonly Box[] | undefined;
}

/**
 * What is quoted: a `sentence` of a text, a `cell` of a table, a `row` where no cell alone answers, a `field` of a form
 * (label and value), a `caption`, an `item` of a list.
 */
export type QuoteKind = "sentence" | "cell" | "row" | "field" | "caption" | "item";

export interface Quote {
  /** What the document says: of a table the row, each value after the name of its column. */
  readonly text: string;
  /** The part of the text, or of the cell, that answers; absent where that is all of it. */
  readonly key?: string | undefined;
  /** Of a table the cell that answers, with its column and row; it is part of `text`. */
  readonly cell?: QuotedCell | undefined;
  readonly kind: QuoteKind;
  /** Within the folder, with forward slashes. */
  readonly file: string;
  /** At least one; in reading order. */
  readonly places: readonly Place[];
  /** The headings above, outermost first, joined by " > ". */
  readonly section: string;
  /** How well it supports the answer, 0 to 1. */
  readonly support: number;
}

export interface QuotedCell {
  readonly text: string;
  /** The header of its column, with the unit if the header has one; empty without a header. */
  readonly column: string;
  /** The first cell of its row; empty where it is that cell. */
  readonly row: string;
}

/** A sentence of a model, and which of the quotes it rests on, counted from 1. */
export interface WrittenSentence {
  readonly text: string;
  readonly citations: readonly number[];
}

export interface Answer {
  /** As it was asked. */
  readonly asked: string;
  /** The question that was answered: as asked, or, of a follow-up, with what it takes from the question before. */
  readonly question: string;
  /** False where the documents do not say: then `quotes` is empty and `nearest` shows what comes nearest. */
  readonly answered: boolean;
  /** The answer in a model's words; null without a model. */
  readonly written: readonly WrittenSentence[] | null;
  /** Why there is no written answer though a model is configured; absent without a fault. */
  readonly note?: string | undefined;
  /** The best first. */
  readonly quotes: readonly Quote[];
  /** Never the answer: the nearest places, where there is no answer; empty else. */
  readonly nearest: readonly Quote[];
  readonly index: IndexState;
}

/** What was done with the documents before the question was answered. */
export interface IndexState {
  /** Files that were read now. */
  readonly parsed: readonly string[];
  /** Files that were read before. */
  readonly kept: readonly string[];
  /** How many documents that were read before are in the folder no more: deleted, or with other contents. */
  readonly dropped: number;
  /** Files that cannot be read, now or before. */
  readonly failed: readonly FailedFile[];
}

export interface FailedFile {
  readonly file: string;
  /** What happened and what to do about it, for people. */
  readonly error: string;
  /** True for one that was tried in this run: it is reported once. */
  readonly isNew: boolean;
}
