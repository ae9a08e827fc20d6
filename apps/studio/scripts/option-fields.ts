import { contract } from "@docsvc/openapi/contract";
import type { OptionField } from "../src/options/option-field.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Options that the form leaves out: pages and password are set elsewhere, and the studio needs the others as they are. */
const PASSED_OVER: ReadonlySet<string> = new Set([
  "settings.document_password",
  "settings.force_url_result",
  "enhance.agentic",
]);

/** Returns the contract's parse options as form fields, in the contract's order. */
export async function readOptionFields(): Promise<readonly OptionField[]> {
  return fieldsOf({ $ref: "#/components/schemas/ParseConfig" }, []);
}

function fieldsOf(given: Schema, path: readonly string[]): OptionField[] {
  const schema = resolve(given);
  const name = path.join(".");
  if (PASSED_OVER.has(name)) return [];
  if (name === "settings.page_range") return [{ path, kind: "pages", ...described(given, schema) }];
  if (schema["properties"] !== undefined) {
    const properties = schema["properties"] as Readonly<Record<string, Schema>>;
    return Object.entries(properties).flatMap(([key, property]) => fieldsOf(property, [...path, key]));
  }
  if (Array.isArray(schema["enum"])) {
    return [{ path, kind: "choice", choices: schema["enum"], ...described(given, schema) }];
  }
  const type = [schema["type"]].flat()[0];
  if (type === "array") {
    const items = resolve(schema["items"] as Schema);
    return [{ path, kind: "choices", choices: (items["enum"] ?? []) as string[], ...described(given, schema) }];
  }
  if (type === "boolean") return [{ path, kind: "switch", ...described(given, schema) }];
  if (type === "integer" || type === "number") {
    const least = (schema["minimum"] ?? 0) as number;
    return [{ path, kind: "number", least, most: schema["maximum"] as number, ...described(given, schema) }];
  }
  throw new Error(`The options form knows no field for ${name}.`);
}

function described(given: Schema, schema: Schema): { readonly initial: unknown; readonly description: string } {
  const text = (schema["description"] ?? given["description"] ?? "") as string;
  return {
    initial: given["default"] ?? schema["default"] ?? null,
    description: text.split("\n\n")[0]!.replaceAll("`", ""),
  };
}

/** Resolves references, and skips the null that stands for a default. */
function resolve(schema: Schema): Schema {
  if (typeof schema["$ref"] === "string") {
    const name = schema["$ref"].split("/").at(-1)!;
    return resolve(contract.components.schemas[name] as Schema);
  }
  const alternatives = schema["anyOf"] as readonly Schema[] | undefined;
  const object = alternatives?.find((one) => one["type"] !== "null");
  return object === undefined ? schema : resolve(object);
}
