/** A process that works and sends webhooks until it is killed, or asked to finish its current jobs. */
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import { createContext } from "@docsvc/server/src/jobs/create-context.ts";
import { NO_WALLS } from "@docsvc/server/src/isolation/build-lower-levels.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { WebhookSender } from "@docsvc/server/src/webhooks/sender.ts";
import { builtEntry } from "@docsvc/server/test/support/built-entry.ts";
import { Worker } from "@docsvc/server/src/work/worker.ts";
import { insist } from "./insist.ts";
import { LEASE_MS, MAX_ATTEMPTS, SECRET, WEBHOOK_WAITS_MS, readPlan } from "./plan.ts";
import { send } from "./process-message.ts";

const { dataDir, database } = readPlan();
const stores = await insist(() => openStores(dataDir, { database, secret: SECRET, maxAttempts: MAX_ATTEMPTS }));
const context = createContext({ allowAddress: () => true, webhookWaitsMs: WEBHOOK_WAITS_MS }, stores, {
  isDraining: () => false,
  stopping: new AbortController().signal,
});
/** Only stops a process that would never end. */
const DRAIN_MS = 60_000;
const log = { info: () => {}, error: () => {} };
const worker = new Worker(context, {
  slots: 2,
  scratch: await mkdtemp(join(dataDir, "scratch-")),
  childEntry: await builtEntry(new URL("../../../apps/server/test/support/playing-child.ts", import.meta.url)),
  log,
  leaseMs: LEASE_MS,
  // Trying a sandbox would take most of the second that this process lives; its documents are plain texts.
  isolation: { ...NO_WALLS, level: "no-walls", shortfall: null, plugins: [] },
});
// Registered before any job is claimed: the parent may send the signal as soon as a job runs.
process.once("SIGTERM", () => void worker.drain(DRAIN_MS).then(() => process.exit()));
await worker.start();
new WebhookSender(context, log, LEASE_MS).start();
send({ started: true });
// Keeps the process alive, because neither timers nor idle children do.
setInterval(() => {}, 60_000);
