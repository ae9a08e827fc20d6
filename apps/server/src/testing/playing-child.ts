/**
 * A child process whose document is a script: `crash`, `hang`, `memory` …. It shows what a hostile document could do to a
 * worker's process; the engine itself is never replaced elsewhere.
 */
import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Assignment, ChildMessage } from "../work/protocol.ts";

process.on("disconnect", () => process.exit(0));
process.on("message", (assignment: Assignment) => void play(assignment));
send({ kind: "ready" });

async function play({ inputPath, outputPath, config, requestId }: Assignment): Promise<void> {
  const script = (await readFile(inputPath, "utf8")).trim();
  const [verb, argument = "0"] = script.split(" ");
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
    case "sleep":
      send({ kind: "progress", done: 1, total: 4 });
      await sleep(Number(argument));
      return finish(outputPath, "slept");
    case "say":
      await sleep(Number(argument));
      return finish(outputPath, script);
    default:
      return finish(outputPath, script);
  }
}

async function finish(outputPath: string, content: string): Promise<void> {
  const bbox = { left: 0, top: 0, width: 1, height: 1, page: 1 };
  const blocks = [{ type: "Text", bbox, content }];
  await writeFile(outputPath, JSON.stringify({ type: "full", chunks: [{ content, embed: content, blocks }] }));
  send({ kind: "done", numPages: 1 });
}

function send(message: ChildMessage): void {
  process.send?.(message);
}
