import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string): Promise<string> => readFile(join(root, file), "utf8");

interface Result {
  readonly measuredAt: string;
  readonly machine: { readonly cores: number; readonly node: string };
}

test("the README's figures of quality and speed have the date and the machine of their result files", async () => {
  const readme = await read("README.md");
  const [quality, speed] = await Promise.all(
    ["quality", "speed"].map(async (name) => JSON.parse(await read(`benchmarks/results/${name}.json`)) as Result),
  );
  const day = (result: Result | undefined): string | undefined => result?.measuredAt.slice(0, 10);
  expect(readme).toContain(
    `Quality was measured on ${day(quality)} with ${quality?.machine.cores} cores, speed on ${day(speed)} with ${speed?.machine.cores}, both with Node ${speed?.machine.node}.`,
  );
  expect(quality?.machine.node).toBe(speed?.machine.node);
});

test("the README's quality is that of its result file", async () => {
  const { engines } = JSON.parse(await read("benchmarks/results/quality.json")) as {
    readonly engines: readonly { readonly name: string; readonly scores: { readonly overall: number } }[];
  };
  const own = engines.find(({ name }) => name === "docsvc");
  expect(await read("README.md")).toContain(`| ${own?.scores.overall.toFixed(3)}, `);
});
