import { readFile } from "node:fs/promises";
import { join } from "node:path";

const DOCUMENT = join(import.meta.dirname, "../fixtures/ruled-tables/ruled-tables.pdf");

/** Parses a document through a running service. @returns a short summary of the result @throws if parsing fails */
export async function parseDocument(url: string, apiKey: string): Promise<string> {
  const headers = { authorization: `Bearer ${apiKey}` };
  const form = new FormData();
  form.set("file", new Blob([await readFile(DOCUMENT)]), "a.pdf");
  const uploaded = await fetch(`${url}/upload`, { method: "POST", headers, body: form });
  const { file_id: input } = (await uploaded.json()) as { readonly file_id: string };
  const answer = await fetch(`${url}/parse`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ input }),
  });
  const { result } = (await answer.json()) as { readonly result?: { readonly chunks: readonly unknown[] } };
  if (result === undefined) throw new Error(`The document was answered with ${answer.status}.`);
  return `parsed a document: ${result.chunks.length} chunk`;
}
