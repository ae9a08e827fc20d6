/** A batch in a process of its own, to be killed: prints the key of each document that has ended. */
import { Docsvc } from "../client.ts";

const [baseUrl, checkpoint, ...inputs] = process.argv.slice(2) as [string, string, ...string[]];
const client = new Docsvc({ apiKey: "ak_live_test", baseUrl, logLevel: "off" });
for await (const { key } of client.batch(inputs, { checkpoint, concurrency: 4 })) process.stdout.write(`${key}\n`);
