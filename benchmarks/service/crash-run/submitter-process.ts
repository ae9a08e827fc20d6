/** A process that uploads and submits, reports what was acknowledged, and may be killed at any moment. */
import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "@docsvc/server/src/ports/identifiers.ts";
import { createContext } from "@docsvc/server/src/jobs/create-context.ts";
import { uploadKey } from "@docsvc/server/src/jobs/result-key.ts";
import { submitJob } from "@docsvc/server/src/jobs/submit-job.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { insist } from "./insist.ts";
import {
  CANCEL_EVERY,
  KEY_ID,
  LONG_EVERY,
  LONG_PAGES,
  ORGANISATION,
  PRIORITY_EVERY,
  SECRET,
  readPlan,
} from "./plan.ts";
import { chunksOf } from "@docsvc/server/test/support/streams.ts";
import { send } from "./process-message.ts";

/** Maximum wait for a job that is to be cancelled to start. */
const RUNNING_MS = 3000;

const plan = readPlan();
const stores = await insist(() => openStores(plan.dataDir, { database: plan.database, secret: SECRET }));
const context = createContext({ allowAddress: () => true }, stores, {
  isDraining: () => false,
  stopping: new AbortController().signal,
});

send({ started: true });
for (let index = plan.from; index < plan.jobs; index++) {
  const job = await insist(() => submit(index));
  send({ ack: job, index });
  if (!isCancelled(index)) continue;
  // Waits for half of these jobs to start, so that they are cancelled while running.
  if (index % 2 === 0) await insist(() => untilRunning(job));
  if ((await insist(() => stores.jobs.cancel(ORGANISATION, job))) === "cancelled") send({ cancelled: job });
}
send({ done: true });

function isCancelled(index: number): boolean {
  return index % CANCEL_EVERY === 0;
}

async function untilRunning(job: string): Promise<void> {
  const until = Date.now() + RUNNING_MS;
  while (Date.now() < until && (await stores.jobs.get(ORGANISATION, job))?.status === "PENDING") await sleep(20);
}

/** Repeating the request after a kill gives the same job: it has the same key and the same file. */
async function submit(index: number): Promise<string> {
  const text = `${scriptOf(index)} ${plan.name}-${index}`;
  const upload = `${newId()}.txt`;
  const idempotency = { key: `upload-${plan.name}-${index}`, fingerprint: "one" };
  await stores.files.put(uploadKey(upload), chunksOf(text));
  const stored = await stores.uploads.add({
    id: upload,
    organisation: ORGANISATION,
    key: uploadKey(upload),
    bytes: text.length,
    idempotency,
  });
  if (stored.outcome === "conflict") throw new Error("an upload's key stands for another");
  return submitJob(
    context,
    {
      organisation: ORGANISATION,
      keyId: KEY_ID,
      requestId: `${plan.name}-${index}`,
      baseUrl: "http://crash.test",
      operationId: "parseAsync",
      idempotencyKey: `${plan.name}-${index}`,
    },
    "parse",
    {
      input: `docsvc://${stored.id}`,
      async: {
        webhook: { url: plan.webhookUrl },
        priority: isCancelled(index) || index % PRIORITY_EVERY === 0,
        metadata: index,
      },
    },
  );
}

function scriptOf(index: number): string {
  if (index % LONG_EVERY === 0) return `pages ${LONG_PAGES} ${isCancelled(index) ? 20 : 1}`;
  return `say ${isCancelled(index) ? 400 : Math.round(Math.random() * 40)}`;
}
