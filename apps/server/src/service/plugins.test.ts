import { chmod, mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { needing } from "@docsvc/fixtures/needing";
import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/run-command.ts";
import { pdfWith } from "../../test/support/pdf.ts";
import { testService } from "../../test/support/test-service.ts";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import { ISOLATION_LEVELS } from "../isolation/isolation.ts";
import { onPath } from "../isolation/on-path.ts";
import { CHILD_ENTRY } from "../work/child-entry.ts";

const STATEMENT = `:20:STARTUMSE
:25:37040044/0532013000
:28C:00001/001
:60F:C260930EUR1000,00
:61:2610011001DR850,00NMSCNONREF
:86:Rent October
:61:2610021002CR2400,50NMSCNONREF
:86:Salary
:62F:C261031EUR2550,50
-`;

function example(name: string): string {
  return fileURLToPath(new URL(`../../../../examples/plugins/${name}.mjs`, import.meta.url));
}

async function parsed(plugins: readonly string[], document: string | Uint8Array, config: object = {}) {
  await using service = await testService({ plugins });
  const input = await service.stored(document);
  const { json } = await service.call("POST", "/parse", { json: { input, ...config } });
  return json.result.chunks.flatMap(({ blocks }: { blocks: object[] }) => blocks);
}

test("the example of a format reads a bank's statement as headings and a table", async () => {
  const blocks = await parsed([example("bank-statement")], STATEMENT);
  expect(blocks[0]).toMatchObject({ content: "Statement of account 37040044/0532013000" });
  expect(blocks.at(-1)).toMatchObject({ type: "Table", content: expect.stringMatching(/Rent October.*-850,00/s) });
});

test("the examples of a pass and a chunker make an article of a contract a chunk of its own", async () => {
  await using service = await testService({ plugins: [example("articles"), example("chunks-by-words")] });
  const text = "The parties agree on what follows, as they have agreed before in all that matters to them. ".repeat(3);
  const input = await service.stored(
    `<html><body><p>DRAFT</p><p>Article 1. Rent</p><p>${text}</p><p>Article 2. Term</p><p>${text}</p></body></html>`,
  );
  const retrieval = { chunking: { chunk_mode: "section" } };
  const { json } = await service.call("POST", "/parse", { json: { input, retrieval } });
  const chunks = json.result.chunks.map(({ blocks }: { blocks: { type: string; content: string }[] }) =>
    blocks.map(({ type, content }) => [type, content.slice(0, 15)]),
  );
  expect(chunks).toEqual([
    [
      ["Section Header", "Article 1. Rent"],
      ["Text", "The parties agr"],
    ],
    [
      ["Section Header", "Article 2. Term"],
      ["Text", "The parties agr"],
    ],
  ]);
});

const noTesseract = onPath("tesseract") === undefined ? "Tesseract is not installed" : undefined;

needing(noTesseract).test("the example of recognition reads digits alone", async () => {
  const blocks = await parsed([example("meter-ocr")], await readFixture("statement/statement.pdf"), {
    settings: { extraction_mode: "ocr", page_range: { start: 1, end: 1 } },
  });
  const text = blocks.map(({ content }: { content: string }) => content).join(" ");
  expect(text).toMatch(/\d/);
  expect(text.replaceAll(/<[^>]*>/g, "")).not.toMatch(/[a-z]{3}/i);
});

/** A plugin that reports what it can access. */
const PRYING = `
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
const tries = {
  data: () => readdirSync(process.env.HOME + "/../../.."),
  secret: () => readFileSync("/etc/passwd"),
  own: () => writeFileSync(new URL("./left.txt", import.meta.url), "x"),
};
const reached = Object.keys(tries).filter((name) => { try { tries[name](); return true; } catch { return false; } });
export default {
  name: "prying", apiVersion: 1,
  blockPasses: [({ blocks: [first, ...rest] }) => [{ ...first, text: "reached: " + reached.join(" ") + "; loaded: " + process.title }, ...rest]],
};
`;

for (const level of ISOLATION_LEVELS.filter((one) => one !== "no-walls")) {
  const unavailable = await chooseIsolation(CHILD_ENTRY, level).then(
    () => undefined,
    (error: Error) => error.message,
  );
  needing(unavailable).test(`${level}: a plugin runs in the walls of the process that reads documents`, async () => {
    await using folder = await temporaryFolder();
    await mkdir(folder.path("plugin"));
    // Below the sandbox level, children run as separate users.
    await chmod(folder.path("."), 0o755);
    await writeFile(folder.path("plugin/prying.mjs"), PRYING);
    await using service = await testService({ plugins: [folder.path("plugin/prying.mjs")], isolation: level });
    const input = await service.stored(await pdfWith(["Hello"]));
    const { json } = await service.call("POST", "/parse", { json: { input } });
    expect(json.result.chunks[0].content).toMatch(/reached: ; loaded: docsvc /);
  });
}

test("a plugin that fails ends the job with its name and no words of the document", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("plugin"));
  const failing = `export default { name: "broken", apiVersion: 1, blockPasses: [({ blocks }) => { if (blocks[0].text === "Hello") throw new Error("Hello"); return blocks; }] };`;
  await writeFile(folder.path("plugin/broken.mjs"), failing);
  await using service = await testService({ plugins: [folder.path("plugin/broken.mjs")] });
  const input = await service.stored(await pdfWith(["Hello"]));
  const { json } = await service.call("POST", "/parse", { json: { input } });
  expect(json).toMatchObject({ code: "plugin_failed", error: expect.stringContaining(`"broken"`) });
  expect(JSON.stringify(json)).not.toContain("Hello");
});

test.each([
  ["is no file", () => "missing.mjs"],
  ["lies in a folder that holds the data directory", () => "beside.mjs"],
  ["cannot be loaded", () => "plugin/syntax.mjs"],
  ["has no plugin as its default export", () => "plugin/nothing.mjs"],
  ["is made for version 7", () => "plugin/later.mjs"],
  ["failed while it passed over the blocks of page 1", () => "plugin/failing.mjs"],
])("the service does not start with a plugin that %s", async (message, path) => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("plugin"));
  await writeFile(folder.path("beside.mjs"), "export default {};");
  await writeFile(folder.path("plugin/syntax.mjs"), "export default {");
  await writeFile(folder.path("plugin/nothing.mjs"), "export const plugin = 1;");
  await writeFile(folder.path("plugin/later.mjs"), `export default { name: "later", apiVersion: 7 };`);
  const failing = `export default { name: "failing", apiVersion: 1, blockPasses: [() => { throw new Error(); }] };`;
  await writeFile(folder.path("plugin/failing.mjs"), failing);
  const starting = testService({ plugins: [folder.path(path())], dataDir: folder.path("data") });
  await expect(starting).rejects.toThrow(message);
});
