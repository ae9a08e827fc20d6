/** The parts of a divided job, as they are claimed and held. The terms, states and what holds of them: `slice-queue.ts`. */

/** The part number of the assembly. */
export const ASSEMBLY = 0;

/** A run of pages of the file; 1-based, both ends included. */
export interface PageRun {
  readonly first: number;
  readonly last: number;
}

export interface Division {
  /** In the order of the document, without gaps: slice 1 is the first of them. */
  readonly slices: readonly PageRun[];
  /** Where the document lies, when the job's input does not lead to the same bytes each time; deleted with the slices. */
  readonly inputKey: string | null;
  /** Milliseconds that the parts may take, by the wall clock while any of them runs. */
  readonly budgetMs: number;
}

/** Of a slice: what was claimed. */
export interface ClaimedSlice {
  readonly number: number;
  readonly pages: PageRun;
}

/** Of an assembly: all slices of the job, each with the token under which it was done. */
export interface ClaimedAssembly {
  readonly number: typeof ASSEMBLY;
  readonly slices: readonly (ClaimedSlice & { readonly token: number })[];
}

/** What of a job a claim is for. */
export type ClaimedPart = (ClaimedSlice | ClaimedAssembly) & {
  /** Its token is the claim's proof. */
  readonly token: number;
  readonly attempt: number;
  readonly inputKey: string | null;
  /** What is left of the division's budget. */
  readonly leftMs: number;
};

/** What a worker shows to prove its claim of a part. */
export interface HeldPart {
  /** The job's. */
  readonly id: string;
  readonly number: number;
  readonly token: number;
  /** How many pages of the slice are done. */
  readonly pagesDone: number;
}
