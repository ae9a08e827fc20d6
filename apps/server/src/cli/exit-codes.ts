/** The meaning of `docsvc`'s exit codes. */
export const EXIT = {
  ok: 0,
  /** A document or a call failed; the others were still processed. */
  failed: 1,
  /** The command line was invalid; nothing was done. */
  usage: 2,
  /** Ctrl-C or SIGTERM stopped it before it was done. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
