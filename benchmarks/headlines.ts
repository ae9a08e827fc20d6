/** The figures of the README, and whether they come from the current engine. */
import { behaviourOf } from "./measure/behaviour.ts";
import type { Run } from "./measure/run-of.ts";
import { MEASUREMENTS } from "./measurements.ts";
import { describeMeasured } from "./report/describe-measured.ts";
import { readResult } from "./results/write-result.ts";

const HEADLINES = ["quality", "speed"] as const;

/** When, where and with which code the README's figures were measured. */
export async function describeHeadlines(): Promise<string> {
  const behaviour = await behaviourOf();
  const parts = await Promise.all(
    HEADLINES.map(
      async (name) => `The ${name} was measured: ${describeMeasured((await readResult<object>(name))!, behaviour)}.`,
    ),
  );
  return parts.join(" ");
}

/** A sentence for each headline from an engine with other output; it names the command that measures again. */
export async function staleHeadlines(behaviour: string): Promise<readonly string[]> {
  const runs = await Promise.all(HEADLINES.map(async (name) => [name, await readResult<object>(name)] as const));
  return runs.flatMap(([name, run]) =>
    run === undefined || isCurrent(run, behaviour) ? [] : [describeRun(name, run)],
  );
}

function isCurrent(run: Run, behaviour: string): boolean {
  return run.behaviour === behaviour;
}

function describeRun(name: string, { measuredAt }: Run): string {
  const { command } = MEASUREMENTS.find(({ result }) => result === name)!;
  return `The README's ${name} was measured on ${measuredAt.slice(0, 10)}, and the engine has read the fixtures differently since. Measure again: node ${command}, then npm run docs.`;
}
