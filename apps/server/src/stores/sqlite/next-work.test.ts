import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { effort } from "@docsvc/fixtures/effort";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FAILURE, divisionOf, heldPart } from "../../../test/support/divisions.ts";
import { heldBy, newCompletion, newJob } from "../../../test/support/jobs.ts";
import type { Claim } from "../../ports/job-store.ts";
import type { Stores } from "../../ports/stores.ts";
import { openStores } from "../open-stores.ts";

let folder: string;
let stores: Stores;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-next-work-"));
  stores = await openStores(folder);
});
afterEach(async () => {
  await stores.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test("the table of organisations that wait is that of the jobs and parts that do, whatever happens to them", async () => {
  const database = new DatabaseSync(join(folder, "docsvc.sqlite"), { readOnly: true });
  const ids: string[] = [];
  const held: Claim[] = [];
  const take = (): Claim | undefined => held.splice(Math.floor(random() * held.length), 1)[0];
  for (let step = 0; step < effort(250, 3000); step++) {
    const claim = random() < 0.5 ? take() : undefined;
    if (claim === undefined) {
      const job = newJob({ organisation: `o${Math.floor(random() * 5)}`, priority: random() < 0.3 });
      await stores.jobs.submit(job);
      ids.push(job.id);
      if (random() < 0.8) held.push(...(await stores.queue.claim("w", 1, 60_000)));
      if (random() < 0.1) await stores.jobs.cancel(job.organisation, ids.at(Math.floor(random() * ids.length))!);
    } else await END[Math.floor(random() * END.length)]!(claim);
    const [waiting, counted] = [database.prepare(WAITING).all(), database.prepare(COUNTED).all()];
    expect(waiting).toEqual(counted);
  }
  expect(database.prepare("select count(*) n from parts").get()!["n"]).toBeGreaterThan(0);
  database.close();
});

/** The possible endings of a claim. */
const END: readonly ((claim: Claim) => Promise<unknown>)[] = [
  (claim) =>
    claim.part === undefined
      ? stores.queue.complete(heldBy(claim), newCompletion())
      : stores.slices.finish(heldPart(claim)),
  (claim) => (claim.part === undefined ? stores.queue.retry(heldBy(claim)) : stores.slices.retry(heldPart(claim))),
  (claim) => (claim.part === undefined ? stores.queue.release(heldBy(claim)) : stores.slices.release(heldPart(claim))),
  (claim) =>
    claim.part === undefined ? stores.queue.fail(heldBy(claim), FAILURE) : stores.slices.fail(heldPart(claim), FAILURE),
  (claim) =>
    claim.part === undefined
      ? stores.slices.divide(heldBy(claim), divisionOf(2))
      : stores.slices.finish(heldPart(claim)),
];

const WAITING = `select priority, is_part, organisation, n, turn from waiting order by priority, is_part, organisation`;
const COUNTED = `
select priority, is_part, organisation, count(*) n,
  coalesce((select turn from turns where turns.organisation = all_waiting.organisation), 0) turn
from (
  select priority, 0 is_part, organisation from jobs where status = 'PENDING'
  union all select priority, 1, organisation from parts where state = 'waiting'
) all_waiting
group by priority, is_part, organisation order by priority, is_part, organisation`;

/** The same sequence in each run. */
let seed = 1;
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}
