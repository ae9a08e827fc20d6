import { Docsvc } from "@docsvc/client";

export interface Connected extends AsyncDisposable {
  readonly client: Docsvc;
}

/** A client of the service at an address, or of a whole service inside this process, without a port or a key. */
export async function connect(baseUrl: string | undefined, apiKey: string | undefined): Promise<Connected> {
  if (baseUrl !== undefined) {
    return { client: new Docsvc({ baseUrl, apiKey }), [Symbol.asyncDispose]: async () => {} };
  }
  const { local } = await import("@docsvc/server");
  const service = await local();
  return { client: new Docsvc({ fetch: service.fetch, apiKey: service.apiKey }), [Symbol.asyncDispose]: service.close };
}
