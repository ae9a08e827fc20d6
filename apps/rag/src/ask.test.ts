import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { sampleFolder, type SampleFolder } from "./testing/sample-folder.ts";
import { textInBox } from "./testing/text-in-box.ts";

let folder: SampleFolder;

beforeAll(async () => {
  folder = await sampleFolder([
    "report/report.pdf",
    "letter/letter.pdf",
    "form/form.pdf",
    "form/invoice.pdf",
    "comments/comments.pdf",
    "paper/paper.pdf",
    "scripts/chinese.pdf",
  ]);
  await ask("", { ...folder, loader: "langchain" });
});

afterAll(() => folder[Symbol.asyncDispose]());

/** The question, the file and page of the answer, what its quote says, and what is printed in its box. */
const KNOWN = [
  ["How many people worked for the company at the end of the year?", "report.pdf", 6, "86 people", "86 people"],
  ["What does a burst cost on average?", "report.pdf", 5, "31 thousand", "31 thousand"],
  ["How many kilometres of mains are of cast iron?", "report.pdf", 5, "61 are of cast iron", "61 are of cast iron"],
  ["When does the members' meeting take place?", "report.pdf", 7, "14 May", "14 May"],
  ["What is the limit for nitrate in the water?", "report.pdf", 4, "Nitrate > mg/l; Limit: 50", "50"],
  ["How much does the spring yield?", "report.pdf", 4, "four litres a second", "four litres a second"],
  ["When will the electrician come round?", "letter.pdf", 1, "between 9 and 27 September", "between 9 and 27"],
  ["What is the beam of the vessel Terna?", "form.pdf", 1, "2.75", "Beam (m)"],
  ["Which registration mark does the vessel Terna have?", "form.pdf", 1, "BH 1187", "Registration mark"],
  ["How much does recasting the bell cost?", "invoice.pdf", 1, "7,313.60", "7,313.60"],
  ["Are fenders made of car tyres allowed?", "comments.pdf", 1, "are not allowed", "Fenders made of car tyres"],
  ["When is the bubbler switched on?", "comments.pdf", 2, "minus two degrees", "minus two degrees"],
  ["How many sediment pulses were resolved?", "paper.pdf", 1, "347 sediment pulses", "347 sediment pulses"],
  ["Where did an eel take up residence?", "paper.pdf", 4, "pipe at Saltgate", "eel of 64 cm"],
  ["Since when has the river been regulated?", "paper.pdf", 3, "since 1926", "regulated since 1926"],
  ["潮水每天推迟多少分钟？", "chinese.pdf", 1, "推迟50分钟", "50"],
] as const;

test.each(KNOWN)("%s — %s, page %i: %s", async (question, file, page, quoted, inBox) => {
  const { answered, quotes } = await ask(question, { ...folder, loader: "langchain" });
  expect(answered).toBe(true);
  expect(quotes[0]).toMatchObject({ file, places: [{ page }], text: expect.stringContaining(quoted) });
  const boxes = quotes[0]!.places.flatMap(({ boxes: framed, faintBoxes = [] }) => [...framed, ...faintBoxes]);
  const texts: string[] = [];
  for (const { left, top, width, height } of boxes) {
    expect(Math.min(left, top, width, height, 1 - left - width, 1 - top - height)).toBeGreaterThanOrEqual(-1e-6);
    expect(width * height).toBeLessThan(0.35);
    texts.push(await textInBox(join(folder.directory, file), { page, left, top, width, height }));
  }
  const text = texts.join(" ");
  expect(text.replaceAll(/\s+/g, " ")).toContain(inBox);
});

/** Some contain words that occur in the documents, but ask for something else. */
const UNKNOWN = [
  "Who won the football world cup in 2014?",
  "What is the capital of France?",
  "What is the limit for arsenic in the soil?",
  "How many passengers did the airport serve in 2023?",
  "How much did the bridge to Kopenhaagen cost?",
  "",
];

test.each(UNKNOWN)("what the documents do not say has no support: %s", async (question) => {
  expect(await ask(question, { ...folder, loader: "langchain" })).toMatchObject({ answered: false, quotes: [] });
});

test("LlamaIndex's reader and LangChain's loader lead to the same answer, each with an index of its own", async () => {
  await using folder = await sampleFolder(["report/report.pdf"]);
  const question = "What is the limit for nitrate in the water?";
  const one = await ask(question, { ...folder, loader: "langchain" });
  const other = await ask(question, { ...folder, loader: "llamaindex" });
  expect(one.quotes[0]!.text).toContain("Limit: 50");
  expect(other).toEqual(one);
  expect((await ask(question, { ...folder, loader: "llamaindex" })).index.parsed).toEqual([]);
});
