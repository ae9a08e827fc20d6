import { chooseIsolation } from "../isolation/choose-isolation.ts";
import type { Isolation, IsolationLevel } from "../isolation/isolation.ts";
import { readLevels } from "../isolation/read-levels.ts";
import type { Variables } from "../settings/read-settings.ts";
import { CHILD_ENTRY } from "../work/child-entry.ts";

/**
 * The isolation of a service that starts with these settings: the first of the levels that they name that works, or the best.
 *
 * @throws {@link IsolationUnavailableError} where none of them works here
 */
export function levelInForce(variables: Variables): Promise<Isolation> {
  return chooseIsolation(CHILD_ENTRY, namedLevels(variables) ?? "best");
}

/** Undefined where the settings name none; a wrong name is the affair of the check of settings. */
export function namedLevels(variables: Variables): readonly IsolationLevel[] | undefined {
  const list = variables["DOCSVC_ISOLATION"];
  return list === undefined ? undefined : readLevels(list);
}
