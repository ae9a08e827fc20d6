/**
 * What an edit is: the words that ask for it, how a clause of such words is read, and what is done to a PDF or an Office file.
 *
 * An operation is a folder here and an entry of the list in `operations.ts`; nothing else names it.
 */
import type { ClauseReader } from "../grammar/clause-reader.ts";
import type { Instruction } from "../instruction.ts";
import type { OfficeEditing } from "../office/office-editing.ts";
import type { Outcome } from "../outcome.ts";
import type { PdfEditing } from "../pdf/pdf-editing.ts";

/**
 * When an operation runs, in this order: redactions on the document as it came, then changes of its text, marks, form values, the order of its
 * pages, text on pages as they are at the end, and the encryption of the file.
 */
export const PHASES = ["redact", "replace", "mark", "fill", "arrange", "stamp", "protect"] as const;
export type Phase = (typeof PHASES)[number];

/** Words that ask for an operation: all patterns must be in the clause. */
export interface Ask {
  readonly all: readonly RegExp[];
  /** Tried after those of all other operations, because other operations use the word as well. */
  readonly isLast?: true;
}

/** How clauses ask for an operation. */
export interface Verbs {
  /** Alternatives of a regular expression: each makes a part of a sentence a clause of its own. */
  readonly words: string;
  readonly asks: readonly Ask[];
  /** A list of names and values may follow the verb. @defaultValue false */
  readonly takesList?: true;
}

/**
 * One kind of edit.
 *
 * The methods take instructions that this operation's `read` made, or those of an operation that hands over to it.
 */
export interface Operation<Own extends Instruction = Instruction> {
  readonly kind: Own["kind"];
  /** Null for what no clause asks for by words of its own. */
  readonly verbs: Verbs | null;
  /** Words of its clauses besides its verbs that its instructions need not hold: colours, sides. */
  readonly ownWords?: RegExp;
  readonly read: ClauseReader;
  readonly phase: Phase;
  /** Its targets are looked up in the document as it came, before anything is changed. @defaultValue false */
  readonly findsFirst?: true;
  /** The instruction that is meant in this document: "set the rent to $900" fills a form's field, or replaces an amount where there is none. */
  meantInPdf?(instruction: Own, editing: PdfEditing): Promise<Instruction>;
  meantInOffice?(instruction: Own, editing: OfficeEditing): Instruction;
  /** @param instructions - of this operation, as they follow each other within its phase */
  pdf?(instructions: readonly Own[], editing: PdfEditing): Promise<readonly Outcome[]>;
  office?(instruction: Own, editing: OfficeEditing): Outcome | Promise<Outcome>;
}

/** Handles instructions one after the other. */
export function each<Own extends Instruction>(
  perform: (instruction: Own, editing: PdfEditing) => Outcome | Promise<Outcome>,
): (instructions: readonly Own[], editing: PdfEditing) => Promise<readonly Outcome[]> {
  return async (instructions, editing) => {
    const outcomes: Outcome[] = [];
    for (const instruction of instructions) {
      editing.throwIfAborted();
      outcomes.push(await perform(instruction, editing));
    }
    return outcomes;
  };
}
