import type { ParseConfig } from "@docsvc/openapi";

/**
 * The names of a configuration's document options. Null means not set, and the job's timeout, the form of its answer and the password are
 * not document options.
 */
export function optionsOf({ retrieval, formatting, spreadsheet, settings }: ParseConfig): readonly string[] {
  return Object.entries({ retrieval, formatting, spreadsheet, settings }).flatMap(([group, options]) =>
    Object.entries(options ?? {})
      .filter(([name, value]) => value !== undefined && value !== null && !OF_THE_JOB.has(name))
      .map(([name]) => `${group}.${name}`),
  );
}

const OF_THE_JOB: ReadonlySet<string> = new Set(["timeout", "force_url_result", "document_password"]);
