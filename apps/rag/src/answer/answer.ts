/**
 * Terms. A quote is a passage of a document, word for word: a sentence, a cell of a table, a field of a form. Its places are
 * one per page, with one box per line. An answer is a list of quotes; if the documents do not answer, it has
 * none, and the nearest quotes that were found are listed separately.
 */

/** In fractions of the displayed page, from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The place of a quote on one page. A quote that continues on the next page has two. */
export interface Place {
  /** 1-based. */
  readonly page: number;
  /** One box per line of the words that answer: of the quote's key part, or of the cell. */
  readonly boxes: readonly Box[];
  /** Shown fainter: the rest of the quote, and the other cells of the answering cell's row. */
  readonly faintBoxes?: readonly Box[] | undefined;
}

/**
 * What is quoted: a `sentence`, a `cell` of a table, a `row` if no single cell answers, a `field` of a form (label and value), a `caption`, or an
 * `item` of a list.
 */
export type QuoteKind = "sentence" | "cell" | "row" | "field" | "caption" | "item";

export interface Quote {
  /** The quoted text. For a table: the row, each value after its column's header. */
  readonly text: string;
  /** The part of the text, or of the cell, that answers; absent if all of it does. */
  readonly key?: string | undefined;
  /** The cell that answers, with its column and row; its text is part of `text`. Only for tables. */
  readonly cell?: QuotedCell | undefined;
  readonly kind: QuoteKind;
  /** Path within the folder, with forward slashes. */
  readonly file: string;
  /** At least one, in reading order. */
  readonly places: readonly Place[];
  /** The headings above it, outermost first, joined by " > ". */
  readonly section: string;
  /** How well the quote supports the answer, 0 to 1. */
  readonly support: number;
}

export interface QuotedCell {
  readonly text: string;
  /** The header of its column, with the unit if the header has one; empty if there is no header. */
  readonly column: string;
  /** The first cell of its row; empty if it is that cell. */
  readonly row: string;
}

/** A sentence written by a model, and the numbers of the quotes that support it, 1-based. */
export interface WrittenSentence {
  readonly text: string;
  readonly citations: readonly number[];
}

export interface Answer {
  /** As the user asked it. */
  readonly asked: string;
  /** The question that was answered: as asked, or, for a follow-up, completed from the previous question. */
  readonly question: string;
  /** False if the documents do not answer; then `quotes` is empty and `nearest` lists the closest passages. */
  readonly answered: boolean;
  /** The answer written by a model; null without a model. */
  readonly written: readonly WrittenSentence[] | null;
  /** Why there is no written answer although a model is configured; absent if nothing failed. */
  readonly note?: string | undefined;
  /** Best first. */
  readonly quotes: readonly Quote[];
  /** The closest passages if there is no answer, otherwise empty. They are not an answer. */
  readonly nearest: readonly Quote[];
  readonly index: IndexState;
}

/** What happened to the documents before the question was answered. */
export interface IndexState {
  /** Files that were read in this run. */
  readonly parsed: readonly string[];
  /** Files that were read in an earlier run. */
  readonly kept: readonly string[];
  /** Number of indexed documents that are no longer in the folder: deleted or changed. */
  readonly dropped: number;
  /** Files that cannot be read, in this run or an earlier one. */
  readonly failed: readonly FailedFile[];
}

export interface FailedFile {
  readonly file: string;
  /** What happened and what to do about it, for people. */
  readonly error: string;
  /** True if it was tried in this run; it is reported only once. */
  readonly isNew: boolean;
}
