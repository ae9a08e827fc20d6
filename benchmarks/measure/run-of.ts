/** When, where and with which code a result was measured: stored in each result file, and shown next to its figures. */
import { execFileSync } from "node:child_process";
import { behaviourOf } from "./behaviour.ts";
import { describeMachine, type Machine } from "./machine.ts";

export interface Run {
  readonly measuredAt: string;
  /** Absent in results of earlier versions. */
  readonly machine?: Machine;
  /** Absent in results of branches that were begun before this was recorded. */
  readonly commit?: Commit;
  /** A digest of the engine's output for the fixtures: `behaviourOf`. */
  readonly behaviour?: string;
}

export interface Commit {
  readonly id: string;
  /**
   * `clean`: the code of this commit. `changed`: the code of this commit with uncommitted changes. `kept`: the result was added to the repository
   * with this commit, and was measured on it or shortly before; for results that did not yet record their commit.
   */
  readonly state: "clean" | "changed" | "kept";
}

export async function describeRun(): Promise<Run> {
  return {
    measuredAt: new Date().toISOString(),
    machine: describeMachine(),
    commit: describeCommit(),
    behaviour: await behaviourOf(),
  };
}

/** The code that a measurement depends on. */
const CODE = ["packages", "apps", "openapi", "benchmarks", ":!benchmarks/results"];

/** The newest commit that is also on `main`: a commit on a branch gets another id when the branch is rebased. */
function describeCommit(): Commit {
  const base = ["main", "origin/main"].map((branch) => git("merge-base", "HEAD", branch)).find((id) => id !== "");
  const id = base ?? git("rev-parse", "HEAD");
  if (id === "") return { id: "unknown", state: "changed" };
  const isClean = git("diff", "--name-only", id, "--", ...CODE) === "";
  return { id: id.slice(0, 8), state: isClean ? "clean" : "changed" };
}

/** Returns an empty text if git fails, as in a folder that is not a clone. */
function git(...args: readonly string[]): string {
  try {
    return execFileSync("git", args, { cwd: import.meta.dirname, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
