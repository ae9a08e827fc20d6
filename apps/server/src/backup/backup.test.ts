import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pdfWith } from "../../test/support/pdf.ts";
import { testService } from "../../test/support/test-service.ts";
import { webhookReceiver } from "../../test/support/webhook-receiver.ts";
import { organisationSecrets } from "../webhooks/organisation-secrets.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsvc-backup-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("a backup of a running service becomes a service with the same keys, jobs, results, secrets and usage", async () => {
  await using receiver = await webhookReceiver((_, response) => response.writeHead(500).end());
  const input = await pdfWith(["Kept"], "password");
  await using service = await testService({ dataDir: join(folder, "data"), allowAddress: () => true });
  const key = await service.newKey("acme");
  const upload = await service.upload(input, { key });
  const json = {
    input: upload.json.file_id,
    settings: { document_password: "password" },
    async: { webhook: { url: receiver.url }, metadata: { mine: 1 } },
  };
  const { job_id: id } = (await service.call("POST", "/parse_async", { key, json })).json;
  await service.ended(id as string, { key });
  await expect.poll(() => receiver.deliveries.length).toBe(1);

  // Submissions continue while the copy is made.
  const submitting = (async () => {
    for (let index = 0; index < 8; index++) {
      await service.call("POST", "/parse_async", { key, json });
      await nextTurn();
    }
  })();
  const manifest = await backUp(service.dataDir, join(folder, "backup"));
  await submitting;
  expect(manifest.files).toBeGreaterThanOrEqual(2);
  const secrets = await organisationSecrets(service.service.stores, "acme");
  const usage = await service.service.stores.usage.list({ organisation: "acme" });

  expect(await restore(join(folder, "backup"), join(folder, "restored"))).toMatchObject({ missing: 0 });
  await using restored = await testService({ dataDir: join(folder, "restored"), allowAddress: () => true });
  const job = (await restored.call("GET", `/job/${id}`, { key })).json;
  expect(job).toMatchObject({ status: "COMPLETED", metadata: { mine: 1 } });
  expect(job.result.chunks[0].content).toContain("Kept");
  expect(await organisationSecrets(restored.service.stores, "acme")).toEqual(secrets);
  expect((await restored.service.stores.usage.list({ organisation: "acme" }))[0]).toMatchObject({
    day: usage[0]!.day,
    pages: expect.any(Number),
  });
  expect((await restored.service.stores.webhooks.list({ limit: 5, jobId: id }))[0]).toMatchObject({ state: "pending" });
  const again = (await restored.call("POST", "/parse", { key, json: { ...json, async: undefined } })).json;
  expect(again.usage).toEqual({ num_pages: 1, credits: 1 });
});

test("only its owner may read a backup", async () => {
  await using service = await testService({ dataDir: join(folder, "data") });
  await backUp(service.dataDir, join(folder, "backup"));
  expect((await stat(join(folder, "backup"))).mode & 0o077).toBe(0);
  for (const file of ["secret", "docsvc.sqlite"]) {
    expect((await stat(join(folder, "backup", file))).mode & 0o077).toBe(0);
  }
});

test("nothing is written over, and what is no whole backup is not restored", async () => {
  const backup = join(folder, "backup");
  await using service = await testService({ dataDir: join(folder, "data") });
  await service.stored(await pdfWith(["One"]));
  await backUp(service.dataDir, backup);
  await expect(backUp(service.dataDir, backup)).rejects.toThrow(/not empty/);
  await expect(restore(backup, service.dataDir)).rejects.toThrow(/not empty/);
  await expect(restore(service.dataDir, join(folder, "new"))).rejects.toThrow(/no complete backup/);
  await expect(backUp(folder, join(folder, "other"))).rejects.toThrow();

  await truncate(join(backup, "docsvc.sqlite"), 8192);
  await expect(restore(backup, join(folder, "new"))).rejects.toThrow(/damaged/);
  expect((await readdir(folder)).filter((name) => name.startsWith(".restoring"))).toEqual([]);
  await rm(join(backup, "files"), { recursive: true });
  await expect(restore(backup, join(folder, "new"))).rejects.toThrow(/0 files of the 1/);
  await mkdir(join(folder, "empty"));
  await writeFile(join(folder, "empty", "backup.json"), '{"format":2}');
  await expect(restore(join(folder, "empty"), join(folder, "new"))).rejects.toThrow(/no complete backup/);
});
