import { readFile } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { renderDocsPage } from "./docs-page.ts";

/** No inline code, no foreign resources, no frames; requests only to this service. */
const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ASSETS = { "docs.js": "text/javascript; charset=utf-8", "docs.css": "text/css; charset=utf-8" } as const;

export function serveDocs(app: FastifyInstance): void {
  let page: string | undefined;
  app.get("/docs", { config: { access: "open" } }, async (_request, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", POLICY)
      .header("referrer-policy", "no-referrer")
      .send((page ??= renderDocsPage(app.hasRoute({ method: "GET", url: "/studio" })))),
  );
  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`/docs/${name}`, { config: { access: "open" } }, async (_request, reply) =>
      reply.type(type).send(await readAsset(name)),
    );
  }
}

/** Resolved by the package's own name, because the sources and the built files are at different depths. */
function readAsset(name: string): Promise<string> {
  return readFile(new URL(`assets/docs/${name}`, import.meta.resolve("@docsvc/server/package.json")), "utf8");
}
