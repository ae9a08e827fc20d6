import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import type { Isolation, IsolationLevel } from "../isolation/isolation.ts";
import { DEFAULT_LIMITS } from "../settings/options.ts";
import { CHILD_ENTRY } from "../work/child-entry.ts";
import type { RunOutcome } from "../work/protocol.ts";
import { ResidentChild } from "../work/resident-child.ts";
import type { Check } from "./check.ts";
import { ONE_PAGE } from "./one-page.ts";

const RUN_MS = 30_000;

const MEANING: Readonly<Record<IsolationLevel, string>> = {
  sandbox: "a job's process sees its own document alone, and no network (bubblewrap)",
  "no-namespaces": "a job's process reads its own document alone, and has no network (Landlock and seccomp)",
  "no-file-walls":
    "a job's process has no network; only Node's permission model keeps it from files, which is no wall against a document that takes the process over",
  "no-file-or-network-walls":
    "only Node's permission model keeps a job's process from files and programs, which is no wall against a document that takes the process over; the network is open to it",
  "no-walls": "a job's process reaches what the service reaches",
};

/** What keeps a document that takes over its process from everything else, tried with a test page. */
export const checkIsolation: Check = async () => {
  const name = "isolation";
  const isolation = await chooseIsolation(CHILD_ENTRY, "best");
  const detail = MEANING[isolation.level];
  const outcome = await runTestPage(isolation);
  if (outcome.kind !== "done") {
    const how = "how" in outcome ? outcome.how : outcome.kind;
    const remedy = "install docsvc for the user who runs it, where that user and others can read it";
    return { name, state: "failed", detail: `${isolation.level}: a test page was not read (${how})`, remedy };
  }
  if (isolation.shortfall === null) return { name, state: "ok", detail };
  const starts = `a service that others reach starts so only with DOCSVC_ISOLATION=${isolation.level}`;
  return {
    name,
    state: "missing",
    detail: `${detail}: ${isolation.shortfall}; ${starts}`,
    remedy: remedyOf(isolation.shortfall),
  };
};

function remedyOf(shortfall: string): string {
  if (process.platform !== "linux") return "run the service on Linux, in a container too, to have a sandbox";
  if (shortfall.includes("bubblewrap is not installed")) {
    return "apt-get install bubblewrap; scans are then also read by the Tesseract program";
  }
  return "allow user namespaces: in a container with the seccomp profile deploy/seccomp.json, else by sysctl user.max_user_namespaces and kernel.apparmor_restrict_unprivileged_userns";
}

async function runTestPage(isolation: Isolation): Promise<RunOutcome> {
  const scratch = await mkdtemp(join(tmpdir(), "docsvc-doctor-"));
  if (isolation.needsOpenWay) await chmod(scratch, 0o711);
  const child = await ResidentChild.start({
    entry: CHILD_ENTRY,
    scratch,
    memoryBytes: DEFAULT_LIMITS.memoryBytes,
    runsPerChild: 1,
    isolation,
  });
  try {
    const inputPath = join(scratch, "page.pdf");
    const outputPath = join(scratch, "result.json");
    await writeFile(inputPath, ONE_PAGE);
    const outcome = await child.run(
      {
        kind: "parse",
        requestId: null,
        documentId: "page",
        inputPath,
        outputPath,
        config: {},
        maxPages: 1,
        mostPages: 1,
      },
      { deadlineMs: () => RUN_MS, onProgress: () => {}, signal: new AbortController().signal },
    );
    if (outcome.kind !== "done" || (await readFile(outputPath, "utf8")).includes("docsvc")) return outcome;
    return { kind: "crashed", how: "read wrongly" };
  } finally {
    await child.end();
    await rm(scratch, { recursive: true, force: true });
  }
}
