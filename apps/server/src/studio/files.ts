/** The built files of the studio: its page, script, style and sample documents. */
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";

/** No inline code, no foreign resources, no frames. Page images are `blob:`, because they are fetched with a header. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The folder of the built studio, in the clone or in the package; undefined if it was not built. */
export function findStudio(): string | undefined {
  // Resolved by the package's own name, because the sources and the built files are at different depths.
  const root = import.meta.resolve("@docsvc/server/package.json");
  const folders = ["../studio/dist/", "assets/studio/"].map((path) => fileURLToPath(new URL(path, root)));
  return folders.find((folder) => existsSync(join(folder, "index.html")));
}

/** Serves a folder's files below `/studio`, and its page there. */
export async function serveStudioFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length).replaceAll("\\", "/").replace(/^\//, "");
    const bytes = await readFile(path);
    const type = TYPES[extname(name)];
    const headers = {
      "content-type": type ?? "application/octet-stream",
      "content-security-policy": POLICY,
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      // All names except that of the page contain a digest.
      "cache-control": name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(type === undefined ? { "content-disposition": "attachment" } : {}),
    };
    const urls = name === "index.html" ? ["/studio", "/studio/"] : [`/studio/${name}`];
    for (const url of urls) {
      app.get(url, { config: { access: "open" } }, async (_request, reply) => reply.headers(headers).send(bytes));
    }
  }
}
