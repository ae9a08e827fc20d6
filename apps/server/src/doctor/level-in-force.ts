import { chooseIsolation } from "../isolation/choose-isolation.ts";
import { ISOLATION_LEVELS, type Isolation } from "../isolation/isolation.ts";
import type { Variables } from "../settings/read-settings.ts";
import { SETTINGS } from "../settings/table.ts";
import { CHILD_ENTRY } from "../work/child-entry.ts";

/**
 * The isolation of a service that starts with these settings: the level that they name, or the best that works.
 *
 * @throws {@link IsolationUnavailableError} for a level that does not work here
 */
export function levelInForce(variables: Variables): Promise<Isolation> {
  return chooseIsolation(CHILD_ENTRY, namedLevel(variables) ?? "best");
}

/** Undefined where the settings name none; a wrong name is the affair of the check of settings. */
export function namedLevel(variables: Variables): Isolation["level"] | undefined {
  return ISOLATION_LEVELS.find((level) => level === variables[SETTINGS.isolation.variable]);
}
