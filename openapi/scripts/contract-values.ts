import type { Contract, JsonSchema } from "../contract.ts";

/** Names of the exported values, beside the text of the module that exports them. */
export interface ValuesModule {
  readonly names: readonly string[];
  readonly text: string;
}

/** The constants of the contract: every enum as an array, the defaults, the status of each error code, the version. */
export function contractValues(contract: Contract): ValuesModule {
  const { schemas } = contract.components;
  const enums = Object.entries(schemas).flatMap(([name, schema]) =>
    Array.isArray(schema["enum"]) ? [{ name, values: schema["enum"] as string[] }] : [],
  );
  const exports: readonly (readonly [name: string, comment: string, expression: string])[] = [
    ["contractVersion", "`info.version` of the contract.", `${JSON.stringify(contract.info.version)} as const`],
    ...enums.map(
      ({ name, values }) =>
        [arrayName(name), `Every \`${name}\` of the contract.`, `${literal(values)} as const`] as const,
    ),
    [
      "parseConfigDefaults",
      "The parse configuration that an empty one stands for; null where the contract names no default.",
      `${literal(defaultsOf({ $ref: "#/components/schemas/ParseConfig" }, schemas))} as const`,
    ],
    [
      "errorStatuses",
      "The HTTP status of each error code.",
      `${literal(errorStatuses(schemas))} as const`,
    ],
  ];
  const body = exports.map(([name, comment, value]) => `/** ${comment} */\nexport const ${name} = ${value};\n`);
  return { names: exports.map(([name]) => name), text: body.join("\n") };
}

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  Confidence: "confidences",
  JobStatus: "jobStatuses",
  EditStatus: "editStatuses",
};

function arrayName(schemaName: string): string {
  const name = schemaName.charAt(0).toLowerCase() + schemaName.slice(1);
  return IRREGULAR_PLURALS[schemaName] ?? `${name}s`;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** What a value is when its caller leaves everything out: nested objects filled in, nullable fields null. */
function defaultsOf(schema: JsonSchema, schemas: Schemas): unknown {
  if ("default" in schema) return schema["default"];
  if (typeof schema["$ref"] === "string") {
    return defaultsOf(schemas[schema["$ref"].replace("#/components/schemas/", "")] ?? {}, schemas);
  }
  const properties = schema["properties"] as Schemas | undefined;
  if (properties === undefined) return null;
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, defaultsOf(property, schemas)]),
  );
}

function errorStatuses(schemas: Schemas): Record<string, number> {
  const byStatus = schemas["ErrorCode"]?.["x-error-status"] as Readonly<Record<string, readonly string[]>>;
  return Object.fromEntries(
    Object.entries(byStatus).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)])),
  );
}

function literal(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
