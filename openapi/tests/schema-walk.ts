import { contract, type JsonSchema } from "../contract.ts";
import { nameOf } from "./operations.ts";

export interface LocatedSchema {
  /** Component name, then the way inside it. */
  readonly where: string;
  readonly schema: JsonSchema;
}

/** Every schema reachable from the named ones, each once. Schemas named in `stop` are not entered. */
export function reachable(names: readonly string[], stop: readonly string[] = []): LocatedSchema[] {
  const seen = new Set(stop);
  const found: LocatedSchema[] = [];
  const visit = (where: string, schema: JsonSchema): void => {
    if (schema["$ref"] !== undefined) return enter(nameOf(schema));
    found.push({ where, schema });
    for (const [name, property] of Object.entries((schema["properties"] ?? {}) as Record<string, JsonSchema>)) {
      visit(`${where}.${name}`, property);
    }
    if (schema["items"] !== undefined) visit(`${where}[]`, schema["items"] as JsonSchema);
    for (const keyword of ["anyOf", "oneOf"]) {
      for (const option of (schema[keyword] ?? []) as JsonSchema[]) visit(where, option);
    }
    if (typeof schema["additionalProperties"] === "object") {
      visit(`${where}{}`, schema["additionalProperties"] as JsonSchema);
    }
  };
  const enter = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    visit(name, contract.components.schemas[name]!);
  };
  for (const name of names) enter(name);
  return found;
}

export function hasType(schema: JsonSchema, type: string): boolean {
  return [schema["type"]].flat().includes(type);
}
