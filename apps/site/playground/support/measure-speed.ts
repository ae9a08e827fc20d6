/**
 * Compares the engine in Chromium with Node.js, in seconds, first run and best of eight: for `docs/playground.md`.
 * `node scripts/run.mjs apps/site/playground/support/measure-speed.ts [FILE …]`
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { parse } from "@docsvc/engine";
import { fixture } from "@docsvc/fixtures";
import { openPlayground } from "./opened-playground.ts";
import { readInPage } from "./read-in-page.ts";

const TIMES = 8;
const files = [fixture("report/report.pdf"), fixture("long-table/long-table.pdf"), ...process.argv.slice(2)];
await using playground = await openPlayground();
for (const file of files) {
  const bytes = await readFile(file);
  const { page } = await playground.visit("/blank.html");
  const answers = await readInPage(page, Array<Uint8Array>(TIMES).fill(bytes));
  await page.context().close();
  const inBrowser = answers.map((answer) => (answer.kind === "read" ? answer.reading.seconds : Number.NaN));
  const inNode: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const began = performance.now();
    await parse(bytes, { settings: { return_places: true } }, { ocr: "off" });
    inNode.push((performance.now() - began) / 1000);
  }
  process.stdout.write(
    `${basename(file)}: in Chromium ${formatSeconds(inBrowser)}, in Node ${formatSeconds(inNode)}\n`,
  );
}

function formatSeconds(seconds: readonly number[]): string {
  return `${seconds[0]!.toFixed(2)} ${Math.min(...seconds).toFixed(3)}`;
}
