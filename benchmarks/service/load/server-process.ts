/** A server of the load run, without workers: either the service's own application, or the same two routes on bare Fastify. */
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { createAuthenticator } from "@docsvc/server/src/auth/authenticator.ts";
import { createAccessCheck } from "@docsvc/server/src/http/access.ts";
import { createApp } from "@docsvc/server/src/http/app.ts";
import { createContext } from "@docsvc/server/src/jobs/create-context.ts";
import { createHandlers } from "@docsvc/server/src/routes/handlers.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { bareApp } from "./bare-app.ts";
import type { Listening, ServerPlan, Used } from "./plan.ts";

const { dataDir, app: kind } = JSON.parse(process.argv[2]!) as ServerPlan;
const app = kind === "docsvc" ? await ownApp() : bareApp(dataDir, { checksKeys: kind === "keyed" });
await app.listen({ host: "127.0.0.1", port: 0 });
process.send?.({ port: (app.server.address() as AddressInfo).port } satisfies Listening);
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000 } satisfies Used);
});
process.on("disconnect", () => process.exit(0));

async function ownApp(): Promise<FastifyInstance> {
  const stores = await openStores(dataDir);
  const life = { isDraining: () => false, stopping: new AbortController().signal };
  // Nothing processes the jobs, so the limit would end the run.
  const context = createContext({ limits: { pendingJobs: 10_000_000 } }, stores, life);
  return createApp({
    handlers: createHandlers(context),
    checkAccess: createAccessCheck(createAuthenticator(stores.keys, undefined), stores.secrets.signing, undefined),
    rates: stores.rates,
    limits: context.limits,
    addresses: { publicUrl: undefined, hosts: undefined },
    log: { write: (line) => void process.stderr.write(line), level: "warn" },
    trustProxy: false,
    corsOrigins: [],
    metrics: context.metrics,
    showMetrics: false,
  });
}
