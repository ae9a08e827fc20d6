import { SAMPLES, addressOf } from "./samples.ts";
import type { Program } from "./reader.ts";

/** The program, and the sample documents by address. */
export interface Loaded {
  readonly program: Program;
  readonly samples: ReadonlyMap<string, Blob>;
}

/**
 * Loads everything that is ever needed, then makes the browser refuse every connection of this page and its workers: a document that is
 * opened here cannot leave the page.
 */
export async function loadAll(): Promise<Loaded> {
  const [script, pdfium, ...documents] = await Promise.all(
    ["worker.js", "pdfium.wasm", ...SAMPLES.map(addressOf)].map(load),
  );
  refuseConnections();
  return {
    program: {
      // A blob in this page's memory, so that this page's policy applies to the worker.
      script: URL.createObjectURL(new Blob([script!], { type: "text/javascript" })),
      pdfium: await pdfium!.arrayBuffer(),
    },
    samples: new Map(SAMPLES.map((sample, at) => [sample.file, documents[at]!])),
  };
}

async function load(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded: ${response.status}.`);
  return await response.blob();
}

/** Adds a policy to that of `index.html`; policies can only be added, never removed. */
function refuseConnections(): void {
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "connect-src 'none'";
  document.head.append(policy);
}
