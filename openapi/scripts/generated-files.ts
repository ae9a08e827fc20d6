import { parse } from "yaml";
import type { Contract } from "../contract.ts";
import { contractTypes } from "./contract-types.ts";
import { contractValues } from "./contract-values.ts";

const NOTICE = "// Generated from openapi.yaml by `pnpm run generate`. Do not edit.\n\n";

/** Everything that is generated from the contract: file name → text. The same contract always gives the same text. */
export async function generatedFiles(openapiYaml: string): Promise<ReadonlyMap<string, string>> {
  const contract = parse(openapiYaml) as Contract;
  const values = contractValues(contract);
  const { schemas, types } = await contractTypes(contract);
  return new Map([
    ["contract.json", `${JSON.stringify(contract, null, 2)}\n`],
    ["types.ts", NOTICE + types],
    ["schemas.ts", NOTICE + schemas],
    ["values.ts", NOTICE + values.text],
    ["index.ts", NOTICE + packageIndex(Object.keys(contract.components.schemas), values.names)],
  ]);
}

function packageIndex(schemaNames: readonly string[], valueNames: readonly string[]): string {
  return [
    'export type { components, operations, paths, webhooks } from "./types.ts";',
    `export type {\n${schemaNames.toSorted().map(line).join("")}} from "./schemas.ts";`,
    'export type { OperationId } from "./values.ts";',
    'export type { ResolvedParseConfig } from "../resolved-parse-config.ts";',
    `export {\n${valueNames.toSorted().map(line).join("")}} from "./values.ts";`,
    "",
  ].join("\n");
}

function line(name: string): string {
  return `  ${name},\n`;
}
