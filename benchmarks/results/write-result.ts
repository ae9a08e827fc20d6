import { readFile, writeFile } from "node:fs/promises";
import { describeRun, type Run } from "../measure/run-of.ts";

/** Stores a result as `results/NAME.json`, with when, where and with which code it was measured; the report is written only from these files. */
export async function writeResult(name: string, result: object): Promise<void> {
  await writeKept(name, { ...(await describeRun()), ...result });
}

/** Stores a result that already records when, where and with which code its parts were measured. */
export async function writeKept(name: string, result: object): Promise<void> {
  // Short arrays of plain values on one line, as this repository's formatter requires.
  const text = JSON.stringify(result, null, 2).replaceAll(/\[\s+([^[\]{}]+?)\s+\]/g, (whole, values: string) => {
    const line = `[${values.replaceAll(/\s*\n\s*/g, " ")}]`;
    return line.length <= 100 ? line : whole;
  });
  await writeFile(resultFile(name), `${text}\n`);
}

/** Returns a stored result, or undefined if the benchmark has not been run. */
export async function readResult<Result>(name: string): Promise<(Result & Run) | undefined> {
  try {
    return JSON.parse(await readFile(resultFile(name), "utf8")) as Result & Run;
  } catch {
    return undefined;
  }
}

function resultFile(name: string): URL {
  return new URL(`${name}.json`, import.meta.url);
}
