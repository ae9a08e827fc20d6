import { execFileSync } from "node:child_process";
import { copyFile, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { FullResult, ParseResponse } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { notOnWindows } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { startService } from "../service/service.ts";
import { run, temporaryFolder } from "../../test/support/run-command.ts";

const letter = fixture("letter/letter.pdf");
const invoice = fixture("form/invoice.pdf");
const broken = fixture("broken/truncated-early.pdf");
const encrypted = fixture("encrypted/user-aes-256.pdf");

async function copy(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [to, from] of Object.entries(files)) {
    await mkdir(dirname(to), { recursive: true });
    await copyFile(from, to);
  }
}

test("one document goes to standard output as Markdown", async () => {
  const { exitCode, out, err } = await run(["parse", fixture("rotated/rotate-0.pdf")]);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
  expect(out).toContain("# Notes on the tide mill at Saltgate\n\n");
});

test.each([
  ["html", "<!doctype html>"],
  ["text", "Saltgate Local History Society"],
  ["json", '{"duration":'],
])("--format %s is written", async (format, beginning) => {
  const { out } = await run(["parse", fixture("rotated/rotate-0.pdf"), "--format", format]);
  expect(out.startsWith(beginning)).toBe(true);
});

test("--format json is the parse response of the contract, without a job", async () => {
  const { out } = await run(["parse", letter, "--format", "json"]);
  const parsed = JSON.parse(out);
  expect(parsed).toMatchObject({ usage: { num_pages: 1, credits: null }, result: { type: "full" } });
  expect(parsed.result.chunks[0].blocks[0].bbox).toMatchObject({ page: 1 });
  expect(parsed.duration).toBeGreaterThan(0);
});

test.each(["1", "2"])(
  "with --jobs %s a folder goes into a folder, and a bad file is reported and passed over",
  async (jobs) => {
    await using folder = await temporaryFolder();
    await copy({
      [folder.path("in/a.pdf")]: letter,
      [folder.path("in/deep/b.PDF")]: invoice,
      [folder.path("in/bad.pdf")]: broken,
      // Text whose name is not that of a document.
      [folder.path("in/notes.ini")]: fixture("broken/text.pdf"),
      // A document, whatever its name.
      [folder.path("in/no-ending")]: letter,
      [folder.path("in/.hidden.pdf")]: letter,
    });
    const { exitCode, out, err } = await run(["parse", folder.path("in"), "--out", folder.path("out"), "--jobs", jobs]);
    expect(exitCode).toBe(1);
    expect(out).toBe("");
    expect(err).toContain(`${folder.path("in/bad.pdf")}: This PDF cannot be opened`);
    expect(err).toContain("4 documents; 1 file of another kind passed over (.ini).");
    expect(err).toContain("4 documents in");
    const written = await readdir(folder.path("out"), { recursive: true });
    expect(written.map((name) => name.replaceAll("\\", "/")).sort()).toEqual([
      "a.md",
      "deep",
      "deep/b.md",
      "no-ending.md",
    ]);
    expect(await readFile(folder.path("out/a.md"), "utf8")).toBe((await run(["parse", letter])).out);
  },
);

test("two documents of one name both keep their rendering", async () => {
  await using folder = await temporaryFolder();
  await copy({
    [folder.path("a/x.pdf")]: letter,
    [folder.path("b/X.pdf")]: invoice,
    [folder.path("b/x-2.pdf")]: letter,
  });
  const inputs = [folder.path("a/x.pdf"), folder.path("b/X.pdf"), folder.path("b/x-2.pdf")];
  await run(["parse", ...inputs, "--out", folder.path("out")]);
  expect((await readdir(folder.path("out"))).sort()).toEqual(["a", "b", "x-2.md"]);
  expect(await readFile(folder.path("out/a/x.pdf.md"), "utf8")).toBe((await run(["parse", letter])).out);
  expect(await readFile(folder.path("out/b/X.pdf.md"), "utf8")).toBe((await run(["parse", invoice])).out);
});

test("--json reports each document as a line", async () => {
  await using folder = await temporaryFolder();
  const { out, exitCode } = await run(["parse", letter, broken, "--out", folder.path("out"), "--json"]);
  expect(exitCode).toBe(1);
  const lines = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([
    expect.objectContaining({ input: letter, status: "ok", output: folder.path("out/letter.md"), num_pages: 1 }),
    expect.objectContaining({ input: broken, status: "failed", code: "damaged_document" }),
  ]);
});

