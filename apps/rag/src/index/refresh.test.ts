import { cp, readdir, rename, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { ConnectionError } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { ask } from "../ask.ts";
import type { Answer } from "../answer/answer.ts";
import { sampleFolder } from "../testing/sample-folder.ts";
import { refresh } from "./refresh.ts";

const question = "What is the fee for a berth?";

test("what is unchanged is not parsed again, what was changed is, and what was deleted is dropped", async () => {
  await using folder = await sampleFolder(["comments/comments.pdf", "letter/letter.pdf"]);
  const parses: string[] = [];
  const askAgain = (): Promise<Answer> =>
    ask(question, { ...folder, loader: "langchain", onParse: (file) => parses.push(file) });
  const path = (name: string): string => join(folder.directory, name);

  const first = await askAgain();
  expect(parses.splice(0)).toEqual(["comments.pdf", "letter.pdf"]);
  expect(first.index).toEqual({ parsed: ["comments.pdf", "letter.pdf"], kept: [], dropped: 0, failed: [] });
  expect(first.quotes[0]).toMatchObject({ file: "comments.pdf", places: [{ page: 1 }] });

  // A later modification time alone is not a change.
  await utimes(path("letter.pdf"), new Date(), new Date());
  const second = await askAgain();
  expect(second.quotes).toEqual(first.quotes);
  expect(second.index).toEqual({ parsed: [], kept: ["comments.pdf", "letter.pdf"], dropped: 0, failed: [] });

  await rename(path("comments.pdf"), path("rules.pdf"));
  const renamed = await askAgain();
  expect(renamed.quotes[0]).toMatchObject({ file: "rules.pdf" });
  expect(parses.splice(0)).toEqual([]);

  await cp(fixture("form/invoice.pdf"), path("letter.pdf"));
  const changed = await askAgain();
  expect(parses.splice(0)).toEqual(["letter.pdf"]);
  expect(changed.index).toEqual({ parsed: ["letter.pdf"], kept: ["rules.pdf"], dropped: 1, failed: [] });

  await rm(path("rules.pdf"));
  const { quotes, index } = await askAgain();
  expect(quotes.filter(({ file }) => file !== "letter.pdf")).toEqual([]);
  expect(index).toEqual({ parsed: [], kept: ["letter.pdf"], dropped: 1, failed: [] });
  expect(parses).toEqual([]);
  const left = await readdir(join(folder.indexDirectory, "langchain"));
  expect(left.filter((name) => /^[0-9a-f]{64}\.json$/.test(name))).toHaveLength(1);
  expect(left.sort().slice(1)).toEqual(["folder.json", "search.json"]);
});

test("a document that cannot be read is reported, tried once, and does not stop the others", async () => {
  await using folder = await sampleFolder([
    "comments/comments.pdf",
    "broken/truncated-early.pdf",
    "encrypted/user-aes-256.pdf",
  ]);
  const askAgain = (): Promise<Answer> => ask(question, { ...folder, loader: "langchain" });
  const { quotes, index } = await askAgain();
  expect(quotes[0]).toMatchObject({ file: "comments.pdf" });
  expect(index.failed).toEqual([
    { file: "truncated-early.pdf", error: expect.stringMatching(/^(?!Job )\w/), isNew: true },
    { file: "user-aes-256.pdf", error: expect.stringContaining("Put a copy without it into the folder"), isNew: true },
  ]);
  const failed = index.failed.map((file) => ({ ...file, isNew: false }));
  expect((await askAgain()).index).toMatchObject({ parsed: [], failed });
});

test("a service that cannot be reached ends the run, and its documents are read by the next", async () => {
  await using folder = await sampleFolder(["comments/comments.pdf"]);
  const unreachable = async (): Promise<never> => {
    throw new ConnectionError("The service does not answer.");
  };
  const broken = refresh(folder.directory, { ...folder, openReader: async () => unreachable });
  await expect(broken).rejects.toThrow("does not answer");
  const passage = {
    text: "x",
    section: "",
    record: "",
    category: "Text",
    lines: [],
    bbox: { page: 1, left: 0, top: 0, width: 1, height: 1 },
  };
  const { parsed, passages } = await refresh(folder.directory, {
    ...folder,
    openReader: async () => async () => [passage],
  });
  expect(parsed).toEqual(["comments.pdf"]);
  expect(passages).toEqual([{ ...passage, file: "comments.pdf" }]);
});

test("files that were not made by the index stay in its folder", async () => {
  await using folder = await sampleFolder(["comments/comments.pdf"]);
  await refresh(folder.directory, { indexDirectory: folder.directory, openReader: async () => async () => [] });
  await rm(join(folder.directory, "comments.pdf"));
  await cp(fixture("form/invoice.pdf"), join(folder.directory, "invoice.pdf"));
  const { dropped } = await refresh(folder.directory, {
    indexDirectory: folder.directory,
    openReader: async () => async () => [],
  });
  expect(dropped).toBe(1);
  expect(await readdir(folder.directory)).toContain("invoice.pdf");
});
