import type { ParseConfig } from "@docsvc/openapi";

/**
 * The names of the options that a configuration gives and that have to do with the document: null stands for what is not given, and
 * the time that a job may take, the form of its answer and a password are the job's own.
 */
export function optionsOf({ retrieval, formatting, spreadsheet, settings }: ParseConfig): readonly string[] {
  return Object.entries({ retrieval, formatting, spreadsheet, settings }).flatMap(([group, options]) =>
    Object.entries(options ?? {})
      .filter(([name, value]) => value !== undefined && value !== null && !OF_THE_JOB.has(name))
      .map(([name]) => `${group}.${name}`),
  );
}

const OF_THE_JOB: ReadonlySet<string> = new Set(["timeout", "force_url_result", "document_password"]);
