import { ISOLATION_LEVELS, type IsolationLevel } from "./isolation.ts";

/** Parses a list of levels such as `sandbox,no-namespaces`, in order; undefined if a name is not valid. */
export function readLevels(list: string): readonly IsolationLevel[] | undefined {
  const names = list.split(",").map((name) => name.trim());
  const levels = names.flatMap((name) => ISOLATION_LEVELS.find((level) => level === name) ?? []);
  return levels.length === names.length ? levels : undefined;
}
