import type { FastifyInstance } from "fastify";
import type { Authenticate } from "../auth/authenticator.ts";
import type { Studio } from "../http/studio.ts";
import type { Context } from "../jobs/context.ts";
import { findStudio, serveStudioFiles } from "./files.ts";
import { addStudioRoutes } from "./routes.ts";
import { readSession } from "./session.ts";

/** The web studio; undefined if it was not built. @param folder its built files; by default those of this package */
export function createStudio(
  context: Context,
  authenticate: Authenticate,
  folder: string | null = findStudio() ?? null,
): Studio | undefined {
  if (folder === null) return undefined;
  return {
    sessionOf: ({ headers, host }) => readSession(context.stores.secrets.sealing, headers, host),
    async addTo(app: FastifyInstance) {
      addStudioRoutes(app, context, authenticate);
      await serveStudioFiles(app, folder);
    },
  };
}
