import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Docsvc } from "@docsvc/client";
import { rawClient } from "@docsvc/client/raw";

export interface Pages {
  /** The image of a page as the service renders it, so that boxes fit exactly; undefined if the format has no pages. */
  readonly draw: (document: PageSource, page: number, width: number) => Promise<Uint8Array | undefined>;
  /** Creates a job whose document the service's studio can show. */
  readonly openInStudio: (document: PageSource) => Promise<string>;
}

export interface PageSource {
  readonly id: string;
  readonly path: string;
}

/** Uploads a document when one of its pages is first shown, and again if the service no longer has it. */
export function openPages(client: Docsvc): Pages {
  const uploads = new Map<string, Promise<string>>();
  const upload = ({ id, path }: PageSource): Promise<string> => {
    const known = uploads.get(id) ?? sendFile(client, path);
    uploads.set(id, known);
    known.catch(() => uploads.delete(id));
    return known;
  };
  const ask = async (document: PageSource, page: number, width: number): Promise<Response> => {
    const file_id = (await upload(document)).replace("docsvc://", "");
    const params = { path: { file_id, page }, query: { width } };
    return (await rawClient(client).GET("/files/{file_id}/pages/{page}", { params, parseAs: "stream" })).response;
  };
  return {
    draw: async (document, page, width) => {
      for (let tries = 1; ; tries += 1) {
        const response = await ask(document, page, width);
        const { ok, status, headers } = response;
        if (ok) return new Uint8Array(await response.arrayBuffer());
        // The format has no pages, or this service renders none.
        if (status === 400 || status === 501 || tries === MAX_TRIES) return undefined;
        if (status === 404 || status === 410) uploads.delete(document.id);
        if (status === 429 || status === 503) await sleep(1000 * Number(headers.get("retry-after") ?? 1));
      }
    },
    openInStudio: async (document) => {
      const file_id = await upload(document);
      const note = { name: basename(document.path), file_id, config: {} };
      const { job_id } = await client.parse.submit(
        file_id,
        { async: { metadata: note } },
        // The same document always gets the same job, however often it is opened.
        { idempotencyKey: `rag-${file_id}` },
      );
      return job_id;
    },
  };
}

/** A service renders only a few pages at a time, and answers with the time to retry after. */
const MAX_TRIES = 5;

async function sendFile(client: Docsvc, path: string): Promise<string> {
  const { file_id } = await client.upload(await openAsBlob(path), { fileName: basename(path) });
  return file_id;
}
