import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DocumentScores } from "./document-scores.ts";

const run = promisify(execFile);

/**
 * Scores a folder of `NAME.md` with a program.
 *
 * @param scorer - a program that takes `FOLDER --json FILE` and writes `{ documents: { NAME: { metric: score } } }`
 */
export async function scoreMarkdown(scorer: string, folder: string): Promise<DocumentScores> {
  const place = await mkdtemp(join(tmpdir(), "docsvc-scores-"));
  try {
    const file = join(place, "scores.json");
    await runScorer(scorer, [folder, "--json", file]);
    return (JSON.parse(await readFile(file, "utf8")) as { documents: DocumentScores }).documents;
  } finally {
    await rm(place, { recursive: true });
  }
}

/** Runs a scorer and returns its output. */
export async function runScorer(scorer: string, args: readonly string[]): Promise<string> {
  const command = scorer.endsWith(".py") ? "python3" : scorer;
  const { stdout } = await run(command, scorer.endsWith(".py") ? [scorer, ...args] : [...args], {
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}
