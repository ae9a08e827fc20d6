/** The service in a separate process, with its options as a JSON argument; sends its address. */
import type { ServiceOptions } from "@docsvc/server/src/settings/options.ts";
import { steadyHeap } from "@docsvc/server/src/cli/serve/steady-heap.ts";
import { startService } from "@docsvc/server/src/service/service.ts";
import { CHILD_ENTRY } from "@docsvc/server/src/work/child-entry.ts";
import { builtEntry } from "@docsvc/server/test/support/built-entry.ts";

const options = JSON.parse(process.argv[2]!) as ServiceOptions;
const service = await startService({
  ...options,
  port: 0,
  // The built form, as installed: from the sources, a child takes ten times as long to start.
  childEntry: options.childEntry ?? (await builtEntry(CHILD_ENTRY)),
  // Webhook receivers of a run are on this machine.
  allowAddress: () => true,
  log: { write: (line) => void process.stderr.write(line), level: "error" },
});
// As in `docsvc serve`.
steadyHeap();
process.send?.(service.url);
process.on("disconnect", () => void service.close().then(() => process.exit(0)));