test("a file of the same name is replaced whole, and nothing else is left behind", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("letter.md"), "old");
  const args = ["parse", letter, "--out", folder.path("letter.md")];
  const refused = await run(args);
  expect(refused).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("docsvc has not written it so. Give --force"),
  });
  expect(await readFile(folder.path("letter.md"), "utf8")).toBe("old");
  await run([...args, "--force"]);
  expect(await readFile(folder.path("letter.md"), "utf8")).not.toBe("old");
  expect(await readdir(folder.path("."))).toEqual(["letter.md"]);
});

test("with --no-print pages and boxes of texts are estimated", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("notes.txt"), "Opening hours\n\nThe gate opens at nine.\n");
  const { exitCode, out } = await run(["parse", folder.path("notes.txt"), "--format", "json", "--no-print"]);
  expect(exitCode).toBe(0);
  const { result } = JSON.parse(out) as ParseResponse;
  const blocks = (result as FullResult).chunks.flatMap((chunk) => chunk.blocks);
  expect(blocks.length).toBeGreaterThan(0);
  expect(blocks.every(({ confidence }) => confidence === "low")).toBe(true);
  const refused = await run(["parse", folder.path("notes.txt"), "--no-print", "--server", "http://localhost"]);
  expect(refused).toMatchObject({ exitCode: 2, err: expect.stringContaining("--no-print is a choice") });
});

test("text in pictures is recognised, unless --no-ocr says otherwise", async () => {
  const scan = fixture("scan/letter-scan.pdf");
  expect((await run(["parse", scan, "-f", "text"])).out).toContain("Dear Mr Achterberg");
  const without = await run(["parse", scan, "-f", "text", "--no-ocr"]);
  expect(without.out.trim()).toBe("");
  expect((await run(["parse", scan, "--no-ocr", "--server", "http://localhost"])).err).toContain("--no-ocr");
});

test("pages, password and configuration reach the engine; flags win over the file", async () => {
  await using folder = await temporaryFolder();
  const config = {
    settings: { page_range: { start: 1, end: 1 }, document_password: "wrong" },
    retrieval: { chunking: { chunk_mode: "page" } },
  };
  await writeFile(folder.path("config.json"), JSON.stringify(config));
  const paper = await run([
    "parse",
    fixture("paper/paper.pdf"),
    "--pages",
    "2-3",
    "--config",
    folder.path("config.json"),
    "-f",
    "json",
  ]);
  const { result, usage } = JSON.parse(paper.out);
  expect(usage.num_pages).toBe(2);
  expect(result.chunks.map((chunk: { blocks: { bbox: { page: number } }[] }) => chunk.blocks[0]!.bbox.page)).toEqual([
    2, 3,
  ]);
  const listed = await run(["parse", fixture("paper/paper.pdf"), "--pages", "1,3", "-f", "json"]);
  expect(JSON.parse(listed.out).result.pages.map(({ page }: { page: number }) => page)).toEqual([1, 3]);
  expect((await run(["parse", encrypted])).err).toContain("encrypted");
  expect(
    (await run(["parse", encrypted, "--config", folder.path("config.json"), "--password", "harbour"])).exitCode,
  ).toBe(0);
});

test("headers, footers and page numbers are kept on demand", async () => {
  const args = ["parse", fixture("paper/paper.pdf"), "--pages", "3"];
  const clean = await run(args);
  const kept = await run([...args, "--keep-headers"]);
  expect(kept.out.length).toBeGreaterThan(clean.out.length);
});

test.each([
  ["--out DIR", ["parse", letter, invoice]],
  ["--format json", ["parse", letter, "--json"]],
  ["would overwrite", ["parse", letter, "--out", letter]],
  ["such as 3, 1-3", ["parse", letter, "--pages", "x"]],
  ["--jobs must be a whole number", ["parse", letter, "--jobs", "0"]],
  ["Allowed choices are md, html, text, json", ["parse", letter, "--format", "docx"]],
  ["no-such.pdf: There is no such file", ["parse", "no-such.pdf"]],
  ["no-such.json: There is no such file", ["parse", letter, "--config", "no-such.json"]],
  ["DOCSVC_API_KEY", ["parse", letter, "--server", "http://127.0.0.1:1"]],
  ["Did you mean parse?", ["pasre", letter]],
])("a mistake is told before anything is done: %s", async (message, args) => {
  const { exitCode, out, err } = await run(args);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
  expect(err).toContain(message);
});

