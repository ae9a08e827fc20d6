/** The turns run: what it costs that a child process reads the documents of only one organisation, when organisations take turns. */
import { join } from "node:path";
import { readFixture } from "@docsvc/fixtures";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { runService } from "../load/running-service.ts";
import type { Caller } from "../load/running-service.ts";

export interface TurnsPlan {
  readonly slots: number;
  /** Organisations that take turns, compared with one that has the service to itself. */
  readonly organisations: number;
  /** Parallel requests. */
  readonly callers: number;
  readonly rounds: number;
  /** Of one page each, per side and round. */
  readonly letters: number;
}

export interface TurnsResult {
  readonly plan: TurnsPlan;
  /** Letters per second; numbers at the same index come from the same round. */
  readonly one: readonly number[];
  readonly inTurns: readonly number[];
}

const FIXTURE = "letter/letter.pdf";

interface Side {
  readonly callers: readonly (Caller & { readonly input: string })[];
  readonly perSecond: number[];
}

export async function turnsRun(root: string, plan: TurnsPlan): Promise<TurnsResult> {
  const dataDir = join(root, "data");
  await using service = await runService({ dataDir, slots: plan.slots });
  const document = await readFixture(FIXTURE);
  const withLetter = async (key: string): Promise<Side["callers"][number]> => {
    const caller = service.as(key);
    return { ...caller, input: await caller.upload(document, "letter.pdf") };
  };
  const keys = await issueKeys(dataDir, plan.organisations + 1);
  const [first, ...others] = await Promise.all(keys.map(withLetter));
  const one: Side = { callers: [first!], perSecond: [] };
  const inTurns: Side = { callers: others, perSecond: [] };
  for (let round = 0; round <= plan.rounds; round++) {
    // The first side alternates, so that neither always gets the other's warm file cache or leftovers.
    for (const side of round % 2 === 0 ? [one, inTurns] : [inTurns, one]) {
      // Each organisation has read a document before, so the children that are kept are warm.
      for (const caller of side.callers) await read(caller);
      const perSecond = await letters(side.callers, plan);
      // The first round warms the service up and does not count.
      if (round > 0) side.perSecond.push(perSecond);
    }
  }
  return { plan, one: one.perSecond, inTurns: inTurns.perSecond };
}

async function issueKeys(dataDir: string, count: number): Promise<readonly string[]> {
  await using stores = await openStores(dataDir);
  const keys: string[] = [];
  for (let index = 0; index < count; index++) {
    const organisation = `organisation-${index}`;
    keys.push((await issueApiKey(stores.keys, { name: organisation, organisation })).key);
  }
  return keys;
}

/** Letters per second; if there are several organisations, consecutive letters belong to different ones. */
async function letters(callers: Side["callers"], { letters: count, callers: atOnce }: TurnsPlan): Promise<number> {
  let next = 0;
  const started = performance.now();
  const work = async (): Promise<void> => {
    while (next < count) await read(callers[next++ % callers.length]!);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return count / ((performance.now() - started) / 1000);
}

async function read({ ask, input }: Side["callers"][number]): Promise<void> {
  const { status, json } = await ask("POST", "/parse", { json: { input } });
  if (status !== 200) throw new Error(`A letter was answered with ${status}: ${JSON.stringify(json)}`);
}
