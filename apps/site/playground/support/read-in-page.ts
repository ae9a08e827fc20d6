import type { Page } from "playwright-core";
import type { Answer } from "../messages.ts";

/** Runs in the page: the built worker reads documents, given in base64, one after the other. */
const READ_ALL = `async (documents) => {
  const pdfium = await (await fetch("/pdfium.wasm")).arrayBuffer();
  const worker = new Worker("/worker.js", { type: "module" });
  const answers = [];
  for (const document of documents) {
    const bytes = Uint8Array.from(atob(document), (char) => char.charCodeAt(0));
    answers.push(await new Promise((resolve, reject) => {
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => data.kind === "progress" || resolve(data);
      worker.postMessage({ kind: "read", pdfium, bytes, password: null });
    }));
  }
  worker.terminate();
  return answers;
}`;

/** Returns the worker's answer to each document. @param page - at the playground's address, but without its policy */
export async function readInPage(page: Page, documents: readonly Uint8Array[]): Promise<readonly Answer[]> {
  const given = documents.map((bytes) => Buffer.from(bytes).toString("base64"));
  return await page.evaluate<readonly Answer[]>(`(${READ_ALL})(${JSON.stringify(given)})`);
}
