import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { PDF } from "@libpdf/core";
import { expect, test } from "vitest";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";

test("text that does not fit into memory is refused in words, and the process lives on", async () => {
  const lines = Array.from({ length: 60 }, (_, line) => ({ text: "x".repeat(50), left: 50, top: 20 + 12 * line }));
  const bytes = await (await PDF.merge(Array.from({ length: 120 }, () => pdfOfLines(lines)))).save();
  const edit = JSON.stringify(new URL("../edit.ts", import.meta.url).href);
  const program = `
    const { parentPort, workerData } = require("node:worker_threads");
    import(${edit}).then(({ edit }) => edit(workerData, { instructions: 'Redact "secret".' }, { ocr: "off" })).then(
      () => parentPort.postMessage("done"),
      ({ code, message }) => parentPort.postMessage({ code, message }),
    );
  `;
  const worker = new Worker(program, {
    eval: true,
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const [said] = await once(worker, "message");
  await worker.terminate();
  expect(said).toEqual({
    code: "too_many_pages",
    message: expect.stringMatching(/120 pages.*"Extract pages 1 to \d+"/u),
  });
});
