/**
 * Defines an edit: the words that request it, how a clause with these words is read, and what is done to a PDF or an Office file.
 *
 * An operation is a folder here and an entry in the list in `operations.ts`; nothing else refers to it.
 */
import type { ClauseReader } from "../grammar/clause-reader.ts";
import type { Instruction } from "../instruction.ts";
import type { OfficeEditing } from "../office/office-editing.ts";
import type { Outcome } from "../outcome.ts";
import type { PdfEditing } from "../pdf/pdf-editing.ts";

/**
 * When an operation runs, in this order: redactions on the original document, then changes of its text, marks, form values, the order of its pages,
 * text on the final pages, and the encryption of the file.
 */
export const PHASES = ["redact", "replace", "mark", "fill", "arrange", "stamp", "protect"] as const;
export type Phase = (typeof PHASES)[number];

/** Words that request an operation: a clause must match all patterns. */
export interface Ask {
  readonly all: readonly RegExp[];
  /** Tried after all other operations, because their clauses may contain the word too. */
  readonly isLast?: true;
}

/** The words with which clauses request an operation. */
export interface Verbs {
  /** Alternatives of a regular expression. Each makes a part of a sentence a clause of its own. */
  readonly words: string;
  readonly asks: readonly Ask[];
  /** Whether a list of names and values may follow the verb. @defaultValue false */
  readonly takesList?: true;
}

/**
 * One kind of edit.
 *
 * Its methods receive the instructions that its `read` returned, or those of another operation that delegates to it.
 */
export interface Operation<Own extends Instruction = Instruction> {
  readonly kind: Own["kind"];
  /** Null if no words of its own request it. */
  readonly verbs: Verbs | null;
  /** Other words of its clauses that need not be in its instructions, such as colours and sides. */
  readonly ownWords?: RegExp;
  readonly read: ClauseReader;
  readonly phase: Phase;
  /** Whether its targets are located in the original document, before any change. @defaultValue false */
  readonly findsFirst?: true;
  /** The instruction that is meant in this document: "set the rent to $900" fills a form field, or replaces an amount if there is no such field. */
  meantInPdf?(instruction: Own, editing: PdfEditing): Promise<Instruction>;
  meantInOffice?(instruction: Own, editing: OfficeEditing): Instruction;
  /** @param instructions - of this operation, consecutive within its phase */
  pdf?(instructions: readonly Own[], editing: PdfEditing): Promise<readonly Outcome[]>;
  office?(instruction: Own, editing: OfficeEditing): Outcome | Promise<Outcome>;
}

/** Runs instructions one after the other. */
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
