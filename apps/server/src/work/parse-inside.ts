import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Isolation } from "../isolation/isolation.ts";
import { CHILD_ENTRY } from "./child-entry.ts";
import type { RunOutcome } from "./protocol.ts";
import { ResidentChild } from "./resident-child.ts";

const RUN_MS = 60_000;

export interface ParsedInside {
  readonly outcome: RunOutcome;
  /** The result as JSON; empty if there is none. */
  readonly result: string;
}

/** Parses a document in a child process at this level, as a job would. */
export async function parseInside(
  isolation: Isolation,
  document: string,
  { memoryBytes, entry = CHILD_ENTRY }: { readonly memoryBytes: number; readonly entry?: URL },
): Promise<ParsedInside> {
  const scratch = await mkdtemp(join(tmpdir(), "docsvc-doctor-"));
  if (isolation.needsOpenWay) await chmod(scratch, 0o711);
  const child = await ResidentChild.start({
    entry,
    scratch,
    memoryBytes,
    runsPerChild: 1,
    isolation,
  });
  try {
    const inputPath = join(scratch, "document");
    const outputPath = join(scratch, "result.json");
    await writeFile(inputPath, document);
    const outcome = await child.run(
      {
        kind: "parse",
        requestId: null,
        documentId: "document",
        inputPath,
        hints: {},
        outputPath,
        config: {},
        maxPages: 1,
        mostPages: 1,
        maxMs: RUN_MS,
      },
      { deadlineMs: () => RUN_MS, onProgress: () => {}, signal: new AbortController().signal },
    );
    return { outcome, result: outcome.kind === "done" ? await readFile(outputPath, "utf8") : "" };
  } finally {
    await child.end();
    await rm(scratch, { recursive: true, force: true });
  }
}
