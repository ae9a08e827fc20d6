/** A batch in a process that is killed: prints the key of each finished document. */
import { Docsvc } from "../client.ts";

const [baseUrl, checkpoint, ...inputs] = process.argv.slice(2) as [string, string, ...string[]];
const client = new Docsvc({ apiKey: "ak_live_test", baseUrl, logLevel: "off" });
for await (const { key } of client.batch(inputs, { checkpoint, concurrency: 4 })) process.stdout.write(`${key}\n`);
