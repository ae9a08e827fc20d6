/**
 * A service in its own process, to be killed. Arguments: data directory, key and, optionally, the child's entry or `-`, the bucket's options as
 * JSON or `-`, and the port. Prints its address.
 */
import type { S3Options } from "../../src/files/s3/s3-options.ts";
import { startService } from "../../src/service/service.ts";
import { CHILD_ENTRY } from "../../src/work/child-entry.ts";
import { builtEntry } from "./built-entry.ts";

const [dataDir, apiKey, childEntry = "-", s3 = "-", port = "0"] = process.argv.slice(2);
const starting = startService({
  dataDir: dataDir!,
  apiKey,
  port: Number(port),
  slots: 2,
  childEntry: childEntry === "-" ? await builtEntry(CHILD_ENTRY) : new URL(childEntry),
  ...(s3 === "-" ? {} : { s3: JSON.parse(s3) as S3Options }),
});
// Registered before the address is printed: a reader may stop the service at once.
process.once("SIGTERM", () => void starting.then((service) => service.close()));
process.stdout.write(`${(await starting).url}\n`);
