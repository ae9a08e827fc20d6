import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { needing } from "@docsvc/fixtures/needing";
import { expect } from "vitest";
import { createApiKey } from "../../../src/auth/api-key.ts";
import { run } from "../../support/run-command.ts";
import type { ServiceOptions } from "../../../src/settings/options.ts";
import { createService } from "../../../src/service/service.ts";
import { pdfWith } from "../../support/pdf.ts";
import { postgresMissing } from "../../support/postgres-server.ts";
import type { S3TestBucket } from "../../support/radosgw.ts";
import { newDatabase } from "../../support/shared-postgres.ts";
import { testService } from "../../support/test-service.ts";

/** Hosts that share only a database and a bucket. */
export function fleetSuite(newBucket: () => Promise<S3TestBucket>): void {
  needing(postgresMissing).test(
    "a document sent to the bucket is read by another host, and its result is read from the bucket",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "docsvc-s3-fleet-"));
      try {
        const database = await newDatabase();
        await run(["migrate", "--database", database]);
        const s3 = { ...(await newBucket()), direct: true };
        const host = (name: string): ServiceOptions => ({
          dataDir: join(folder, name),
          database,
          secret: "a secret of more than 32 characters",
          s3,
        });
        await using api = await testService({ ...host("one"), role: "api", apiKey: createApiKey() });
        await using _worker = await createService({ ...host("two"), role: "worker", slots: 1, drainMs: 0 });

        const bytes = await pdfWith(["From one host to another"]);
        const { json: announced } = await api.call("POST", "/upload_url", { json: { bytes: bytes.length } });
        expect((await fetch(announced.upload_url, { method: "PUT", body: bytes })).status).toBe(200);
        const settings = { force_url_result: true };
        const { json } = await api.call("POST", "/parse", { json: { input: announced.file_id, settings } });
        expect(new URL(json.result.url).origin).toBe(s3.endpoint);
        expect(await (await fetch(json.result.url)).text()).toContain("From one host to another");
        const onDisk = await readdir(join(folder, "one"), { recursive: true }).catch(() => []);
        expect(onDisk.filter((name) => /uploads|results/.test(name))).toEqual([]);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
}
