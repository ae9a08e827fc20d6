import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { issueApiKey } from "@docsvc/server/src/auth/authenticator.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import { driveLoad } from "./http-load.ts";
import { runService } from "./running-service.ts";

/** The long form, with figures, is `benchmarks/load.ts`. */
test("a thousand callers at once are all answered: with a job, or with when to come back", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "docsvc-crowd-"));
  try {
    const most = 100;
    await using service = await runService({ dataDir, slots: 1, limits: { pendingJobs: most, pendingShare: 1 } });
    await using stores = await openStores(dataDir);
    const { key } = await issueApiKey(stores.keys, { name: "crowd" });
    const input = await service.upload(Buffer.from("%PDF-1.7"), "document.pdf");
    const body = JSON.stringify({ input });
    const head = `POST /parse_async HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${key}`;
    const request = `${head}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const port = Number(new URL(service.url).port);
    const figures = await driveLoad({ port, callers: 1000, requests: 3000, request: () => request });
    expect(figures).toMatchObject({ broken: 0, withoutRetryAfter: 0 });
    const { "200": accepted = 0, "503": overloaded = 0, ...others } = figures.byStatus;
    expect([others, accepted + overloaded]).toEqual([{}, 3000]);
    expect(accepted).toBeGreaterThanOrEqual(most);
    expect(overloaded).toBeGreaterThan(0);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});
