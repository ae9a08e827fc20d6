import { settingsInUse } from "../settings/describe-settings.ts";
import { unknownSettings, wrongSettings } from "../settings/read-settings.ts";
import type { Check } from "./check.ts";

/** Checks the variables for values that the service would refuse and names that it does not know. */
export const checkSettings: Check = async ({ variables }) => {
  const name = "settings";
  const wrong = wrongSettings(variables);
  if (wrong.length > 0) return { name, state: "failed", detail: wrong.join(" "), remedy: "docsvc serve --help" };
  const unknown = unknownSettings(variables);
  const remedy = "mend the name, as docsvc serve --help gives it";
  if (unknown.length > 0) return { name, state: "missing", detail: `${unknown.join(", ")} is no setting`, remedy };
  return { name, state: "ok", detail: settingsInUse(variables).join(", ") || "all defaults" };
};
