/** A program that never ends stands for a document that LibreOffice works on for hours. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";

test("a print takes a third of a job's time at most, and then the job completes with all of its text", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-stalling-"));
  const { PATH } = process.env;
  try {
    await writeFile(join(folder, "soffice"), "#!/bin/sh\nexec sleep 60\n", { mode: 0o755 });
    process.env["PATH"] = `${folder}:${PATH}`;
    await using service = await testService({ isolation: "no-walls" });
    const input = await service.stored(new Uint8Array(await readFixture("office/minutes.docx")), "minutes.docx");
    const started = performance.now();
    const { status, json } = await service.call("POST", "/parse", { json: { input, settings: { timeout: 9 } } });
    expect(performance.now() - started).toBeLessThan(9000);
    expect(status).toBe(200);
    expect(json.result.chunks[0].content).toContain("The next meeting takes place on *9 April*.");
    expect(json.result.warnings).toEqual([
      { code: "pages_estimated", message: expect.stringMatching(/LibreOffice did not print it within 3 s/) },
    ]);
  } finally {
    process.env["PATH"] = PATH;
    await rm(folder, { recursive: true });
  }
});
