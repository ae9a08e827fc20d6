/**
 * A child process whose document is a script: `crash`, `hang`, `memory` …. It shows what a hostile document could do to a worker's process;
 * nothing else replaces the engine.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { PageRun } from "../../src/ports/job-parts.ts";
import { connectToParent } from "../../src/work/channel/parent-channel.ts";
import type { Assignment } from "../../src/work/protocol.ts";
import { LET_GO } from "./held-children.ts";

const { send } = connectToParent((assignment) => void play(assignment));

/** State that survives from one document to the next. */
const kept: Buffer[] = [];

async function play(assignment: Assignment): Promise<void> {
  const { outputPath, config, requestId } = assignment;
  if (assignment.kind === "assembly") return assemble(assignment.slicePaths, outputPath);
  const script = (await readFile(assignment.inputPath, "utf8")).trim();
  const [verb, argument = "0"] = script.split(" ");
  if (assignment.kind === "slice") return readPages(script, assignment.pages, outputPath);
  switch (verb) {
    case "crash":
      process.kill(process.pid, "SIGSEGV");
      return;
    case "exit":
      process.exit(Number(argument));
      break;
    case "hang":
      for (;;);
    case "memory": {
      const held: Buffer[] = [];
      for (;;) {
        held.push(Buffer.alloc(20e6, 1));
        await sleep(1);
      }
    }
    case "keep":
      kept.push(Buffer.alloc(Number(argument), 1));
      return finish(outputPath, "kept");
    case "grow":
      // Half a second later, when the run has ended.
      setTimeout(() => kept.push(Buffer.alloc(Number(argument), 1)), 500);
      return finish(outputPath, "grows");
    case "heap": {
      const held: object[] = [];
      for (;;) held.push({ value: Array<number>(100).fill(held.length) });
    }
    case "defect":
      send({ kind: "defect", stack: "Error: planted defect\n    at nowhere" });
      return;
    case "environment":
      return finish(outputPath, JSON.stringify(process.env));
    case "request":
      return finish(outputPath, requestId ?? "none");
    case "password":
      return finish(outputPath, config.settings?.document_password ?? "none");
    case "big":
      return finish(outputPath, "x".repeat(Number(argument)));
    case "hold":
      send({ kind: "progress", done: 1, total: 4 });
      while (!existsSync(join(dirname(outputPath), LET_GO))) await sleep(5);
      return finish(outputPath, "held");
    case "pages":
      if (assignment.kind === "parse" && Number(argument) > assignment.mostPages) {
        return send({ kind: "long", pages: { first: 1, last: Number(argument) } });
      }
      return finish(outputPath, script, Number(argument));
    case "wait":
      // Waits for a file that appears when the document may end.
      while (!existsSync(argument)) await sleep(20);
      return finish(outputPath, script);
    case "say":
      await sleep(Number(argument));
      return finish(outputPath, script);
    default:
      return finish(outputPath, script);
  }
}

/** `pages COUNT MS`, optionally followed by more, such as `crash-at PAGE`: the number of pages, and the milliseconds for each. */
async function readPages(script: string, { first, last }: PageRun, outputPath: string): Promise<void> {
  const total = last - first + 1;
  const fatalPage = Number(/crash-at (\d+)/.exec(script)?.[1]);
  for (let done = 1; done <= total; done++) {
    await sleep(Number(script.split(" ")[2]));
    if (first + done - 1 === fatalPage) process.kill(process.pid, "SIGSEGV");
    send({ kind: "progress", done, total });
  }
  await writeFile(outputPath, JSON.stringify({ script, first, last }));
  send({ kind: "done", numPages: total });
}

/** Slices of another document, missing or additional slices, and a wrong order show in the result. */
async function assemble(slicePaths: readonly string[], outputPath: string): Promise<void> {
  let content = "";
  let next = 1;
  for (const path of slicePaths) {
    const { script, first, last } = JSON.parse(await readFile(path, "utf8")) as PageRun & { readonly script: string };
    if (first !== next || (content !== "" && content !== script)) return finish(outputPath, "wrong slices");
    content = script;
    next = last + 1;
  }
  const pages = next - 1;
  return finish(outputPath, pages === Number(content.split(" ")[1]) ? content : "slices are missing", pages);
}

async function finish(outputPath: string, content: string, numPages = 1): Promise<void> {
  const bbox = { left: 0, top: 0, width: 1, height: 1, page: 1 };
  const blocks = [{ type: "Text", bbox, content }];
  await writeFile(outputPath, JSON.stringify({ type: "full", chunks: [{ content, embed: content, blocks }] }));
  send({ kind: "done", numPages });
}