test("a configuration that breaks the contract is refused, with each place", async () => {
  await using folder = await temporaryFolder();
  const config = { retrieval: { chunking: { chunk_mode: "pages" } }, formating: {} };
  await writeFile(folder.path("config.json"), JSON.stringify(config));
  const { exitCode, err } = await run(["parse", letter, "--config", folder.path("config.json")]);
  expect(exitCode).toBe(2);
  expect(err).toContain("retrieval.chunking.chunk_mode must be one of");
  expect(err).toContain("formating is not a known field");
});

test("an address into the own network is not fetched", async () => {
  const { exitCode, err } = await run(["parse", "http://169.254.169.254/latest/meta-data?token=secret"]);
  expect(exitCode).toBe(1);
  expect(err).toContain("does not lead to the public internet");
  expect(err).not.toContain("secret");
});

test("a service gives the same rendering as this process", async () => {
  await using folder = await temporaryFolder();
  const apiKey = `ak_live_${"a".repeat(40)}`;
  await using service = await startService({ dataDir: folder.path("data"), port: 0, apiKey, slots: 1, drainMs: 0 });
  const environment = { apiKey };
  const remote = await run(["parse", letter, "--server", service.url], { environment });
  expect(remote.out).toBe((await run(["parse", letter])).out);

  const failed = await run(["parse", broken, "--server", service.url], { environment });
  expect(failed.exitCode).toBe(1);
  expect(failed.err).toContain("This PDF cannot be opened");

  const json = await run(["parse", letter, "--server", service.url, "-f", "json"], { environment });
  const again = await run(["parse", `jobid://${JSON.parse(json.out).job_id}`, "--server", service.url], {
    environment,
  });
  expect(again.out).toBe(remote.out);
});

notOnWindows.test(
  "a document that does not come back in time loses its worker, and the others are still done",
  async () => {
    await using folder = await temporaryFolder();
    // Nothing writes to it, so reading it would wait forever.
    execFileSync("mkfifo", [folder.path("stuck.pdf")]);
    // The others have the same limit, much more than they need even on a busy machine.
    await writeFile(folder.path("config.json"), JSON.stringify({ settings: { timeout: 15 } }));
    const where = ["--out", folder.path("out"), "--jobs", "2", "--config", folder.path("config.json")];
    const { exitCode, err } = await run(["parse", folder.path("stuck.pdf"), letter, invoice, ...where]);
    expect(exitCode).toBe(1);
    expect(err).toContain("stuck.pdf: The document took longer");
    expect((await readdir(folder.path("out"))).sort()).toEqual(["invoice.md", "letter.md"]);
  },
);

test("an interrupted run says so and stops", async () => {
  const { exitCode, err } = await run(["parse", letter], { signal: AbortSignal.abort() });
  expect(exitCode).toBe(130);
  expect(err).toContain("Interrupted");
});

test("--debug draws the stages of one document into the folder, and says what to open", async () => {
  await using folder = await temporaryFolder();
  const { exitCode, out, err } = await run(["parse", letter, "--debug", folder.path("look")]);
  expect(exitCode).toBe(0);
  expect(out).toContain("Dear Mr Achterberg");
  expect(err).toBe(`${letter}: open ${folder.path("look/index.html")}\n`);
  const files = await readdir(folder.path("look"));
  expect(files).toContain("index.html");
  expect(files).toContain("letter-p001.png");
  expect(files).toContain("letter-p001-blocks.png");
});

test.each(["1", "2"])("--debug with --jobs %s gives each of several documents a folder", async (jobs) => {
  await using folder = await temporaryFolder();
  const paths = ["--out", folder.path("out"), "--debug", folder.path("look"), "--jobs", jobs];
  const { exitCode } = await run(["parse", letter, invoice, ...paths]);
  expect(exitCode).toBe(0);
  expect((await readdir(folder.path("look"))).sort()).toEqual(["invoice", "letter"]);
  expect(await readdir(folder.path("look/invoice"))).toContain("invoice-p001-cells.png");
});

test("--debug with --server is a mistake, before anything is sent", async () => {
  await using folder = await temporaryFolder();
  const debug = ["--debug", folder.path("look"), "--server", "http://127.0.0.1:9"];
  const { exitCode, err } = await run(["parse", letter, ...debug], { environment: { apiKey: "ak_live_none" } });
  expect(exitCode).toBe(2);
  expect(err).toContain("leave --server out");
});
