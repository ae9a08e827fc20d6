import { openAsBlob } from "node:fs";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Docsvc } from "@docsvc/client";
import { rawClient } from "@docsvc/client/raw";

export interface Pages {
  /** The picture of a page as the service draws it, so that boxes lie on it exactly; undefined where the format has none. */
  readonly draw: (document: PageSource, page: number, width: number) => Promise<Uint8Array | undefined>;
  /** A job of the service by which its studio shows the document. */
  readonly openInStudio: (document: PageSource) => Promise<string>;
}

export interface PageSource {
  readonly id: string;
  readonly path: string;
}

/** Documents are uploaded when a page of them is first looked at, and again when the service has forgotten them. */
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
        // The format has no pages, or this process of the service draws none.
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
        // The same document is the same job, however often it is opened.
        { idempotencyKey: `rag-${file_id}` },
      );
      return job_id;
    },
  };
}

/** A service draws few pages at a time, and says when to come again. */
const MAX_TRIES = 5;

async function sendFile(client: Docsvc, path: string): Promise<string> {
  const { file_id } = await client.upload(await openAsBlob(path), { fileName: basename(path) });
  return file_id;
}
