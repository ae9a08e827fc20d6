/** Starts the service on its embedded default, parses a real document through the typed client, shows it, and goes on serving. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Docsvc } from "@docsvc/client";
import type { FullResult } from "@docsvc/client";
import { startService } from "@docsvc/server";

const root = join(import.meta.dirname, "../../..");
const sample = "fixtures/ruled-tables/ruled-tables.pdf";

const { values: flags } = parseArgs({
  options: {
    port: { type: "string", default: "8787" },
    host: { type: "string", default: "127.0.0.1" },
    data: { type: "string", default: join(root, ".docsvc") },
  },
});
await mkdir(flags.data, { recursive: true });
const service = await startService({
  dataDir: flags.data,
  host: flags.host,
  port: Number(flags.port),
  apiKey: process.env.DOCSVC_API_KEY,
}).catch((error: NodeJS.ErrnoException) => {
  const hint = error.code === "EADDRINUSE" ? ` Choose another port: npm start -- --port ${Number(flags.port) + 1}` : "";
  console.error(`The service could not start: ${error.message}.${hint}`);
  process.exit(1);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void service.close());

const apiKey = process.env.DOCSVC_API_KEY ?? (await keptKey(service.apiKey));
console.log(`\ndocsvc is running at ${service.url}   (interface: ${service.url}/docs)\nAPI key: ${apiKey}\n`);

const client = new Docsvc({ apiKey, baseUrl: service.url });
const started = performance.now();
const input = await client.upload(join(root, sample));
const response = await client.parse({ input });
show(await client.fullResult(response), response.usage.num_pages, performance.now() - started);
console.log(
  `\nNext: read README.md, “Use the service with curl”. Ctrl-C stops the service; its data stays in ${flags.data}`,
);

/** The first start's key is shown once and stored hashed; this folder keeps it, so that every `npm start` can print it. */
async function keptKey(fresh: string | undefined): Promise<string> {
  const file = join(flags.data, "first-key");
  if (fresh === undefined) {
    return (
      await readFile(file, "utf8").catch(() => {
        console.error(
          `${file} is gone. Set DOCSVC_API_KEY to a key of this service, or delete ${flags.data} to start anew.`,
        );
        process.exit(1);
      })
    ).trim();
  }
  await writeFile(file, `${fresh}\n`, { mode: 0o600 });
  return fresh;
}

function show(result: FullResult, pageCount: number, elapsedMs: number): void {
  const blocks = result.chunks.flatMap((chunk) => chunk.blocks);
  console.log(`Parsed ${sample}: ${pageCount} pages, ${blocks.length} blocks in ${elapsedMs.toFixed(0)} ms\n`);
  console.log("page  left   top    width  height  type            content");
  for (const { type, bbox, content } of blocks.slice(0, 16)) {
    const box = [bbox.left, bbox.top, bbox.width, bbox.height].map((side) => side.toFixed(3)).join("  ");
    const line = content.replaceAll(/\s+/g, " ");
    console.log(
      `${String(bbox.page).padStart(4)}  ${box}   ${type.padEnd(15)} ${line.length > 60 ? `${line.slice(0, 59)}…` : line}`,
    );
  }
  if (blocks.length > 16) console.log(`      … and ${blocks.length - 16} more`);
}
