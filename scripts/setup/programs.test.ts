import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { OF_THE_TESTS, missingOf, tellMissing } from "./programs.mjs";

const TESSERACT = { names: ["tesseract-ocr"], without: "scans are recognised more slowly" };

test("what is missing is named with what happens without it, and the line that installs it", () => {
  expect(tellMissing([TESSERACT], "linux")).toEqual([
    "Not installed: tesseract-ocr; scans are recognised more slowly.",
    "To install on Debian or Ubuntu: sudo apt-get install --no-install-recommends tesseract-ocr",
  ]);
  expect(tellMissing([TESSERACT], "darwin").at(-1)).toContain("brew install tesseract");
});

test("where all is installed, nothing is said", () => {
  expect(tellMissing([], "linux")).toEqual([]);
});

test("an S3 server is missing as soon as one of its programs is", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-programs-"));
  const ceph = OF_THE_TESTS.filter(({ names }) => names.includes("radosgw"));
  vi.stubEnv("PATH", folder);
  try {
    expect(ceph).toHaveLength(1);
    for (const program of ceph[0]!.programs) {
      expect(missingOf(ceph)).toEqual(ceph);
      await writeFile(join(folder, program), "", { mode: 0o755 });
    }
    expect(missingOf(ceph)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
