/**
 * The entry point of a worker's child process, the only one that runs the engine: a document that crashes it, or takes all its memory or
 * time, ends only this process.
 */
import { delayOptimisation, warmUp } from "@docsvc/engine";
import { ParentModel } from "./ask/parent-model.ts";
import { connectToParent } from "./channel/parent-channel.ts";
import { loadPlugins } from "./load-plugins.ts";
import type { Assignment, ChildMessage } from "./protocol.ts";
import { runAssignment } from "./run-assignment.ts";

delayOptimisation();
const loading = loadPlugins(process.argv.slice(2));
// The answer to the first assignment reports it.
loading.catch(() => undefined);
/**
 * Milliseconds after which a child that has no document yet prepares for one. In its first second, the service that started it has work of its
 * own, and a child that is started for a document at once does not wait that long.
 */
const WARM_UP_AFTER_MS = 1000;
let warming = Promise.resolve();
const idle = setTimeout(() => {
  warming = warmUp().catch(() => undefined);
}, WARM_UP_AFTER_MS);
const model = new ParentModel((ask) => send(ask));
const { send } = connectToParent(
  (assignment) => void run(assignment).then(send),
  (answer) => model.take(answer),
);

async function run(assignment: Assignment): Promise<ChildMessage> {
  clearTimeout(idle);
  await warming;
  // Lets a busy child in a process list be traced to its request.
  process.title = `docsvc ${assignment.requestId ?? ""}`.trim();
  const message = await runAssignment(assignment, loading, {
    onProgress: (done, total) => send({ kind: "progress", done, total }),
    ...(assignment.mayAsk === true && { model: model.begin() }),
    onStage: (stage) => {
      if (assignment.reportsStages === true) send({ kind: "stage", ...stage });
    },
  });
  process.title = "docsvc idle";
  return message;
}
