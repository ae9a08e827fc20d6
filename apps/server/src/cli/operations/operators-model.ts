import type { ModelOptions } from "../../settings/model-options.ts";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../command-error.ts";

/** The model that the environment names, if it names one. @throws {@link CommandError} for settings that do not go together */
export async function operatorsModel({ environment }: CommandContext): Promise<ModelOptions | null> {
  const variables = environment.variables ?? {};
  // Most have none, and need not wait for the table of settings.
  if (!Object.keys(variables).some((name) => name.startsWith("DOCSVC_MODEL"))) return null;
  const { readModel } = await import("../../settings/read-settings.ts");
  try {
    return readModel(variables) ?? null;
  } catch (error) {
    throw usageError((error as Error).message);
  }
}
