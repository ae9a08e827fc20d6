import { SETTINGS } from "../settings/table.ts";

/** The variables that `main.ts` reads, with their descriptions for `--help`. */
export const VARIABLES: readonly (readonly [name: string, meaning: string])[] = [
  ...SETTINGS.map(({ variable, meaning }) => [variable, meaning] as const),
  ["OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME", "traces"],
  ["NO_COLOR", "no colours"],
];

export function describeVariables(): string {
  return VARIABLES.map(([names, meaning]) => `  ${names}\n      ${meaning}`).join("\n");
}
