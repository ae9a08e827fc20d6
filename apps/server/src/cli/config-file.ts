/**
 * Default flags in a file: `{ "parse": { "format": "json", "jobs": 4 }, "serve": { "port": 9000 } }`, by command and the long names of its
 * options. An option of the call overrides a variable, and a variable overrides the file.
 */
import { readFile } from "node:fs/promises";
import type { Command, Option } from "commander";
import type { Environment } from "./command-context.ts";
import { usageError } from "./command-error.ts";
import { describeError } from "./describe-error.ts";

const NAME = "docsvc.json";

/** The variables of options. If the variable is set, the file's value is ignored. */
const VARIABLE_OF: Readonly<Record<string, keyof Environment>> = {
  port: "port",
  host: "host",
  data: "dataDir",
  database: "database",
  allow: "allow",
};

/**
 * A config file that is found in the current folder, perhaps from someone else's archive, may not set where the key is sent or which
 * addresses may be reached.
 */
const NAMED_FILE_ALONE: ReadonlySet<string> = new Set(["server", "allow", "database"]);

export async function applyConfigFile(program: Command, environment: Environment): Promise<void> {
  const path = environment.config ?? NAME;
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (environment.config === undefined && error.code === "ENOENT") return undefined;
    throw usageError(`${path}: ${describeError(error).message}`);
  });
  if (text === undefined) return;
  for (const [name, options] of Object.entries(readObject(text, path))) {
    const command = program.commands.find((one) => one.name() === name);
    if (command === undefined) throw usageError(`${path}: there is no command ${name}.`);
    if (!isObject(options)) throw usageError(`${path}: ${name} must be an object of options.`);
    for (const [long, value] of Object.entries(options)) {
      const option = command.options.find((one) => one.long === `--${long}`);
      if (option === undefined) throw usageError(`${path}: docsvc ${name} has no option --${long}.`);
      if (environment.config === undefined && NAMED_FILE_ALONE.has(long)) {
        throw usageError(`${path}: ${long} is taken only from a file that DOCSVC_CONFIG names.`);
      }
      const variable = VARIABLE_OF[long];
      if (variable !== undefined && environment[variable] !== undefined) continue;
      command.setOptionValueWithSource(
        option.attributeName(),
        readValue(option, value, `${path}: ${name}.${long}`),
        "config",
      );
    }
  }
}

function readValue(option: Option, value: unknown, where: string): unknown {
  if (option.isBoolean()) {
    if (typeof value !== "boolean") throw usageError(`${where} must be true or false.`);
    return value;
  }
  if (typeof value !== "string" && typeof value !== "number") throw usageError(`${where} must be a text or a number.`);
  const text = String(value);
  if (option.argChoices !== undefined && !option.argChoices.includes(text)) {
    throw usageError(`${where} must be one of ${option.argChoices.join(", ")}.`);
  }
  return text;
}

function readObject(text: string, path: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw usageError(`${path} is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(value)) throw usageError(`${path} must be an object of commands.`);
  return value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
