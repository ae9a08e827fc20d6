import type { Format } from "./task.ts";

/** The options of `docsvc parse`, as Commander returns them. */
export interface ParseFlags {
  readonly format: Format;
  readonly out?: string;
  readonly config?: string;
  readonly jobs: string;
  readonly keepHeaders?: true;
  /** False with `--no-ocr`. */
  readonly ocr: boolean;
  /** False with `--no-print`. */
  readonly print: boolean;
  readonly debug?: string;
  readonly server?: string;
  readonly allow: string;
  readonly password?: string;
  readonly passwordStdin?: true;
  readonly pages?: string;
  readonly skipExisting?: true;
  readonly force?: true;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly json?: true;
}
