/**
 * The entry of a worker's child process. It alone runs the engine: a document that crashes it, or that takes all its memory
 * or time, ends this process and nothing else.
 */
import { delayOptimisation } from "@docsvc/engine";
import type { Assignment, ChildMessage } from "./protocol.ts";
import { runAssignment } from "./run-assignment.ts";

delayOptimisation();
// Without its parent nobody waits for the result.
process.on("disconnect", () => process.exit(0));
process.on("message", (assignment: Assignment) => void run(assignment).then(send));
send({ kind: "ready" });

async function run(assignment: Assignment): Promise<ChildMessage> {
  // What a process list shows of a busy child leads back to the request.
  process.title = `docsvc ${assignment.requestId ?? ""}`.trim();
  const message = await runAssignment(assignment, {
    onProgress: (done, total) => send({ kind: "progress", done, total }),
    onStage: (stage) => {
      if (assignment.reportsStages === true) send({ kind: "stage", ...stage });
    },
  });
  process.title = "docsvc idle";
  return message;
}

function send(message: ChildMessage): void {
  process.send?.(message);
}
