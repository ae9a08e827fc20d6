/** The whole service: stores, worker, HTTP application. Nothing here reads the environment. */
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { createAuthenticator, issueApiKey } from "../auth/authenticator.ts";
import { createAccessCheck } from "../http/access.ts";
import { createApp } from "../http/app.ts";
import { createWorkerApp } from "../http/worker-app.ts";
import { addAgents } from "../mcp/serve-http.ts";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import type { WantedIsolation } from "../isolation/choose-isolation.ts";
import type { Isolation } from "../isolation/isolation.ts";
import type { Context } from "../jobs/context.ts";
import { createContext } from "../jobs/create-context.ts";
import { drawElsewhere } from "../jobs/pages-elsewhere.ts";
import { startSweeping } from "./sweeper.ts";
import { DEFAULT_DRAIN_MS, checkOptions } from "../settings/options.ts";
import type { ServiceOptions } from "../settings/options.ts";
import { createHandlers } from "../routes/handlers.ts";
import { storesAnswer } from "../routes/service.ts";
import { lockDataDirectory } from "./service-lock.ts";
import { findPlugins, tryPlugins } from "./plugins.ts";
import { StartRefusedError } from "../errors/start-refused.ts";
import { isStorageFull } from "../ports/storage-full.ts";
import { openStores } from "../stores/open-stores.ts";
import type { Stores } from "../ports/stores.ts";
import { createStudio } from "../studio/studio.ts";
import { WebhookSender } from "../webhooks/sender.ts";
import { CHILD_ENTRY } from "../work/child-entry.ts";
import { removeTree } from "../work/remove-tree.ts";
import { makeFolder } from "../durable/make-folder.ts";
import { makeOpenScratch, makeScratch } from "../work/scratch.ts";
import { Worker } from "../work/worker.ts";

export interface Service extends AsyncDisposable {
  readonly app: FastifyInstance;
  readonly stores: Stores;
  /** Set only if this start created a key, which is never shown again. */
  readonly apiKey: string | undefined;
  /** Accepts no new work, lets running jobs finish for a while, returns the others to the queue, and releases everything. */
  close(): Promise<void>;
}

/** A receiver that is answering gets this long; the others receive the same event after the next start. */
const WEBHOOK_DRAIN_MS = 2000;

/**
 * Opens a data directory, or the database of a fleet, and starts working on its jobs, without a network port.
 *
 * @throws {@link DataDirectoryInUseError} if a service is running on it
 * @throws {@link StartRefusedError} if the start would be unsafe
 * @throws {@link TypeError} if an option cannot be used
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  checkOptions(options);
  try {
    return await openService(options);
  } catch (error) {
    if (!isStorageFull(error) || error instanceof StartRefusedError) throw error;
    throw new StartRefusedError(
      `There is no room in the data directory ${resolve(options.dataDir)}: its disk is full. Free some space, and start again.`,
      { cause: error },
    );
  }
}

async function openService(options: ServiceOptions): Promise<Service> {
  const { database, secret, retentionMs, s3, role, organisationSlots } = options;
  // Absolute, because child processes run in other directories.
  const dataDir = resolve(options.dataDir);
  const lock = database === undefined ? await lockDataDirectory(dataDir) : UNLOCKED;
  try {
    const shared = { database, secret, starts: true, mayMakeSecret: role === undefined };
    const stores = await openStores(dataDir, {
      retentionMs,
      organisationSlots,
      sole: database === undefined,
      s3,
      ...shared,
    });
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

/** A database coordinates its own access. */
const UNLOCKED: AsyncDisposable = { [Symbol.asyncDispose]: () => Promise.resolve() };

async function assemble(options: ServiceOptions, stores: Stores, lock: AsyncDisposable): Promise<Service> {
  let draining = false;
  const stopping = new AbortController();
  const context = createContext(options, stores, { isDraining: () => draining, stopping: stopping.signal });
  const { pageRequests } = stores;
  if (options.role === "api" && pageRequests !== undefined) {
    context.pageImages.drawWith((page) => drawElsewhere(page, context, pageRequests));
  }
  const app = await (options.role === "worker" ? watchersApp : callersApp)(options, context);
  await app.ready();

  const apiKey = options.role === "worker" ? undefined : await firstKey(stores, options.apiKey);
  const work = options.role === "api" ? undefined : await startWork(options, context, app.log);

  const closeAll = async (): Promise<void> => {
    draining = true;
    await work?.drain(options.drainMs ?? DEFAULT_DRAIN_MS);
    stopping.abort();
    await work?.stopSending();
    await app.close();
    await work?.stopSweeping();
    await context.fetch.close();
    await stores.close();
    await work?.removeScratch();
    await lock[Symbol.asyncDispose]();
  };
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => (closed ??= closeAll());
  return { app, stores, apiKey, close, [Symbol.asyncDispose]: close };
}

