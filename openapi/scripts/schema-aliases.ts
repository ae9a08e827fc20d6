import type { Contract } from "../contract.ts";

/** One named type for each schema of the contract, so that nobody writes `components["schemas"]["Block"]`. */
export function schemaAliases(contract: Contract): string {
  const aliases = Object.entries(contract.components.schemas).map(
    ([name, schema]) => `${docComment(schema["description"])}export type ${name} = components["schemas"]["${name}"];\n`,
  );
  return `import type { components } from "./types.ts";\n\n${aliases.join("\n")}`;
}

function docComment(description: unknown): string {
  if (typeof description !== "string") return "";
  const lines = description.trim().replaceAll("*/", "*\\/").split("\n");
  if (lines.length === 1) return `/** ${lines[0]} */\n`;
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n */\n`;
}
