import { chooseIsolation } from "../isolation/choose-isolation.ts";
import type { Isolation, IsolationLevel } from "../isolation/isolation.ts";
import { readLevels } from "../isolation/read-levels.ts";
import type { Variables } from "../settings/read-settings.ts";
import { CHILD_ENTRY } from "../work/child-entry.ts";

/**
 * The isolation level of a service that starts with these settings: the first level of the settings that works, or the best one.
 *
 * @throws {@link IsolationUnavailableError} if none of them works here
 */
export function levelInForce(variables: Variables): Promise<Isolation> {
  return chooseIsolation(CHILD_ENTRY, namedLevels(variables) ?? "best");
}

/** Undefined if the settings name none. The check of settings reports invalid names. */
export function namedLevels(variables: Variables): readonly IsolationLevel[] | undefined {
  const list = variables["DOCSVC_ISOLATION"];
  return list === undefined ? undefined : readLevels(list);
}
