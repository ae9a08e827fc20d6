/** A failed start reports its cause and a remedy, and `/ready` detects a full disk. */
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createService } from "../src/service/service.ts";
import { StartRefusedError } from "../src/errors/start-refused.ts";
import { DATABASE_FILE } from "../src/stores/check-data-directory.ts";
import { fill, mountSmallDisk } from "./support/small-disk.ts";
import { testService } from "./support/test-service.ts";

const childEntry = new URL("./support/playing-child.ts", import.meta.url);

async function refusalOf(dataDir: string): Promise<string> {
  const refusal: unknown = await createService({ dataDir, childEntry, isolation: "best", log: false }).then(
    (service) => service.close(),
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartRefusedError);
  return (refusal as Error).message;
}

describe("a database that is damaged", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "docsvc-damaged-"));
    await using service = await testService({ dataDir, childEntry });
    await service.newKey("a");
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  test.each([
    ["its first page", 100, 3000],
    ["its head", 0, 100],
  ])("in %s refuses the start, and says what to restore", async (_, at, bytes) => {
    const file = await open(join(dataDir, DATABASE_FILE), "r+");
    await file.write(Buffer.alloc(bytes, 0xa5), 0, bytes, at);
    await file.close();
    expect(await refusalOf(dataDir)).toMatch(/damaged.*restore a backup with docsvc restore; docsvc doctor/);
  });

  test("as it is where it is no database at all", async () => {
    await writeFile(join(dataDir, DATABASE_FILE), "not a database ".repeat(1000));
    expect(await refusalOf(dataDir)).toMatch(/damaged/);
  });
});

/** Twice the minimum free space of a service that is ready. */
const disk = mountSmallDisk(64);
afterAll(() => disk?.[Symbol.asyncDispose]());

needing(disk === undefined ? "only for root, who can mount a small disk" : undefined).describe("a full disk", () => {
  const ballast = join(disk?.folder ?? "", "ballast");

  test("refuses a first start, and says so", async () => {
    const dataDir = join(disk!.folder, "first");
    await mkdir(dataDir, { mode: 0o700 });
    await fill(ballast);
    expect(await refusalOf(dataDir)).toMatch(/disk is full.*Free some space/);
    await rm(ballast);
    await using service = await testService({ dataDir, childEntry });
    expect((await service.call("GET", "/ready", { key: null })).status).toBe(200);
  });

  test("refuses a later start, or is reported by /ready, and loses nothing", async () => {
    const dataDir = join(disk!.folder, "later");
    await mkdir(dataDir, { mode: 0o700 });
    const first = await testService({ dataDir, childEntry });
    const key = await first.newKey("kept");
    await first[Symbol.asyncDispose]();
    await fill(ballast);
    const started = await testService({ dataDir, childEntry }).catch((error: unknown) => error as StartRefusedError);
    if (started instanceof Error) expect(started.message).toMatch(/full.*Free some space/);
    else {
      expect((await started.call("GET", "/ready", { key: null })).status).toBe(503);
      await started[Symbol.asyncDispose]();
    }
    await rm(ballast);
    await using service = await testService({ dataDir, childEntry });
    expect((await service.call("GET", "/jobs", { key })).status).toBe(200);
  });

  test("is known to /ready while it is full", async () => {
    const dataDir = join(disk!.folder, "ready");
    await mkdir(dataDir, { mode: 0o700 });
    await using service = await testService({ dataDir, childEntry });
    const ready = () => service.call("GET", "/ready", { key: null });
    expect((await ready()).status).toBe(200);
    await fill(ballast);
    const { status, json, headers } = await ready();
    expect([status, json.error, headers.get("retry-after")]).toEqual([503, "The service's disk is full.", "5"]);
    // The process is alive, and `/health` answers.
    expect((await service.call("GET", "/health", { key: null })).status).toBe(200);
    await rm(ballast);
    expect((await ready()).status).toBe(200);
  });
});
