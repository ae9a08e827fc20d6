/** When, where and of which code a result was measured: kept in each result file, and shown next to its figures. */
import { execFileSync } from "node:child_process";
import { behaviourOf } from "./behaviour.ts";
import { describeMachine, type Machine } from "./machine.ts";

export interface Run {
  readonly measuredAt: string;
  /** Results of earlier versions lack it. */
  readonly machine?: Machine;
  /** Results of branches that were begun before this was noted lack it. */
  readonly commit?: Commit;
  /** A digest of what the engine made of the fixtures: `behaviourOf`. */
  readonly behaviour?: string;
}

export interface Commit {
  readonly id: string;
  /**
   * `clean`: the code of this commit. `changed`: with changes that it does not have. `kept`: the result came into the repository with this
   * commit, and was measured on it or shortly before; of results that did not yet note their commit.
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

/** What a measurement depends on. */
const CODE = ["packages", "apps", "openapi", "benchmarks", ":!benchmarks/results"];

/** The newest commit that `main` has, too: one of a branch gets another id when the branch is rebased. */
function describeCommit(): Commit {
  const base = ["main", "origin/main"].map((branch) => git("merge-base", "HEAD", branch)).find((id) => id !== "");
  const id = base ?? git("rev-parse", "HEAD");
  if (id === "") return { id: "unknown", state: "changed" };
  const isClean = git("diff", "--name-only", id, "--", ...CODE) === "";
  return { id: id.slice(0, 8), state: isClean ? "clean" : "changed" };
}

/** Returns an empty text where git has no answer, as in a folder that is no clone. */
function git(...args: readonly string[]): string {
  try {
    return execFileSync("git", args, { cwd: import.meta.dirname, encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "";
  }
}
