import { readFile } from "node:fs/promises";
import type { PageRange, ParseConfig } from "@docsvc/client";
import { usageError } from "../command-error.ts";
import { describeError } from "../describe-error.ts";

interface ConfigFlags {
  /** A JSON file with a parse configuration of the contract. */
  readonly config?: string;
  readonly password?: string;
  readonly pages?: string;
}

/** Puts the parse configuration together; what the command line says wins over the file. */
export async function readConfig({ config: path, password, pages }: ConfigFlags): Promise<ParseConfig> {
  const config = path === undefined ? {} : await readConfigFile(path);
  const settings = {
    ...config.settings,
    ...(password === undefined ? {} : { document_password: password }),
    ...(pages === undefined ? {} : { page_range: readPages(pages) }),
  };
  return Object.keys(settings).length === 0 ? config : { ...config, settings };
}

async function readConfigFile(path: string): Promise<ParseConfig> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw usageError(`--config ${path}: ${describeError(error).message}`);
  });
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch (error) {
    throw usageError(`--config ${path} is not JSON: ${(error as Error).message}`);
  }
  const faults = await findFaults(config);
  if (faults.length === 0) return config as ParseConfig;
  throw usageError(
    [`--config ${path} is not a parse configuration:`, ...faults.map((fault) => `  ${fault}`)].join("\n"),
  );
}

/** Against the contract's own schema, loaded only when there is something to check. */
async function findFaults(config: unknown): Promise<readonly string[]> {
  const { createSchemaCompiler } = await import("../../contract/schema-compiler.ts");
  const { toIssues } = await import("../../contract/validation-issues.ts");
  const validate = createSchemaCompiler({ allErrors: true })({ $ref: "#/components/schemas/ParseConfig" });
  if (validate(config)) return [];
  return toIssues([], validate.errors ?? []).map(({ loc, msg }) => `${loc.join(".") || "it"} ${msg}`);
}

/** `3`, `1-3`, `2-`, `-5`. */
function readPages(text: string): PageRange {
  const [, start, dash, end] = /^\s*(\d{0,9})\s*(-?)\s*(\d{0,9})\s*$/.exec(text) ?? [];
  const range = { ...(start ? { start: Number(start) } : {}), ...(end ? { end: Number(end) } : {}) };
  const single = start !== undefined && start !== "" && dash === "" && end === "";
  const bad = (!single && dash !== "-") || Object.keys(range).length === 0 || range.start === 0 || range.end === 0;
  if (bad) throw usageError(`--pages takes a page or a range, such as 3, 1-3, 2- or -5, not "${text}".`);
  return single ? { start: Number(start), end: Number(start) } : range;
}
