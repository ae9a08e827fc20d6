/** LibreOffice prints Office documents inside the walls of a child process, where the machine has both. */
import { execFileSync } from "node:child_process";
import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import { chooseIsolation } from "../isolation/choose-isolation.ts";

/** Why it is skipped; undefined where nothing is missing. */
async function lacking(): Promise<string | undefined> {
  try {
    execFileSync("sh", ["-c", "command -v soffice"]);
  } catch {
    return "LibreOffice is not installed (Debian: apt-get install libreoffice-writer-nogui libreoffice-impress-nogui)";
  }
  const { level } = await chooseIsolation(new URL("child-entry.ts", import.meta.url), "best");
  return level === "sandbox" || level === "no-walls" ? undefined : `at the level ${level} a child starts no programs`;
}

test("a Word document has the pages and boxes that LibreOffice gives it", async ({ skip }) => {
  const reason = await lacking();
  skip(reason !== undefined, reason);
  await using service = await testService();
  const input = await service.stored(new Uint8Array(await readFixture("office/minutes.docx")));
  const { status, json } = await service.call("POST", "/parse", { json: { input } });
  expect(status).toBe(200);
  expect(json.result.warnings).toEqual([]);
  const blocks: readonly { readonly confidence: string }[] = json.result.chunks[0].blocks;
  expect(blocks.some(({ confidence }) => confidence === "high")).toBe(true);
});
