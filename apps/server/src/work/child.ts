/**
 * The entry of a worker's child process. It alone runs the engine: a document that crashes it, or that takes all its memory
 * or time, ends this process and nothing else.
 */
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { EngineError, parse } from "@docsvc/engine";
import { describeDefect } from "./defect.ts";
import { ERROR_OF_ENGINE } from "./engine-error.ts";
import type { Assignment, ChildMessage } from "./protocol.ts";

// Without its parent nobody waits for the result.
process.on("disconnect", () => process.exit(0));
process.on("message", (assignment: Assignment) => void run(assignment).then(send));
send({ kind: "ready" });

async function run(assignment: Assignment): Promise<ChildMessage> {
  // What a process list shows of a busy child leads back to the request.
  process.title = `docsvc ${assignment.requestId ?? ""}`.trim();
  try {
    const bytes = await readFile(assignment.inputPath);
    const { result, numPages } = await parse(bytes, assignment.config, {
      maxPages: assignment.maxPages,
      onProgress: (done, total) => send({ kind: "progress", done, total }),
    });
    await pipeline([JSON.stringify(result)], createWriteStream(assignment.outputPath));
    return { kind: "done", numPages };
  } catch (error) {
    if (EngineError.isInstance(error)) {
      return { kind: "refused", code: ERROR_OF_ENGINE[error.code], message: error.message };
    }
    return { kind: "defect", stack: describeDefect(error) };
  } finally {
    process.title = "docsvc idle";
  }
}

function send(message: ChildMessage): void {
  process.send?.(message);
}
