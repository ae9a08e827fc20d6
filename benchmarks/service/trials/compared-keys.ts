import { join } from "node:path";
import { createApiKey } from "@docsvc/server/src/auth/api-key.ts";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { quantile } from "../load/http-load.ts";
import { runService } from "../load/running-service.ts";
import type { Trial } from "./trial.ts";

const ROUNDS = 1500;
/** On a busy machine, two medians for the same kind of key differ by a few hundredths. */
const MAX_RATIO = 1.15;

/** Wrong keys with a growing common prefix with a valid one must be refused in the same time; two kinds of unrelated keys are the control. */
export const comparedKeys: Trial = async (folder) => {
  const dataDir = join(folder, "data");
  await using service = await runService({ dataDir, slots: 1 });
  let key: string;
  {
    await using stores = await openStores(dataDir);
    ({ key } = await issueApiKey(stores.keys, { name: "trial", organisation: "default" }));
  }
  const flipped = (at: number): string => key.slice(0, at) + (key[at] === "a" ? "b" : "a") + key.slice(at + 1);
  const kinds: Readonly<Record<string, () => string>> = {
    stranger: createApiKey,
    anotherStranger: createApiKey,
    firstCharWrong: () => flipped("ak_live_".length),
    middleCharWrong: () => flipped(Math.floor(key.length / 2)),
    lastCharWrong: () => flipped(key.length - 1),
  };
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const faults: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // In alternation, so that other load on the machine affects all kinds.
    for (const [kind, make] of Object.entries(kinds)) {
      const caller = service.as(make());
      const started = performance.now();
      const { status } = await caller.ask("GET", "/jobs?limit=1");
      times[kind]!.push(performance.now() - started);
      if (status !== 401) faults.push(`A wrong key (${kind}) was answered with ${status}.`);
    }
  }
  const medians = Object.fromEntries(
    Object.entries(times).map(([kind, all]) => [
      kind,
      quantile(
        all.toSorted((a, b) => a - b),
        0.5,
      ),
    ]),
  );
  const ratio = Math.max(...Object.values(medians)) / Math.min(...Object.values(medians));
  if (ratio > MAX_RATIO) faults.push(`Refusals take different times: ${JSON.stringify(medians)}.`);
  const microseconds = Object.entries(medians).map(([kind, ms]) => [`${kind}Us`, Math.round(ms * 1000)]);
  return { counts: { rounds: ROUNDS, ...(Object.fromEntries(microseconds) as Record<string, number>) }, faults };
};
