/** The tools over standard input and output, for one caller, who may also name files in the given folders. */
import { once } from "node:events";
import { Readable, Writable } from "node:stream";
import { Docsvc } from "@docsvc/client";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { createServer } from "./create-server.ts";
import { listFolders } from "./list-folder.ts";
import { openLocal } from "./open-document.ts";
import { ParsedJobs } from "./parsed-jobs.ts";

export interface StandardIo {
  /** The address of the service. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly fetch: typeof fetch;
  readonly folders: readonly string[];
  readonly input: AsyncIterable<Uint8Array | string>;
  readonly output: (text: string) => void;
  /** Receives failures of the server itself. */
  readonly log: (error: Error) => void;
  readonly signal: AbortSignal;
}

/** Maximum bytes of a result in memory for an answer: about 6,000 printed pages. */
const MAX_RESULT_BYTES = 64_000_000;
/** The same as the service's default limit of an upload. */
const MAX_FILE_BYTES = 100_000_000;

/** Runs until the caller closes the input or the signal fires. */
export async function serveStandardIo(place: StandardIo): Promise<void> {
  const { baseUrl, apiKey, fetch, folders, log, signal } = place;
  const client = new Docsvc({ apiKey, baseUrl, fetch, logLevel: "off", maxResultBytes: MAX_RESULT_BYTES });
  const jobs = new ParsedJobs();
  const open = openLocal(client, { folders, mostBytes: MAX_FILE_BYTES });
  const list = (): ReturnType<typeof listFolders> => listFolders(folders);
  const documents = `Documents: a path within ${folders.join(" or ")}, or an http(s) address. Hidden files are not read.`;
  const get = (path: string, headers: Readonly<Record<string, string>>, until: AbortSignal): Promise<Response> =>
    fetch(baseUrl.replace(/\/$/, "") + path, {
      headers: { ...headers, authorization: `Bearer ${apiKey}` },
      signal: until,
    });
  const input = Readable.from(place.input);
  const output = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      place.output(text);
      done();
    },
  });
  const transport = new StdioServerTransport(input, output);
  const handle = serveStdio(() => createServer({ client, get, documents, open, list, jobs }, log), {
    transport,
    onerror: log,
  });
  await once(input, "close", { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
  await handle.close();
}
