/**
 * Example requests of the reference with their real answers: each is sent to a service inside this process while the site is built, so
 * examples always match what the service does.
 */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fixture } from "@docsvc/fixtures";
import { local } from "@docsvc/server";
import type { Example, Json } from "./example.ts";
import { EXAMPLES } from "./examples.ts";

export interface RealExample {
  /** `FormattingConfig.table_output_format`; absent for the example of an operation. */
  readonly field: string | undefined;
  readonly path: string;
  readonly request: Json;
  readonly answer: Json;
  /** Which part of the answer is shown; empty for all of it. */
  readonly shows: string;
}

export async function askService(examples: readonly Example[] = EXAMPLES): Promise<readonly RealExample[]> {
  await using opened = new AsyncDisposableStack();
  const service = await local();
  opened.defer(async () => await service.close());
  const uploads = new Map<string, string>();
  const call = async (path: string, body: BodyInit, type?: string): Promise<Json> => {
    const headers = { authorization: `Bearer ${service.apiKey}`, ...(type !== undefined && { "content-type": type }) };
    const response = await service.fetch(new Request(`http://localhost${path}`, { method: "POST", body, headers }));
    const answer = (await response.json()) as Json;
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const upload = async (file: string): Promise<string> => {
    const form = new FormData();
    form.set("file", new File([await readFile(fixture(file))], basename(file)));
    const fileId = at(await call("/upload", form), ["file_id"]);
    if (typeof fileId !== "string") throw new Error("The upload has no file_id.");
    return fileId;
  };
  const answered: RealExample[] = [];
  for (const { field, path, file, request, shows } of examples) {
    const input = uploads.get(file) ?? (await upload(file));
    uploads.set(file, input);
    const key = path === "/edit" ? "document_url" : "input";
    const answer = await call(path, JSON.stringify({ [key]: input, ...request }), "application/json");
    const shown = shows === undefined ? answer : at(answer, shows.at);
    answered.push({
      field,
      path,
      request: { [key]: `docsvc://FILE_ID of ${basename(file)}`, ...request },
      answer: shortened(withoutIds(shown)),
      shows: shows?.says ?? "shortened",
    });
  }
  return answered;
}

/** Follows keys and indexes into an answer. */
function at(value: Json, path: readonly (string | number)[]): Json {
  let found: Json | undefined = value;
  for (const key of path) found = (found as Readonly<Record<string | number, Json>> | null)?.[key];
  if (found === undefined) throw new Error(`The answer has nothing at ${path.join(".")}.`);
  return found;
}

/** Removes ids, signatures and times, which differ from build to build. */
function withoutIds(value: Json): Json {
  if (typeof value === "string") return value.replaceAll(ID, "ID").replaceAll(/\?expires=\S+/gu, "?expires=…");
  if (Array.isArray(value)) return value.map(withoutIds);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, key === "duration" ? 0.2 : withoutIds(own)]),
  );
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu;

/** Shortens long texts and lists to their beginning. */
function shortened(value: Json): Json {
  if (typeof value === "string") return value.length > MAX_CHARS ? `${value.slice(0, MAX_CHARS)}…` : value;
  if (Array.isArray(value)) {
    const kept = value.slice(0, MAX_ENTRIES).map(shortened);
    return value.length > MAX_ENTRIES ? [...kept, `… ${value.length - MAX_ENTRIES} more`] : kept;
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, shortened(own)]));
}

const MAX_CHARS = 400;
const MAX_ENTRIES = 2;
