/** Everyday use of the command beyond parsing a file: streams, repeated runs on a folder, patterns, colours, a config file. */
import { chmod, copyFile, mkdir, readFile, readdir, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { fixture, readFixture } from "@docsvc/fixtures";
import { needing } from "@docsvc/fixtures/needing";
import { expect, test } from "vitest";
import { run, temporaryFolder } from "../../../test/support/run-command.ts";

const letter = fixture("rotated/rotate-0.pdf");
const encrypted = fixture("encrypted/user-aes-256.pdf");

async function* chunks(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<string | Uint8Array> {
  yield* parts;
}

test("a document comes from standard input", async () => {
  const bytes = await readFixture("rotated/rotate-0.pdf");
  const input = chunks(bytes.subarray(0, 1000), bytes.subarray(1000));
  const piped = await run(["parse", "-"], { input });
  expect(piped).toEqual({ exitCode: 0, err: "", out: (await run(["parse", letter])).out });
});

test("configuration and password come from standard input, one of them at a time", async () => {
  const config = await run(["parse", letter, "--config", "-", "-f", "json"], {
    input: chunks('{"retrieval":{"chunking":', '{"chunk_mode":"block"}}}'),
  });
  expect(JSON.parse(config.out).result.chunks.length).toBeGreaterThan(2);
  expect((await run(["parse", encrypted, "--password-stdin"], { input: chunks("harbour\n") })).exitCode).toBe(0);
  expect((await run(["parse", encrypted], { environment: { documentPassword: "harbour" } })).exitCode).toBe(0);
  const without = await run(["parse", encrypted]);
  expect(without.err).toContain("give its password. (--password-stdin or DOCSVC_DOCUMENT_PASSWORD)");
  const both = await run(["parse", "-", "--config", "-"]);
  expect(both).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining("cannot be a document and the configuration"),
  });
});

test("a damaged picture in a folder fails by its name", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("in"));
  const picture = await readFixture("scan/letter.jpg");
  await writeFile(folder.path("in/cut.jpg"), picture.subarray(0, 200));
  await writeFile(folder.path("in/overwritten.png"), Buffer.alloc(2000, 7));
  const { exitCode, err } = await run(["parse", folder.path("in"), "--out", folder.path("out")]);
  expect(exitCode).toBe(1);
  for (const name of ["cut.jpg", "overwritten.png"]) expect(err).toContain(`${folder.path(`in/${name}`)}: `);
  expect(err).toContain("2 failed");
  expect(err).not.toContain("passed over");
});

test("a folder run is repeated over what it has written itself, and over nothing else", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("in"));
  await copyFile(letter, folder.path("in/a.pdf"));
  await copyFile(letter, folder.path("in/b.pdf"));
  const environment = { stateDir: folder.path("state") };
  const args = ["parse", folder.path("in"), "--out", folder.path("out")];
  expect(await run(args, { environment })).toMatchObject({ exitCode: 0 });
  expect((await run(args, { environment })).err).toMatch(/2 documents in [\d.]+ s: 2 written to .*, 0 failed\./);

  await writeFile(folder.path("out/a.md"), "mine");
  const third = await run(args, { environment });
  expect(third).toMatchObject({ exitCode: 1, err: expect.stringContaining(`${folder.path("out/a.md")} is there`) });
  expect(third.err).toContain("output_exists     1  ");
  expect(await readFile(folder.path("out/a.md"), "utf8")).toBe("mine");

  const skipping = await run([...args, "--skip-existing", "--verbose"], { environment });
  expect(skipping).toMatchObject({ exitCode: 0, err: expect.stringContaining("0 written") });
  expect(skipping.err).toContain("2 there already");
  expect((await run([...args, "--force", "--quiet"], { environment })).err).toBe("");
  expect(await readFile(folder.path("out/a.md"), "utf8")).not.toBe("mine");
});

test("a file that was touched since is somebody's", async () => {
  await using folder = await temporaryFolder();
  const environment = { stateDir: folder.path("state") };
  const out = folder.path("a.md");
  await run(["parse", letter, "--out", out], { environment });
  const { size } = await stat(out);
  await utimes(out, 1, 1);
  expect((await run(["parse", letter, "--out", out], { environment })).exitCode).toBe(1);
  expect((await stat(out)).size).toBe(size);
});

test("a quoted pattern matches its files, and a file that is named twice is one document", async () => {
  await using folder = await temporaryFolder();
  for (const name of ["a.pdf", "b.pdf", "c.md"]) await copyFile(letter, folder.path(name));
  await symlink(folder.path("a.pdf"), folder.path("link"));
  const inputs = [folder.path("*.pdf"), folder.path("a.pdf"), folder.path("link")];
  const { exitCode, err } = await run(["parse", ...inputs, "--out", folder.path("out")]);
  expect({ exitCode, err }).toMatchObject({ exitCode: 0, err: expect.stringContaining("2 documents in") });
  expect((await readdir(folder.path("out"))).toSorted()).toEqual(["a.md", "b.md"]);
  const none = await run(["parse", folder.path("*.docx")]);
  expect(none).toMatchObject({ exitCode: 2, err: expect.stringContaining("There is no such file") });
});

test("one file that a pattern matches goes into a folder, where there is one to name", async () => {
  await using folder = await temporaryFolder();
  await copyFile(letter, folder.path("a.pdf"));
  expect((await run(["parse", folder.path("*.pdf")])).out).toContain("Saltgate");
  expect((await run(["parse", folder.path("*.pdf"), "--out", folder.path("out")])).exitCode).toBe(0);
  expect(await readdir(folder.path("out"))).toEqual(["a.md"]);
});

