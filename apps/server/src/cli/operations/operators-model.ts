import type { ModelOptions } from "../../settings/model-options.ts";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../command-error.ts";

/** The model of the environment, if it names one. @throws {@link CommandError} if its settings contradict each other */
export async function operatorsModel({ environment }: CommandContext): Promise<ModelOptions | null> {
  const variables = environment.variables ?? {};
  // Most environments have none, so they need not load the table of settings.
  if (!Object.keys(variables).some((name) => name.startsWith("DOCSVC_MODEL"))) return null;
  const { readModel } = await import("../../settings/read-settings.ts");
  try {
    return readModel(variables) ?? null;
  } catch (error) {
    throw usageError((error as Error).message);
  }
}
