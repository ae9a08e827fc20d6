/** The short form of the client run. The long form: `benchmarks/client-run.ts`. */
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { clientRun } from "./client-run.ts";

test("a service that is killed and comes back rejects no call and does no work twice", async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "docsvc-client-run-"));
  const plan = { documents: 24, kills: 3, downMs: { least: 2500, most: 3500 } };
  const { faults, kills } = await clientRun({ dataDir: folder.path, ...plan });
  expect(faults).toEqual({ rejected: 0, mistaken: 0, twice: 0, missing: 0 });
  expect(kills).toBe(3);
});
