import { spawn } from "node:child_process";
import { chmod, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { PDFDocument } from "@cantoo/pdf-lib";
import { fixture } from "@docsvc/fixtures";
import { onLinux } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "../../test/support/run-command.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

async function formOf(names: readonly string[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  for (const [at, name] of names.entries()) {
    const [x, y] = [100, 150 - 40 * at];
    page.drawText(name, { x: 20, y: y + 5, size: 10 });
    document.getForm().createTextField(name).addToPage(page, { x, y, width: 150, height: 20 });
  }
  return document.save();
}

test.each([
  ["enter Lee and City Rome in the field Name", /City/u],
  ["replace Ann with Bo and Carl with Dan and Eve by Fay", /several ways|quotes/u],
])("a second wish in a form's value is refused for its reason: %s", async (instruction, reason) => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("form.pdf"), await formOf(["Name", "City"]));
  const { exitCode, out } = await run(["edit", folder.path("form.pdf"), instruction, "--dry-run"]);
  expect(exitCode).toBe(1);
  const { edits } = JSON.parse(out).result;
  for (const edit of edits) {
    expect(edit).toMatchObject({
      status: expect.stringMatching(/^(?:not_understood|refused)$/u),
      reason: expect.stringMatching(reason),
    });
    expect(edit).not.toHaveProperty("after");
  }
});

/** A recogniser that lists its languages and then fails on every picture. */
const BROKEN = '#!/bin/sh\nif [ "$1" = "--list-langs" ]; then echo "List (1):"; echo eng; exit 0; fi\nexit 1\n';

onLinux.test("an unread picture is not called redacted", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("tesseract"), BROKEN);
  await chmod(folder.path("tesseract"), 0o755);
  const args = ["edit", fixture("scan/letter-scan.pdf"), 'Redact "Haugen"', "--out", folder.path("out.pdf")];
  const { code, errors } = await runMain(args, folder.path("."));
  expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining("could not be recognised") });
  expect(errors).toContain("nothing was written");
  expect(await readdir(folder.path("."))).toEqual(["tesseract"]);
});

/** The command line in a process of its own, with only one folder to find programs in. */
async function runMain(args: readonly string[], path: string): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { PATH: path }, stdio: ["ignore", "ignore", "pipe"] });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on("error", reject).on("close", resolve);
  return { code: await promise, errors };
}