function callersApp(options: ServiceOptions, context: Context): Promise<FastifyInstance> {
  const authenticate = createAuthenticator(context.stores.keys, options.apiKey);
  return createApp({
    handlers: createHandlers(context),
    checkAccess: createAccessCheck(authenticate, context.stores.secrets.signing, options.metricsToken),
    rates: context.stores.rates,
    limits: context.limits,
    addresses: { publicUrl: options.publicUrl, hosts: options.hosts },
    log: options.log ?? false,
    trustProxy: options.trustProxy ?? false,
    corsOrigins: options.corsOrigins ?? [],
    metrics: context.metrics,
    showMetrics: options.metricsToken !== undefined,
    addAgents,
    studio: createStudio(context, authenticate, options.studioDir),
  });
}

function watchersApp(options: ServiceOptions, context: Context): Promise<FastifyInstance> {
  return createWorkerApp({
    log: options.log ?? false,
    metrics: context.metrics,
    metricsToken: options.metricsToken,
    isReady: async () => !context.isDraining() && (await storesAnswer(context)) && (await context.stores.hasSpace()),
  });
}

interface Work {
  drain(graceMs: number): Promise<void>;
  stopSending(): Promise<void>;
  stopSweeping(): Promise<void>;
  removeScratch(): Promise<void>;
}

/** Starts jobs, webhooks and retention. */
async function startWork(options: ServiceOptions, context: Context, log: FastifyBaseLogger): Promise<Work> {
  const { stores } = context;
  const childEntry = options.childEntry ?? CHILD_ENTRY;
  // The folder must exist so that its file system can be tested for execution.
  await makeFolder(options.dataDir, 0o700);
  const plugins = await findPlugins(options.plugins ?? [], options.dataDir);
  const isolation = await chooseIsolation(childEntry, options.isolation, options.dataDir, plugins);
  if (plugins.length > 0) await tryPlugins(isolation, childEntry);
  logIsolation(isolation, log);
  const scratch = isolation.needsOpenWay ? await makeOpenScratch() : await makeScratch(options.dataDir, stores.shared);
  // If no other worker can be alive, every running job was left by a process that died.
  const lost = stores.shared ? "expired" : "all";
  await stores.queue.recover(lost);
  await stores.slices.recover(lost);
  const worker = new Worker(context, {
    slots: options.slots ?? availableParallelism(),
    scratch,
    childEntry,
    log,
    isolation,
  });
  await worker.start();
  await stores.webhooks.recover(lost);
  const sender = new WebhookSender(context, log);
  sender.start();
  const stopSweeping = startSweeping(context, { dataDir: options.dataDir, scratch }, log);
  return {
    drain: (graceMs) => worker.drain(graceMs),
    stopSending: () => sender.stop(WEBHOOK_DRAIN_MS),
    stopSweeping,
    removeScratch: () => removeTree(scratch),
  };
}

/** The sandbox is the expected level; anything less is logged. */
function logIsolation({ level, shortfall }: Isolation, log: FastifyBaseLogger): void {
  const fields = { isolation: level, shortfall };
  if (shortfall === null) return log.info(fields, "child processes are isolated");
  return log.warn(
    fields,
    `documents are read without a sandbox: ${shortfall}. Let it read only documents that you trust.`,
  );
}

export interface ListenOptions {
  /** @defaultValue 127.0.0.1 */
  readonly host?: string | undefined;
  /** 0 uses any free port. @defaultValue 8787 */
  readonly port?: number | undefined;
}

export interface RunningService extends Service {
  readonly url: string;
}

/** {@link createService}, listening on a port. */
export async function startService(options: ServiceOptions & ListenOptions): Promise<RunningService> {
  checkAddresses(options);
  const service = await createService({ ...options, isolation: options.isolation ?? isolationFor(options) });
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

/** Anyone who reaches the service chooses the Host header of a request, so it must not be used in signed addresses for others. */
function checkAddresses({ host = "127.0.0.1", publicUrl, hosts, role }: ServiceOptions & ListenOptions): void {
  if (role === "worker" || LOOPBACK.test(host) || publicUrl !== undefined || hosts !== undefined) return;
  throw new StartRefusedError(
    `A service that listens on ${host} must know the address under which callers reach it, as it signs links to results and files. Set ` +
      "DOCSVC_PUBLIC_URL, such as https://docs.example.com, or DOCSVC_HOSTS for several, such as docs.example.com,10.0.0.5:8787.",
  );
}

/** A service that only its own machine can reach starts with the best isolation of that machine. */
function isolationFor({ host = "127.0.0.1", database }: ServiceOptions & ListenOptions): WantedIsolation | undefined {
  return database === undefined && LOOPBACK.test(host) ? "best" : undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

async function firstKey(stores: Stores, presetKey: string | undefined): Promise<string | undefined> {
  if (presetKey !== undefined || (await stores.keys.count()) > 0) return undefined;
  return (await issueApiKey(stores.keys, { name: "first start" })).key;
}
