import { contractVersion } from "@docsvc/openapi";
import { contract } from "@docsvc/openapi/contract";
import packageJson from "../../package.json" with { type: "json" };
import { ServiceError } from "../errors/service-error.ts";
import type { Handler } from "../http/handler.ts";
import type { Context } from "../jobs/context.ts";

export function serviceHandlers(
  context: Context,
): Readonly<Record<"getHealth" | "getReady" | "getVersion" | "getContract", Handler>> {
  return {
    getHealth: async () => ({ body: { status: "ok" } }),
    getVersion: async () => ({ body: { version: contractVersion, server: packageJson.version } }),
    getContract: async () => ({ body: contract }),
    async getReady() {
      const isWorking = !context.isDraining() && (await storesAnswer(context));
      if (isWorking && (await context.stores.hasSpace())) return { body: { status: "ready" } };
      const why = isWorking ? "The service's disk is full." : "The service is stopping, or cannot reach its stores.";
      throw new ServiceError("not_ready", why, {
        headers: { "retry-after": "5" },
      });
    },
  };
}

/** Whether the stores can be read now. */
export async function storesAnswer({ stores }: Context): Promise<boolean> {
  return stores.jobs.counts().then(
    () => true,
    () => false,
  );
}
