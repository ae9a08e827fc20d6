import type { Commit, Run } from "../measure/run-of.ts";
import type { Section } from "./section.ts";

const COMMIT: Readonly<Record<Commit["state"], (id: string) => string>> = {
  clean: (id) => `commit \`${id}\``,
  changed: (id) => `commit \`${id}\` with later changes`,
  kept: (id) => `kept with commit \`${id}\``,
};

/** Marks figures from an engine with other output. */
export const OLDER = "before a change of the engine's behaviour";

/**
 * When, where and with which code a result was measured, and whether the engine reads the fixtures differently since then.
 *
 * @param behaviour - of the current engine: `behaviourOf()`
 */
export function describeMeasured({ measuredAt, machine, commit, behaviour }: Run, current: string): string {
  return [
    measuredAt.slice(0, 10),
    machine === undefined
      ? "machine not recorded"
      : `${machine.cores} cores, ${machine.processor}, Node ${machine.node}`,
    // Absent in results of a branch that lacks the latest version of this folder.
    commit === undefined ? "commit not recorded" : COMMIT[commit.state](commit.id),
    ...(behaviour === current ? [] : [OLDER]),
  ].join("; ");
}

/** Adds to a section when each of its results was measured; results with the same run are named together. */
export function withMeasured(
  section: Section,
  runs: Readonly<Record<string, Run | undefined>>,
  current: string,
): Section {
  const known = Object.entries(runs).flatMap(([name, run]) =>
    run === undefined ? [] : [{ name, text: describeMeasured(run, current) }],
  );
  const groups = [...Map.groupBy(known, ({ text }) => text)].map(
    ([text, some]) => `${known.length === 1 ? "" : `${some.map(({ name }) => `\`${name}\``).join(", ")}: `}${text}`,
  );
  const [heading, ...rest] = section.markdown.split("\n");
  const line = `Measured ${groups.length === 1 ? `${groups[0]!}.` : `\n\n${groups.map((one) => `- ${one}`).join("\n")}`}`;
  return { ...section, markdown: [heading, "", line.replace("Measured \n", "Measured:\n"), ...rest].join("\n") };
}
