/**
 * Compares the boxes of generated documents with the pages that LibreOffice and Chromium print: `node benchmarks/boxes.ts`; needs both and
 * `pdftotext`.
 */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import type { BoxesResult } from "./results/boxes-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: { blocks: { type: "string", default: "4800" }, "dry-run": { type: "boolean", default: false } },
});
const script = fileURLToPath(new URL("../packages/engine/testing/measure-boxes.ts", import.meta.url));
const { stdout } = await promisify(execFile)(process.execPath, [script, values.blocks]);
const result: BoxesResult = {
  measuredAt: new Date().toISOString(),
  kinds: JSON.parse(stdout) as BoxesResult["kinds"],
};
console.log(JSON.stringify(result, null, 2));
if (!values["dry-run"]) await writeResult("boxes", result);
