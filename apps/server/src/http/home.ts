import { contractVersion } from "@docsvc/openapi";
import type { FastifyInstance } from "fastify";

/** The start page for people: the studio if it is served, else the reference. */
export function homePage(app: FastifyInstance): "/studio" | "/docs" {
  return app.hasRoute({ method: "GET", url: "/studio" }) ? "/studio" : "/docs";
}

/** Answers the service's base address, as it is printed: a browser is redirected, a program gets the addresses. */
export function addHome(app: FastifyInstance): void {
  app.get("/", { config: { access: "open" } }, async (request, reply) => {
    reply.header("vary", "accept");
    if (request.headers.accept?.includes("text/html")) return reply.redirect(homePage(app), 302);
    return reply.send({ name: "docsvc", version: contractVersion, documentation: "/docs", contract: "/openapi.json" });
  });
}
