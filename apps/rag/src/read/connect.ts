import { Docsvc, type DocsvcOptions, type Middleware } from "@docsvc/client";

export interface Connected extends AsyncDisposable {
  readonly client: Docsvc;
  /** Creates another client of the same service that also runs this middleware. */
  readonly clientWith: (middleware: Middleware) => Docsvc;
}

/** Long enough for a service to restart; after that, the user gets an error. */
const OUTAGE_MS = 15_000;

/** Creates a client of the service at an address or, without one, of a whole service inside this process, with neither port nor key. */
export async function connect(baseUrl: string | undefined, apiKey: string | undefined): Promise<Connected> {
  if (baseUrl !== undefined) return connected({ baseUrl, apiKey, outageTimeout: OUTAGE_MS }, async () => {});
  const { local } = await import("@docsvc/server");
  const service = await local();
  return connected({ fetch: service.fetch, apiKey: service.apiKey }, service.close);
}

function connected(options: DocsvcOptions, close: () => Promise<void>): Connected {
  return {
    client: new Docsvc(options),
    clientWith: (middleware) => new Docsvc({ ...options, middleware: [middleware] }),
    [Symbol.asyncDispose]: close,
  };
}
