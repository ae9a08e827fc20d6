import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConversation } from "./conversation.ts";
import type { Turn } from "./wire.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "docsvc-rag-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const turn = (question: string): Omit<Turn, "id"> => ({
  asked: question,
  question,
  answered: false,
  written: null,
  quotes: [],
  nearest: [],
  files: null,
  unread: 0,
  sources: {},
});

test("turns are there again, numbered on, until they are cleared", async () => {
  const path = join(root, "kept", "conversation.json");
  const first = await openConversation(path);
  await Promise.all(["one", "two"].map((question) => first.add(turn(question))));
  const second = await openConversation(path);
  expect(second.turns()).toEqual(first.turns());
  expect((await second.add(turn("three"))).id).toBe(3);
  await second.clear();
  expect((await openConversation(path)).turns()).toEqual([]);
});

test("what cannot be read starts over", async () => {
  const path = join(root, "broken.json");
  await writeFile(path, "{");
  const conversation = await openConversation(path);
  expect(conversation.turns()).toEqual([]);
  await conversation.add(turn("one"));
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ turns: [{ id: 1, asked: "one" }] });
});
