import { readFile } from "node:fs/promises";
import { usageError } from "./command-error.ts";
import { describeError } from "./describe-error.ts";
import { type Bytes, DASH, readText } from "./parse/standard-input.ts";

/** A file that an option or argument names, and the schema of the contract that it must fit. */
export interface ContractFile {
  /** The name on the command line: `--config`. */
  readonly option: string;
  /** `-` is standard input. */
  readonly path: string;
  /** Name of the schema in `#/components/schemas/`. */
  readonly schema: string;
  /** Describes the expected content for people: `a parse configuration`. */
  readonly kind: string;
  /** @defaultValue JSON */
  readonly format?: { readonly name: string; readonly parse: (text: string) => unknown };
}

const JSON_FORMAT = { name: "JSON", parse: (text: string): unknown => JSON.parse(text) };

/** Reads a file and validates it against the contract. @throws {@link CommandError} that lists every error */
export async function readContractFile<Value>(file: ContractFile, input: Bytes): Promise<Value> {
  const { option, path, schema, kind } = file;
  const name = `${option} ${path}`;
  const value = parse(name, await readNamed(name, path, input), file);
  const faults = await findFaults(value, schema);
  if (faults.length === 0) return value as Value;
  throw usageError([`${name} is not ${kind}:`, ...faults.map((fault) => `  ${fault}`)].join("\n"));
}

async function readNamed(name: string, path: string, input: Bytes): Promise<string> {
  return (path === DASH ? readText(input) : readFile(path, "utf8")).catch((error: unknown) => {
    throw usageError(`${name}: ${describeError(error).message}`);
  });
}

function parse(
  name: string,
  text: string,
  { kind, format = JSON_FORMAT }: Pick<ContractFile, "kind" | "format">,
): unknown {
  if (text.trim() === "") throw usageError(`${name} is empty; it should be ${kind}.`);
  try {
    return format.parse(text);
  } catch (error) {
    throw usageError(`${name} is not ${format.name}: ${(error as Error).message}`);
  }
}

/** Validates against the contract's schema, which is loaded only if needed. */
async function findFaults(value: unknown, schema: string): Promise<readonly string[]> {
  const { createSchemaCompiler } = await import("../contract/schema-compiler.ts");
  const { toIssues } = await import("../contract/validation-issues.ts");
  const validate = createSchemaCompiler({ allErrors: true })({ $ref: `#/components/schemas/${schema}` });
  if (validate(value)) return [];
  return toIssues([], validate.errors ?? []).map(({ loc, msg }) => `${loc.join(".") || "it"} ${msg}`);
}
