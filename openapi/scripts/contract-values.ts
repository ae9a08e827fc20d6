import type { Contract, JsonSchema, Method } from "../contract.ts";

/** Names of the exported values, with the source of the module that exports them. */
export interface ValuesModule {
  readonly names: readonly string[];
  readonly text: string;
}

/** Generates the constants of the contract: version, endpoints, every enum as an array, defaults, the status of each error code. */
export function contractValues(contract: Contract): ValuesModule {
  const { schemas } = contract.components;
  const enums = Object.entries(schemas).flatMap(([name, schema]) =>
    Array.isArray(schema["enum"]) ? [{ name, values: schema["enum"] as string[] }] : [],
  );
  const exports: readonly Constant[] = [
    {
      name: "contractVersion",
      comment: "`info.version` of the contract.",
      expression: `${JSON.stringify(contract.info.version)} as const`,
    },
    {
      name: "endpoints",
      comment: "Method and path of every operation, by its operation id.",
      expression: `${literal(endpoints(contract))} as const`,
    },
    ...enums.map(({ name, values }) => ({
      name: arrayName(name),
      comment: `Every \`${name}\` of the contract.`,
      expression: `${literal(values)} as const`,
    })),
    {
      name: "parseConfigDefaults",
      comment: "The parse configuration that an empty one stands for.",
      type: "ResolvedParseConfig",
      expression: literal(defaultsOf({ $ref: "#/components/schemas/ParseConfig" }, schemas)),
    },
    {
      name: "errorStatuses",
      comment: "The HTTP status of each error code.",
      expression: `${literal(errorStatuses(schemas))} as const`,
    },
  ];
  return {
    names: exports.map(({ name }) => name),
    text: [
      'import type { ResolvedParseConfig } from "../resolved-parse-config.ts";\n',
      ...exports.map(declaration),
      "/** The id of an operation of the service; webhooks, which the service sends, have none of these. */",
      "export type OperationId = keyof typeof endpoints;\n",
    ].join("\n"),
  };
}

interface Constant {
  readonly name: string;
  readonly comment: string;
  readonly type?: string;
  readonly expression: string;
}

function declaration({ name, comment, type, expression }: Constant): string {
  return `/** ${comment} */\nexport const ${name}${type === undefined ? "" : `: ${type}`} = ${expression};\n`;
}

function endpoints(contract: Contract): Record<string, { method: string; path: string }> {
  return Object.fromEntries(
    Object.entries(contract.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation === undefined ? [] : [[operation.operationId, { method: method.toUpperCase(), path }]];
      }),
    ),
  );
}

const METHODS: readonly Method[] = ["get", "post", "put", "delete"];

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  Confidence: "confidences",
  JobStatus: "jobStatuses",
  EditStatus: "editStatuses",
  SplitRuleStatus: "splitRuleStatuses",
};

function arrayName(schemaName: string): string {
  const name = schemaName.charAt(0).toLowerCase() + schemaName.slice(1);
  return IRREGULAR_PLURALS[schemaName] ?? `${name}s`;
}

type Schemas = Readonly<Record<string, JsonSchema>>;

/** The value if the caller omits everything: nested objects are filled in, nullable fields are null. */
function defaultsOf(schema: JsonSchema, schemas: Schemas): unknown {
  if ("default" in schema) return schema["default"];
  if (typeof schema["$ref"] === "string") {
    return defaultsOf(schemas[schema["$ref"].replace("#/components/schemas/", "")] ?? {}, schemas);
  }
  const [config, ...others] = (schema["anyOf"] as readonly JsonSchema[] | undefined) ?? [];
  // A configuration object or null; null means the object's defaults.
  if (config !== undefined && others.length === 1 && others[0]!["type"] === "null") return defaultsOf(config, schemas);
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
