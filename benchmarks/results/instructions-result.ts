/** What `instructions.json` holds: how many instructions ended in what, of those in view while rules were written and of those held out. */
export interface InstructionsResult {
  readonly seen: InstructionCounts;
  readonly heldOut: InstructionCounts;
  /** Sets that were each measured once before any outcome was looked at. */
  readonly fresh?: Readonly<
    Partial<Record<"first" | "second" | "third" | "fourth" | "fifth", InstructionCounts & { readonly date: string }>>
  >;
}

export interface InstructionCounts {
  readonly instructions: number;
  readonly done: number;
  readonly rightlyRefused: number;
  readonly inPart: number;
  readonly notFound: number;
  readonly silentlyWrong: number;
}
