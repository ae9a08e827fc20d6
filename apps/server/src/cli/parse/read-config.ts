import type { PageRange, ParseConfig } from "@docsvc/client";
import { usageError } from "../command-error.ts";
import { readContractFile } from "../read-contract-file.ts";
import type { Bytes } from "./standard-input.ts";

interface ConfigFlags {
  /** A JSON file with a parse configuration of the contract; `-` is standard input. */
  readonly config?: string;
  readonly password?: string;
  readonly pages?: string;
}

const CONFIG_FILE = { option: "--config", schema: "ParseConfig", kind: "a parse configuration" };

/** Builds the parse configuration. The command line overrides the file. */
export async function readConfig({ config: path, password, pages }: ConfigFlags, input: Bytes): Promise<ParseConfig> {
  const config = path === undefined ? {} : await readContractFile<ParseConfig>({ ...CONFIG_FILE, path }, input);
  const settings = {
    ...config.settings,
    ...(password === undefined ? {} : { document_password: password }),
    ...(pages === undefined ? {} : { page_range: readPages(pages) }),
  };
  return Object.keys(settings).length === 0 ? config : { ...config, settings };
}

/** Output for reading shows links and highlights, unless the configuration sets it. */
export function withStyles(config: ParseConfig): ParseConfig {
  const { formatting } = config;
  return { ...config, formatting: { ...formatting, include: formatting?.include ?? ["hyperlinks", "highlight"] } };
}

/** Parses `3`, `1-3`, `2-`, `-5`, or several of these: `1,4-6`. */
function readPages(text: string): PageRange | PageRange[] {
  const [first, ...others] = text.split(",").map((part) => readRange(part, text));
  return others.length === 0 ? first! : [first!, ...others];
}

function readRange(part: string, text: string): PageRange {
  const [, start, dash, end] = /^\s*(\d{0,9})\s*(-?)\s*(\d{0,9})\s*$/.exec(part) ?? [];
  const range = { ...(start ? { start: Number(start) } : {}), ...(end ? { end: Number(end) } : {}) };
  const single = start !== undefined && start !== "" && dash === "" && end === "";
  const bad = (!single && dash !== "-") || Object.keys(range).length === 0 || range.start === 0 || range.end === 0;
  if (bad) throw usageError(`--pages takes pages and ranges, such as 3, 1-3, 2-, -5 or 1,4-6, not "${text}".`);
  return single ? { start: Number(start), end: Number(start) } : range;
}
