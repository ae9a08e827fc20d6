/**
 * A service in a process of its own, to be killed: data directory, key, and (optionally) the child's entry or `-`, and the bucket's
 * options as JSON are the arguments. Prints its address.
 */
import type { S3Options } from "../s3/s3-options.ts";
import { startService } from "../service.ts";

const [dataDir, apiKey, childEntry = "-", s3] = process.argv.slice(2);
const service = await startService({
  dataDir: dataDir!,
  apiKey,
  port: 0,
  slots: 2,
  ...(childEntry === "-" ? {} : { childEntry: new URL(childEntry) }),
  ...(s3 === undefined ? {} : { s3: JSON.parse(s3) as S3Options }),
});
process.stdout.write(`${service.url}\n`);
process.once("SIGTERM", () => void service.close());
