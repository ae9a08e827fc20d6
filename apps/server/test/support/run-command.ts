import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ProgramContext, Environment } from "../../src/cli/command-context.ts";
import type { ExitCode } from "../../src/cli/exit-codes.ts";
import { runCommandLine } from "../../src/cli/program.ts";

export interface Run {
  readonly exitCode: ExitCode;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line in this process, as `main.ts` does, and captures its output. */
export async function run(args: readonly string[], given: Partial<ProgramContext> = {}): Promise<Run> {
  let out = "";
  let err = "";
  const exitCode = await runCommandLine(args, {
    terminal: {
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      interactive: false,
      columns: 80,
    },
    environment: {} satisfies Environment,
    signal: new AbortController().signal,
    ...given,
  });
  return { exitCode, out, err };
}

/** A temporary folder, deleted at the end of the block. */
export async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: (name: string) => string }> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-cli-"));
  return {
    path: (name) => join(folder, name),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
