/** The studio's page, script, style and sample documents, as they were built. */
import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";

/** Nothing inline, nothing from elsewhere, in no one's frame. Images of pages are `blob:`, because they are fetched with a header. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Where the built studio lies: in the clone, or in the package; undefined where it was not built. */
export function findStudio(): string | undefined {
  // By the package's own name: the sources and the built files lie at different depths.
  const root = import.meta.resolve("@docsvc/server/package.json");
  const folders = ["../studio/dist/", "assets/studio/"].map((path) => fileURLToPath(new URL(path, root)));
  return folders.find((folder) => existsSync(join(folder, "index.html")));
}

/** Serves the files of a folder below `/studio`, and its page there. */
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
      // Names carry a digest, but for that of the page.
      "cache-control": name.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      ...(type === undefined ? { "content-disposition": "attachment" } : {}),
    };
    const urls = name === "index.html" ? ["/studio", "/studio/"] : [`/studio/${name}`];
    for (const url of urls) {
      app.get(url, { config: { access: "open" } }, async (_request, reply) => reply.headers(headers).send(bytes));
    }
  }
}
