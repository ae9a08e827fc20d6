import { readFile } from "node:fs/promises";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageMetadata } from "./package-metadata.ts";
import { describeBadges, describeReport, describeSupport, PROJECT } from "./project.ts";
import { fillSection } from "./section.ts";

const root = join(import.meta.dirname, "../..");
const UNSET = { repository: null, contact: null };
const SET = { repository: "https://host.example/owner/name", contact: "team@host.example" };

test.each([
  ["README.md", "badges", describeBadges],
  ["SECURITY.md", "report", describeReport],
  ["CODE_OF_CONDUCT.md", "report", describeReport],
  ["SUPPORT.md", "support", describeSupport],
])("%s says what project.json says", async (file, section, describe) => {
  const text = await readFile(join(root, file), "utf8");
  expect(fillSection(text, section, describe(PROJECT))).toBe(text);
});

test("without an address nothing leads to one; with one each leads to it", () => {
  for (const describe of [describeBadges, describeReport, describeSupport]) {
    expect(describe(UNSET)).not.toMatch(/https?:|mailto:/);
    expect(describe(SET)).toContain(SET.repository);
  }
  expect(describeReport(SET)).toContain("mailto:team@host.example");
  expect(packageMetadata("packages/client", UNSET)).toEqual({ author: "The docsvc contributors" });
  expect(packageMetadata("packages/client", SET)).toMatchObject({
    homepage: "https://host.example/owner/name/tree/main/packages/client#readme",
  });
});

test("no file knows an address of the project", () => {
  const found = spawnSync("git", ["grep", "-lIE", "(github\\.com|ghcr\\.io)/docsvc"], { cwd: root, encoding: "utf8" });
  // 1: nothing was found.
  expect(found).toMatchObject({ status: 1, stdout: "" });
});
