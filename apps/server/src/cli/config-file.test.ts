import { writeFile } from "node:fs/promises";
import { fixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "../../test/support/run-command.ts";

const letter = fixture("rotated/rotate-0.pdf");

async function runWith(config: string, args: readonly string[]): Promise<Awaited<ReturnType<typeof run>>> {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("habits.json"), config);
  // Awaited here, because the folder is removed at the end of this block.
  return await run(args, { environment: { config: folder.path("habits.json") } });
}

test("default flags come from a file, and flags of the call win", async () => {
  const config = JSON.stringify({ parse: { format: "text", "keep-headers": true } });
  expect((await runWith(config, ["parse", letter])).out).not.toContain("# Notes on the tide mill");
  expect((await runWith(config, ["parse", letter, "--format", "html"])).out).toContain("<!doctype html>");
});

test.each([
  ["{", "is not JSON"],
  ["[]", "must be an object of commands"],
  ['{"pares":{}}', "there is no command pares"],
  ['{"parse":{"formatt":"md"}}', "docsvc parse has no option --formatt"],
  ['{"parse":{"format":"docx"}}', "parse.format must be one of md, html, text, json"],
  ['{"parse":{"quiet":"yes"}}', "parse.quiet must be true or false"],
])("%s is a mistake that is told: %s", async (config, message) => {
  const { exitCode, err } = await runWith(config, ["parse", letter]);
  expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining(message) });
});

test("a file that is named and not there is reported", async () => {
  const { exitCode, err } = await run(["doctor"], { environment: { config: "/nowhere/habits.json" } });
  expect({ exitCode, err }).toEqual({ exitCode: 2, err: "/nowhere/habits.json: There is no such file.\n" });
});
