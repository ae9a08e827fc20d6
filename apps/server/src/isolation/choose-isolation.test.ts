/** How a service chooses its isolation where bubblewrap is not installed. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import { local } from "../service/local.ts";
import { startService } from "../service/service.ts";
import { chooseIsolation } from "./choose-isolation.ts";

const childEntry = new URL("../../test/support/prying-child.ts", import.meta.url);
const elsewhere = await mkdtemp(join(tmpdir(), "docsvc-elsewhere-"));
afterAll(() => rm(elsewhere, { recursive: true }));

describe("without bubblewrap", () => {
  const { PATH } = process.env;
  beforeAll(() => {
    process.env["PATH"] = "/nowhere";
  });
  afterAll(() => {
    process.env["PATH"] = PATH;
  });

  test("there is no start, and the reason and the words that would allow one are reported", async () => {
    const start = testService({ childEntry, isolation: undefined });
    await expect(start).rejects.toThrow(/no sandbox for documents here: bubblewrap is not installed.*no-walls/s);
    await expect(chooseIsolation(childEntry, "sandbox")).rejects.toThrow(/bubblewrap is not installed/);
  });

  test("of several levels the first that works is taken, and none but these", async () => {
    const chosen = await chooseIsolation(childEntry, ["sandbox", "no-walls"]);
    expect(chosen).toMatchObject({ level: "no-walls", shortfall: "bubblewrap is not installed" });
    await expect(chooseIsolation(childEntry, ["sandbox", "no-namespaces"])).rejects.toThrow(
      /"sandbox,no-namespaces" does not work here: bubblewrap is not installed; perl or setpriv/,
    );
  });

  test("a service that others can reach does not start", async () => {
    const dataDir = await mkdtemp(join(elsewhere, "data-"));
    const start = startService({ dataDir, host: "0.0.0.0", port: 0, publicUrl: "http://docs.test", childEntry });
    await expect(start).rejects.toThrow(/no sandbox for documents here/);
  });

  test("one on a loopback address starts, and says so", async () => {
    const dataDir = await mkdtemp(join(elsewhere, "data-"));
    const log: string[] = [];
    await using service = await startService({
      dataDir,
      port: 0,
      childEntry,
      log: { write: (line) => log.push(line) },
    });
    expect(service.url).toContain("127.0.0.1");
    const warnings = log.filter((line) => line.includes("documents are read without a sandbox: bubblewrap"));
    expect(warnings).toHaveLength(1);
  });

  test("so does one inside a program", async () => {
    const log: string[] = [];
    await using service = await local({ childEntry, log: { write: (line) => log.push(line) } });
    expect((await service.fetch("http://docs.test/health")).status).toBe(200);
    expect(log.filter((line) => line.includes("documents are read without a sandbox: bubblewrap"))).toHaveLength(1);
  });
});
