/** The content of `instructions.json`: the number of instructions by outcome, for the cases seen during development and the held-out ones. */
export interface InstructionsResult {
  readonly seen: InstructionCounts;
  readonly heldOut: InstructionCounts;
  /** Sets that were each measured once before any outcome was inspected. */
  readonly fresh?: Readonly<
    Partial<
      Record<
        "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh",
        InstructionCounts & { readonly date: string }
      >
    >
  >;
}

export interface InstructionCounts {
  readonly instructions: number;
  readonly done: number;
  readonly rightlyRefused: number;
  /** Of these, the ones that could have been done: the document leaves open what is meant, so that a refusal is right as well. */
  readonly leftOpen?: number;
  readonly inPart: number;
  readonly notFound: number;
  readonly silentlyWrong: number;
}
