/**
 * The engine's child process, which stops itself where the request's id says: `stop-at-open-…`, `stop-at-17-…` (a page that is read) or
 * `stop-at-assembly-…`. A process with SIGSTOP is amid its work for as long as a test needs; SIGCONT sends it on.
 */
import { connectToParent } from "../../src/work/channel/parent-channel.ts";
import type { Assignment, ChildMessage } from "../../src/work/protocol.ts";
import { loadPlugins } from "../../src/work/load-plugins.ts";
import { runAssignment } from "../../src/work/run-assignment.ts";

const { send } = connectToParent((assignment) => void run(assignment).then(send));

async function run(assignment: Assignment): Promise<ChildMessage> {
  const where = /^stop-at-(\w+)-/.exec(assignment.requestId ?? "")?.[1];
  const stop = (): void => {
    process.title = `docsvc stopped ${assignment.requestId}`;
    process.kill(process.pid, "SIGSTOP");
    process.title = "docsvc went on";
  };
  if ((where === "open" && assignment.kind === "parse") || where === assignment.kind) stop();
  return runAssignment(assignment, loadPlugins([]), {
    onProgress: (done, total) => {
      send({ kind: "progress", done, total });
      const page = assignment.kind === "slice" ? assignment.pages.first + done - 1 : done;
      if (where === String(page)) stop();
    },
    onStage: () => {},
  });
}
