import type { Machine } from "../measure/machine.ts";

/** Time to parse a folder of PDFs, by command, in one process and in two. */
export interface FolderResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  readonly sets: readonly FolderSet[];
}

export interface FolderSet {
  readonly title: string;
  readonly documents: number;
  readonly pages: number;
  readonly commands: readonly { readonly name: string; readonly rounds: readonly FolderRound[] }[];
}

export interface FolderRound {
  readonly oneMs: number;
  readonly twoMs: number;
}
