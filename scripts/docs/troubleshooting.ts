/** The entries of `docs/troubleshooting.md`: codes, statuses and meanings from the contract, remedies and examples written by hand. */
import { contract } from "@docsvc/openapi/contract";
import type { ErrorCode } from "@docsvc/openapi";
import { REMEDIES } from "./remedies.ts";

export interface ErrorEntry {
  readonly code: ErrorCode;
  readonly status: string;
  readonly meaning: string;
}

/** The rows of the contract's own table. */
export function errorCodes(): readonly ErrorEntry[] {
  const description = contract.components.schemas["ErrorCode"]!["description"] as string;
  return [...description.matchAll(/^\| `(\w+)` \| (\d{3}) \| (.+) \|$/gm)].map(([, code, status, meaning]) => ({
    code: code as ErrorCode,
    status: status!,
    meaning: meaning!,
  }));
}

export function describeErrors(): string {
  return errorCodes()
    .map(({ code, status, meaning }) => {
      const { cause, remedy, example } = REMEDIES[code];
      return [
        `### \`${code}\``,
        "",
        `*${status}.* ${cause ?? meaning}`,
        "",
        `- **What to do:** ${remedy}`,
        `- **Example:** ${example}`,
      ].join("\n");
    })
    .join("\n\n");
}