test("an address of a file is the file", async () => {
  const { exitCode, out } = await run(["parse", pathToFileURL(letter).href]);
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: (await run(["parse", letter])).out });
  const elsewhere = await run(["parse", "file://elsewhere/a.pdf"]);
  expect(elsewhere).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining("does not name a file of this machine"),
  });
});

test("a file of a folder that is named as a document and is none fails by its name", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("in"));
  await copyFile(letter, folder.path("in/a.pdf"));
  await writeFile(folder.path("in/torn.png"), "\u0000\u0001");
  await writeFile(folder.path("in/empty.docx"), "");
  const { exitCode, err } = await run(["parse", folder.path("in"), "--out", folder.path("out")]);
  expect(exitCode).toBe(1);
  expect(err).toContain(`${folder.path("in/torn.png")}: `);
  expect(err).toContain(`${folder.path("in/empty.docx")}: The document is empty`);
  expect(err).not.toContain("passed over");
});

test("a folder that holds its own renderings is read again without them", async () => {
  await using folder = await temporaryFolder();
  for (const name of ["a.pdf", "b.pdf"]) await copyFile(letter, folder.path(name));
  const args = ["parse", folder.path("."), "--out", folder.path("out"), "--skip-existing"];
  expect((await run(args)).exitCode).toBe(0);
  expect(await run(args)).toMatchObject({ exitCode: 0 });
  expect((await readdir(folder.path("out"))).toSorted()).toEqual(["a.md", "b.md"]);
});

test("what is passed over is listed with --verbose and kept quiet with --quiet", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("in"));
  await copyFile(letter, folder.path("in/a.pdf"));
  for (const name of ["b.bin", "c.bin", "Makefile"]) await writeFile(folder.path(`in/${name}`), "\u0000\u0001");
  const args = ["parse", folder.path("in"), "--out", folder.path("out"), "--force"];
  const answer = await run(args);
  expect(answer.err).toContain("1 document; 3 files of other kinds passed over (.bin, Makefile).");
  expect(answer.err).not.toContain("b.bin");
  expect((await run([...args, "--verbose"])).err).toContain(folder.path("in/b.bin"));
  expect((await run([...args, "--quiet"])).err).toBe("");
});

test("a place that cannot be written to is what is blamed, not the document", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("file"), "");
  const { exitCode, err } = await run(["parse", letter, "--out", folder.path("file/x.md")]);
  expect({ exitCode, err }).toEqual({
    exitCode: 1,
    err: `${letter}: ${folder.path("file/x.md")} cannot be written: a part of its path is a file.\n`,
  });
});

needing(
  process.platform === "win32" || process.getuid?.() === 0
    ? "not on Windows, and not for root, who may write anywhere"
    : undefined,
).test("missing permission to write is reported as such", async () => {
  await using folder = await temporaryFolder();
  await mkdir(folder.path("closed"));
  await chmod(folder.path("closed"), 0o500);
  const { err } = await run(["parse", letter, "--out", folder.path("closed/x.md")]);
  expect(err).toContain("this user may not write there. Name another place with --out.");
});

test("an address of one's own machine is read where --allow names it", async () => {
  const bytes = await readFixture("rotated/rotate-0.pdf");
  const server = createServer((_, response) => response.end(bytes)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.pdf`;
  try {
    const refused = await run(["parse", address]);
    expect(refused).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining("Name its host with --allow, or download"),
    });
    for (const jobs of ["1", "2"]) {
      const read = await run(["parse", address, "--allow", "127.0.0.1", "--jobs", jobs]);
      expect(read).toMatchObject({ exitCode: 0, out: expect.stringContaining("Saltgate") });
    }
    expect((await run(["parse", address, "--allow", "127.0.0.1.2"])).exitCode).toBe(2);
  } finally {
    server.close();
  }
});

test("failures are red where colours are requested", async () => {
  const broken = fixture("broken/truncated-early.pdf");
  const red = `\u001B[31m${broken}\u001B[39m`;
  expect((await run(["parse", broken, "--color", "always"])).err).toContain(red);
  expect((await run(["parse", broken])).err).not.toContain("\u001B");
  const terminal = { out: () => undefined, interactive: true, columns: 200 };
  for (const [noColour, color, isRed] of [
    [false, "auto", true],
    [true, "auto", false],
    [true, "always", true],
    [false, "never", false],
  ] as const) {
    let err = "";
    const listening = { ...terminal, err: (text: string) => void (err += text) };
    await run(["parse", broken, "--color", color], { terminal: listening, environment: { noColour } });
    expect(err.includes(red)).toBe(isRed);
  }
});

test("a broken-off run says how much is written, and how it continues", async () => {
  await using folder = await temporaryFolder();
  await copyFile(letter, folder.path("a.pdf"));
  await copyFile(letter, folder.path("b.pdf"));
  const interrupt = new AbortController();
  interrupt.abort();
  const inputs = [folder.path("a.pdf"), folder.path("b.pdf")];
  const { exitCode, err } = await run(["parse", ...inputs, "--out", folder.path("out")], { signal: interrupt.signal });
  expect(exitCode).toBe(130);
  expect(err).toBe("Interrupted. 0 of 2 documents are written. The same command with --skip-existing continues.\n");
});

test("a file named .md is Markdown however short, and text named .pdf is warned of", async () => {
  await using folder = await temporaryFolder();
  for (const name of ["hours.md", "hours.pdf"]) await writeFile(folder.path(name), "# Opening hours\n\nAt nine.\n");
  const markdown = await run(["parse", folder.path("hours.md"), "--format", "html"]);
  expect(markdown).toMatchObject({ err: "", out: expect.stringMatching(/<h1[^>]*>Opening hours</) });
  const named = await run(["parse", folder.path("hours.pdf")]);
  expect(named).toMatchObject({ exitCode: 0, err: expect.stringContaining("ends in .pdf, and it holds plain text") });
});
