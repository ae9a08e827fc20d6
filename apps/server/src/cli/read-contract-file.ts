import { readFile } from "node:fs/promises";
import { usageError } from "./command-error.ts";
import { describeError } from "./describe-error.ts";
import { type Bytes, DASH, readText } from "./parse/standard-input.ts";

/** A file that an option or argument names, and the schema of the contract that it has to fit. */
export interface ContractFile {
  /** As the command line names it: `--config`. */
  readonly option: string;
  /** `-` is standard input. */
  readonly path: string;
  /** Below `#/components/schemas/`. */
  readonly schema: string;
  /** What it should be, for people: `a parse configuration`. */
  readonly kind: string;
  /** @defaultValue JSON */
  readonly format?: { readonly name: string; readonly parse: (text: string) => unknown };
}

const JSON_FORMAT = { name: "JSON", parse: (text: string): unknown => JSON.parse(text) };

/** Reads a file and checks it against the contract. @throws {@link CommandError} that names every fault */
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

/** Against the contract's own schema, loaded only when there is something to check. */
async function findFaults(value: unknown, schema: string): Promise<readonly string[]> {
  const { createSchemaCompiler } = await import("../contract/schema-compiler.ts");
  const { toIssues } = await import("../contract/validation-issues.ts");
  const validate = createSchemaCompiler({ allErrors: true })({ $ref: `#/components/schemas/${schema}` });
  if (validate(value)) return [];
  return toIssues([], validate.errors ?? []).map(({ loc, msg }) => `${loc.join(".") || "it"} ${msg}`);
}
