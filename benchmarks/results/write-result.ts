import { readFile, writeFile } from "node:fs/promises";

/** Keeps a result as `results/NAME.json`; the report is written from these files alone. */
export async function writeResult(name: string, result: object): Promise<void> {
  // Short arrays of plain values on one line, as this repository's formatter wants them.
  const text = JSON.stringify(result, null, 2).replaceAll(/\[\s+([^[\]{}]+?)\s+\]/g, (whole, values: string) => {
    const line = `[${values.replaceAll(/\s*\n\s*/g, " ")}]`;
    return line.length <= 100 ? line : whole;
  });
  await writeFile(resultFile(name), `${text}\n`);
}

/** Gives a kept result, or undefined where the benchmark has not been run. */
export async function readResult<Result>(name: string): Promise<Result | undefined> {
  try {
    return JSON.parse(await readFile(resultFile(name), "utf8")) as Result;
  } catch {
    return undefined;
  }
}

function resultFile(name: string): URL {
  return new URL(`${name}.json`, import.meta.url);
}
