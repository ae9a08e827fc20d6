/** Started by `fresh-process.ts`: loads one engine, waits for the signal to start, and reads the files one after the other. */
import { writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { engines } from "../engines/engines.ts";
import type { Reader } from "../engines/engine.ts";
import { cpuTimeMs } from "./cpu-time.ts";
import { peakMemoryMb } from "./peak-memory.ts";
import type { Ready, RunCost, RunOrder, Unavailable } from "./run.ts";

const order = await nextMessage<RunOrder>();
const read = await loadOrTell();
const startCpuMs = cpuTimeMs();
const startWallMs = performance.now();
const go = nextMessage<"go">();
process.send!({ kind: "ready" } satisfies Ready);
await go;

const from = performance.now();
const failed: string[] = [];
let pages = 0;
let characters = 0;
let writing = 0;
for (const file of order.files) {
  const name = basename(file.path, ".pdf");
  try {
    const output = await read(file.path);
    pages += file.pages;
    characters += output.length;
    const before = performance.now();
    if (order.outputFolder !== undefined) await writeFile(join(order.outputFolder, `${name}.md`), output);
    writing += performance.now() - before;
  } catch (error) {
    failed.push(name);
    // The stored results only contain names; this shows the place and the reason to the user.
    console.error(`${order.engine}, ${file.path}: ${firstLine(error)}`);
  }
}
const first = { cpuMs: cpuTimeMs() - startCpuMs, wallMs: performance.now() - from - writing };
const again = order.again === true ? await readAgain() : {};
const cost: RunCost = {
  kind: "cost",
  startCpuMs,
  startWallMs,
  ...first,
  ...again,
  pages,
  failed,
  characters,
  peakMemoryMb: peakMemoryMb(),
};
// Some engines keep threads that would prevent the process from ending.
process.send!(cost, () => process.exit(0));

async function readAgain(): Promise<Pick<RunCost, "againCpuMs" | "againWallMs">> {
  const [cpu, wall] = [cpuTimeMs(), performance.now()];
  for (const { path } of order.files) if (!failed.includes(basename(path, ".pdf"))) await read(path);
  return { againCpuMs: cpuTimeMs() - cpu, againWallMs: performance.now() - wall };
}

async function loadOrTell(): Promise<Reader> {
  try {
    return await engines[order.engine].load();
  } catch (error) {
    process.send!({ kind: "unavailable", reason: firstLine(error) } satisfies Unavailable);
    return process.exit(0);
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0]!;
}

function nextMessage<Message>(): Promise<Message> {
  return new Promise((resolve) => process.once("message", (message) => resolve(message as Message)));
}
