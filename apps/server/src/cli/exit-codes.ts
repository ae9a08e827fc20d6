/** What the exit code of `docsvc` means. */
export const EXIT = {
  ok: 0,
  /** A document or a call failed; the others were still done. */
  failed: 1,
  /** The command was not understood: nothing was done. */
  usage: 2,
  /** Stopped by Ctrl-C or SIGTERM before it was done. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
