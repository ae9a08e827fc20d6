/**
 * The service as a whole: stores, worker, HTTP application. Nothing here reads the environment.
 */
import { rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import type { FastifyInstance } from "fastify";
import { createAuthenticator, issueApiKey } from "./auth/authenticator.ts";
import { createAccessCheck } from "./http/access.ts";
import { createApp } from "./http/app.ts";
import { createContext } from "./jobs/create-context.ts";
import { startSweeping } from "./jobs/sweeper.ts";
import { DEFAULT_DRAIN_MS, checkOptions } from "./options.ts";
import type { ServiceOptions } from "./options.ts";
import { createHandlers } from "./routes/handlers.ts";
import { lockDataDirectory } from "./service-lock.ts";
import { openStores } from "./stores.ts";
import type { Stores } from "./stores.ts";
import { WebhookSender } from "./webhooks/sender.ts";
import { CHILD_ENTRY } from "./work/child-entry.ts";
import { Worker } from "./work/worker.ts";

export interface Service extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly stores: Stores;
  /** Only when this start made one: it is never shown again. */
  readonly apiKey: string | undefined;
  /** Takes nothing new, lets running jobs finish for a while, gives the rest back to the queue, and lets go of everything. */
  close(): Promise<void>;
}

/** A receiver that is just answering is heard out; the others hear the same event again after the next start. */
const WEBHOOK_DRAIN_MS = 2000;

/**
 * Opens a data directory and starts working on its jobs, without a network port.
 *
 * @throws {@link DataDirectoryInUseError} when a service is running on it
 * @throws {@link TypeError} for an option that cannot be used
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  checkOptions(options);
  // Absolute, because the child processes work in directories of their own.
  const dataDir = resolve(options.dataDir);
  const lock = await lockDataDirectory(dataDir);
  try {
    const stores = await openStores(dataDir, { retentionMs: options.retentionMs, sole: true, s3: options.s3 });
    try {
      return await assemble({ ...options, dataDir }, stores, lock);
    } catch (error) {
      await stores.close();
      throw error;
    }
  } catch (error) {
    await lock[Symbol.asyncDispose]();
    throw error;
  }
}

async function assemble(options: ServiceOptions, stores: Stores, lock: AsyncDisposable): Promise<Service> {
  const scratch = join(options.dataDir, "scratch");
  await rm(scratch, { recursive: true, force: true });
  let draining = false;
  const stopping = new AbortController();
  const context = createContext(options, stores, { isDraining: () => draining, stopping: stopping.signal });
  const app = await createApp({
    handlers: createHandlers(context),
    checkAccess: createAccessCheck(
      createAuthenticator(stores.keys, options.apiKey),
      stores.secrets.signing,
      options.metricsToken,
    ),
    limits: context.limits,
    publicUrl: options.publicUrl,
    log: options.log ?? false,
    trustProxy: options.trustProxy ?? false,
    metrics: context.metrics,
    showMetrics: options.metricsToken !== undefined,
  });
  await app.ready();

  const apiKey = await firstKey(stores, options.apiKey);
  // Under the lock no other worker can be alive: whatever runs was running when a process died.
  await stores.queue.recover("all");
  const worker = new Worker(context, {
    slots: options.slots ?? availableParallelism(),
    scratch,
    childEntry: options.childEntry ?? CHILD_ENTRY,
    log: app.log,
    isolation: options.isolation,
  });
  await worker.start();
  await stores.webhooks.recover("all");
  const sender = new WebhookSender(context, app.log);
  sender.start();
  const stopSweeping = startSweeping(context, app.log);

  const closeAll = async (): Promise<void> => {
    draining = true;
    await worker.drain(options.drainMs ?? DEFAULT_DRAIN_MS);
    stopping.abort();
    await sender.stop(WEBHOOK_DRAIN_MS);
    await app.close();
    await stopSweeping();
    await context.fetch.close();
    await stores.close();
    await rm(scratch, { recursive: true, force: true });
    await lock[Symbol.asyncDispose]();
  };
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= closeAll());
  return { app, stores, apiKey, close, [Symbol.asyncDispose]: close };
}

export interface ListenOptions {
  /** @defaultValue 127.0.0.1 */
  readonly host?: string | undefined;
  /** 0 takes a free one. @defaultValue 8787 */
  readonly port?: number | undefined;
}

export interface RunningService extends Service {
  readonly url: string;
}

/** {@link createService}, listening. */
export async function startService(options: ServiceOptions & ListenOptions): Promise<RunningService> {
  const service = await createService(options);
  try {
    const url = await service.app.listen({
      host: options.host ?? "127.0.0.1",
      port: options.port ?? 8787,
    });
    return { ...service, url };
  } catch (error) {
    await service.close();
    throw error;
  }
}

async function firstKey(stores: Stores, presetKey: string | undefined): Promise<string | undefined> {
  if (presetKey !== undefined || (await stores.keys.count()) > 0) return undefined;
  return (await issueApiKey(stores.keys, { name: "first start" })).key;
}
