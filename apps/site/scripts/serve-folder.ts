import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".wasm": "application/wasm",
  ".pdf": "application/pdf",
};

export interface ServedFolder extends AsyncDisposable {
  readonly url: string;
}

/** Serves static files on a free port of this machine, for a browser that checks them. An address without an extension is a page. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://folder.test");
    const named = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const file = join(folder, normalize(extname(named) === "" ? `${named}.html` : named));
    readFile(file).then(
      (bytes) => response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "" }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
