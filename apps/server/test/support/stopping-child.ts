/**
 * The engine's child process, which stops itself at the point that the request's id names: `stop-at-open-…`, `stop-at-17-…` (while reading that
 * page) or `stop-at-assembly-…`. SIGSTOP keeps a process in the middle of its work for as long as a test needs; SIGCONT resumes it.
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
