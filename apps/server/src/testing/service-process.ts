/**
 * A service in a process of its own, to be killed: data directory, key and (optionally) the child's entry are the arguments. Prints its
 * address.
 */
import { startService } from "../service.ts";

const [dataDir, apiKey, childEntry] = process.argv.slice(2);
const service = await startService({
  dataDir: dataDir!,
  apiKey,
  port: 0,
  slots: 2,
  ...(childEntry === undefined ? {} : { childEntry: new URL(childEntry) }),
});
process.stdout.write(`${service.url}\n`);
process.once("SIGTERM", () => void service.close());
