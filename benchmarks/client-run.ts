/**
 * Restarts of the service as a client sees them: `node benchmarks/client-run.ts`.
 *
 * 100 documents through the public client with its defaults, eight at a time, while the service is killed ten times with SIGKILL and
 * returns after 5 to 11 seconds. Every count under `faults` must be 0. Its test runs a short form.
 */
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { clientRun } from "./service/client-run/client-run.ts";

const { values } = parseArgs({
  options: { documents: { type: "string", default: "100" }, kills: { type: "string", default: "10" } },
});

await using folder = await mkdtempDisposable(join(tmpdir(), "docsvc-client-run-"));
const result = await clientRun({
  dataDir: folder.path,
  documents: Number(values.documents),
  kills: Number(values.kills),
  downMs: { least: 5000, most: 11_000 },
});
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
process.exitCode = Object.values(result.faults).some((count) => count > 0) ? 1 : 0;
