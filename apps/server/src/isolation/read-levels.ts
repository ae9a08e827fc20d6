import { ISOLATION_LEVELS, type IsolationLevel } from "./isolation.ts";

/** Levels of a list such as `sandbox,no-namespaces`, in its order; undefined where a name is none. */
export function readLevels(list: string): readonly IsolationLevel[] | undefined {
  const names = list.split(",").map((name) => name.trim());
  const levels = names.flatMap((name) => ISOLATION_LEVELS.find((level) => level === name) ?? []);
  return levels.length === names.length ? levels : undefined;
}
