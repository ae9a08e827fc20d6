import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildStudio } from "../scripts/build.ts";

test("the first view loads less than 60 kB of script, gzipped, and nothing inline", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-studio-"));
  try {
    const { firstView } = await buildStudio(folder);
    let bytes = 0;
    for (const name of firstView) bytes += gzipSync(await readFile(join(folder, "assets", name))).length;
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(60_000);
    const page = await readFile(join(folder, "index.html"), "utf8");
    expect(page).not.toMatch(/<script(?![^>]* src=)|<style|style=| on\w+=/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
