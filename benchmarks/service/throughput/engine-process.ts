/**
 * The engine in a separate process, like an application that embeds it: for each message it reads a document the given number of times, and answers
 * with the processor time of the process and the bytes of the results.
 */
import { readFile } from "node:fs/promises";
import { delayOptimisation, parse } from "@docsvc/engine";

delayOptimisation();
process.on("message", (asked: { readonly path: string; readonly times: number }) => void measure(asked));
process.on("disconnect", () => process.exit(0));

async function measure({ path, times }: { readonly path: string; readonly times: number }): Promise<void> {
  const bytes = await readFile(path);
  const before = process.cpuUsage();
  let written = 0;
  for (let time = 0; time < times; time++) written += JSON.stringify(await parse(bytes)).length;
  const { user, system } = process.cpuUsage(before);
  process.send!({ cpuMs: (user + system) / 1000, written });
}
