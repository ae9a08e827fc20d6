/** The parts of a divided job as they are claimed. `slice-queue.ts` defines the terms, states and invariants. */

/** The part number of the assembly. */
export const ASSEMBLY = 0;

/** A range of pages of the file; 1-based, both ends inclusive. */
export interface PageRun {
  readonly first: number;
  readonly last: number;
}

export interface Division {
  /** In document order, without gaps; slice 1 is the first. */
  readonly slices: readonly PageRun[];
  /** Key of a copy of the document, if the job's input may return other bytes later. Deleted with the slices. */
  readonly inputKey: string | null;
  /** Milliseconds that the parts may take, in wall-clock time while any of them runs. */
  readonly budgetMs: number;
}

/** The claimed slice. */
export interface ClaimedSlice {
  readonly number: number;
  readonly pages: PageRun;
}

/** The claimed assembly: all slices of the job, each with the token with which it was finished. */
export interface ClaimedAssembly {
  readonly number: typeof ASSEMBLY;
  readonly slices: readonly (ClaimedSlice & { readonly token: number })[];
}

/** The part of a job that was claimed. */
export type ClaimedPart = (ClaimedSlice | ClaimedAssembly) & {
  /** Its token proves the claim. */
  readonly token: number;
  readonly attempt: number;
  readonly inputKey: string | null;
  /** Milliseconds left of the division's budget. */
  readonly leftMs: number;
};

/** Proves a worker's claim of a part. */
export interface HeldPart {
  /** The id of the job. */
  readonly id: string;
  readonly number: number;
  readonly token: number;
  /** Number of pages of the slice that are done. */
  readonly pagesDone: number;
}
