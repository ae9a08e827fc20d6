/** A process that uploads and submits, tells what was acknowledged, and may be killed amid all of it. */
import { writeSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "../../identifiers.ts";
import { createContext } from "../../jobs/create-context.ts";
import { uploadKey } from "../../jobs/result-key.ts";
import { submitParse } from "../../jobs/submit-parse.ts";
import { openStores } from "../../stores.ts";
import { CANCEL_EVERY, KEY_ID, ORGANISATION, PRIORITY_EVERY, readPlan } from "./plan.ts";

export type Told =
  | { readonly ack: string; readonly index: number }
  | { readonly cancelled: string }
  | { readonly done: true };

const plan = readPlan();
const stores = await openStores(plan.dataDir);
const context = createContext({ allowAddress: () => true }, stores, {
  isDraining: () => false,
  stopping: new AbortController().signal,
});

for (let index = plan.from; index < plan.jobs; index++) {
  const job = await submit(index);
  tell({ ack: job, index });
  if (index % CANCEL_EVERY !== 0) continue;
  await sleep(Math.random() * 80);
  if ((await stores.jobs.cancel(ORGANISATION, job)) === "cancelled") tell({ cancelled: job });
}
tell({ done: true });

/** The same request again, after a kill in between, is the same job: it has the same key and the same file. */
async function submit(index: number): Promise<string> {
  const text = `say ${Math.round(Math.random() * 40)} ${plan.name}-${index}`;
  const upload = `${newId()}.txt`;
  const idempotency = { key: `upload-${plan.name}-${index}`, fingerprint: "one" };
  await stores.files.put(uploadKey(upload), bytesOf(text));
  const stored = await stores.uploads.add({
    id: upload,
    organisation: ORGANISATION,
    key: uploadKey(upload),
    bytes: text.length,
    idempotency,
  });
  if (stored.outcome === "conflict") throw new Error("an upload's key stands for another");
  return submitParse(
    context,
    {
      organisation: ORGANISATION,
      keyId: KEY_ID,
      requestId: `${plan.name}-${index}`,
      baseUrl: "http://crash.test",
      operationId: "parseAsync",
      idempotencyKey: `${plan.name}-${index}`,
    },
    {
      input: `docsvc://${stored.id}`,
      async: { webhook: { url: plan.webhookUrl }, priority: index % PRIORITY_EVERY === 0, metadata: index },
    },
  );
}

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

/** In one write, which a kill does not cut in two. */
function tell(told: Told): void {
  writeSync(1, `${JSON.stringify(told)}\n`);
}
