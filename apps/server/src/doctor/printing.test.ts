import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { needing } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import type { IsolationLevel } from "../isolation/isolation.ts";
import { onPath } from "../isolation/on-path.ts";
import { CHILD_ENTRY } from "../work/child-entry.ts";
import type { Finding, Subject } from "./check.ts";
import { checkIsolation } from "./isolation.ts";
import { checkChromium, checkLibreOffice } from "./printing.ts";

const at = (level: string): Subject => ({
  dataDir: "/nowhere",
  database: undefined,
  s3: undefined,
  variables: { DOCSVC_ISOLATION: level },
});
const works = (level: IsolationLevel): Promise<boolean> =>
  chooseIsolation(CHILD_ENTRY, level).then(
    () => true,
    () => false,
  );
const isComplete = onPath("chromium") !== undefined && onPath("soffice") !== undefined;

const inSandbox = needing(isComplete && (await works("sandbox")) ? undefined : "no sandbox, Chromium or LibreOffice");
inSandbox.test("both programs print a page inside the sandbox", async () => {
  for (const check of [checkChromium, checkLibreOffice]) {
    expect(await check(at("sandbox"))).toMatchObject({
      state: "ok",
      detail: expect.stringContaining("it printed a page at the level sandbox"),
    });
  }
});

const inLandlock = needing(isComplete && (await works("no-namespaces")) ? undefined : "no Landlock or no Chromium");
inLandlock.test("a program that is installed and prints nothing at the level in force is not called fit", async () => {
  const found = await checkChromium(at("no-namespaces"));
  expect(found).toMatchObject({
    state: "missing",
    detail: expect.stringMatching(/printed no page at the level no-namespaces \(no program is started there\)/),
  } satisfies Partial<Record<keyof Finding, unknown>>);
});

test("a level that the settings name is the one that is examined", async () => {
  expect(await checkIsolation(at("no-walls"))).toMatchObject({
    state: "missing",
    detail: "a job's process reaches what the service reaches (DOCSVC_ISOLATION=no-walls)",
  });
});

test("what is read without LibreOffice is what the table of formats says, which is made from the code", async () => {
  const table = await readFile(join(import.meta.dirname, "../../README.md"), "utf8");
  const [, estimated] = /^\| ([^|]+) \| true with LibreOffice; without it estimated/m.exec(table)!;
  const [, texts] = /^\| ([^|]+) \| read and placed with LibreOffice; without it texts and structure alone/m.exec(
    table,
  )!;
  const { PATH } = process.env;
  process.env["PATH"] = "/nowhere";
  try {
    const { detail } = await checkLibreOffice(at("no-walls"));
    expect(detail).toContain(`not installed; ${estimated} are read, with estimated pages`);
    expect(detail).toContain(`; of ${texts} texts and structure alone are read`);
  } finally {
    process.env["PATH"] = PATH;
  }
});
