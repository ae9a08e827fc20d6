import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "../ask.ts";
import type { Answer, WrittenSentence } from "./answer.ts";
import { modelServer, type ModelRequest } from "../testing/model-server.ts";
import { sampleFolder, type SampleFolder } from "../testing/sample-folder.ts";

const question = "What is the fee for a berth, and when is it due?";

let folder: SampleFolder;
beforeAll(async () => {
  folder = await sampleFolder(["comments/comments.pdf"]);
});
afterAll(() => folder[Symbol.asyncDispose]());

function askModel(
  baseURL: string,
  onWritten?: (sentences: readonly WrittenSentence[]) => void,
  asked = question,
): Promise<Answer> {
  const model = createOpenAICompatible({ name: "test", baseURL, apiKey: "key", supportsStructuredOutputs: true })(
    "small",
  );
  return ask(asked, { ...folder, loader: "langchain", model, onWritten });
}

interface Given {
  readonly question: string;
  readonly passages: readonly { readonly passage: number; readonly text: string }[];
}

function given({ messages }: ModelRequest): Given {
  return JSON.parse(messages.find(({ role }) => role === "user")!.content) as Given;
}

test("a model writes the answer, and each of its sentences is cited with quote, page and box", async () => {
  await using server = await modelServer((request) => {
    const find = (text: string): number => given(request).passages.find((one) => one.text.includes(text))!.passage;
    return {
      sentences: [
        { text: "It is 14.50 for each metre and month.", passages: [find("14.50")] },
        { text: "It is due on 1 April.", passages: [find("first of April"), find("14.50")] },
        { text: "It was lower in the old days.", passages: [] },
        { text: "No one pays it.", passages: [0, 99] },
        { text: "It is 15.50 for guests.", passages: [find("14.50")] },
      ],
    };
  });
  const { written, quotes, answered } = await askModel(server.baseUrl);
  expect(answered).toBe(true);
  expect(written).toEqual([
    { text: "It is 14.50 for each metre and month.", citations: [1] },
    // The other passage that it cites mentions no date.
    { text: "It is due on 1 April.", citations: [2] },
  ]);
  expect(quotes.map(({ text }) => text)).toEqual([
    "The fee for a berth is 14.50 for each metre and month.",
    "Fees are due on the first of April.",
  ]);
  expect(quotes[0]).toMatchObject({
    file: "comments.pdf",
    places: [{ page: 1, boxes: [{ width: expect.any(Number) }] }],
  });

  const [request] = server.requests;
  expect(request).toMatchObject({ path: "/v1/chat/completions", authorization: "Bearer key", model: "small" });
  expect(request!.response_format.type).toBe("json_schema");
  expect(JSON.stringify(request!.response_format.json_schema.schema)).toContain("passages");
  expect(request!.messages[0]).toMatchObject({ role: "system", content: expect.stringContaining("passages alone") });
  expect(given(request!).question).toBe(question);
});

test("while a model writes, each sentence that is complete and cited is reported", async () => {
  await using server = await modelServer((request) => {
    const { passage } = given(request).passages.find(({ text }) => text.includes("14.50"))!;
    return {
      sentences: [
        { text: "It is 14.50 for each metre and month.", passages: [passage] },
        { text: "Everybody knows that.", passages: [] },
        { text: "That is 14.50.", passages: [passage] },
      ],
    };
  });
  const told: (readonly WrittenSentence[])[] = [];
  const { written } = await askModel(server.baseUrl, (sentences) => told.push(sentences));
  expect(told[0]).toEqual([{ text: "It is 14.50 for each metre and month.", citations: [1] }]);
  expect(told.every((sentences) => sentences.length === 1)).toBe(true);
  expect(written?.map(({ text }) => text)).toEqual(["It is 14.50 for each metre and month.", "That is 14.50."]);
  expect(server.requests[0]!.stream).toBe(true);
});

test("a model that finds no answer in the passages gives none", async () => {
  await using server = await modelServer(() => ({ sentences: [] }));
  expect(await askModel(server.baseUrl)).toMatchObject({ answered: false, written: [], quotes: [] });
});

const FEE = "The fee for a berth is 14.50 for each metre and month.";

/** Expects the answer without a model, and the line that gives the reason. */
async function expectQuotes(baseUrl: string, why: RegExp): Promise<void> {
  for (const onWritten of [undefined, () => undefined]) {
    const { answered, written, note, quotes } = await askModel(baseUrl, onWritten, "What is the fee for a berth?");
    expect({ answered, written }).toEqual({ answered: true, written: null });
    expect(note).toMatch(why);
    expect(quotes[0]!.text).toBe(FEE);
  }
}

test("an answer that cites nothing, or states what no document has, gives way to quotes", async () => {
  await using server = await modelServer(() => ({ sentences: [{ text: "A thousand.", passages: [] }] }));
  await expectQuotes(server.baseUrl, /^The model wrote no answer: the documents support nothing that it wrote\. /);
});

test("numbers in words are figures: what no quote says is left out", async () => {
  await using server = await modelServer((request) => {
    const { passage } = given(request).passages.find(({ text }) => text.includes("14.50"))!;
    return {
      sentences: [
        { text: "Each metre costs twenty-nine a month.", passages: [passage] },
        { text: "Each metre costs 14.50 a month.", passages: [passage] },
      ],
    };
  });
  const { written } = await askModel(server.baseUrl);
  expect(written).toEqual([{ text: "Each metre costs 14.50 a month.", citations: [1] }]);
});

test.each([
  [
    "fenced",
    (at: number) => `Here it is:\n\`\`\`json\n{"sentences":[{"text":"It is 14.50.","passages":[${at}]}]}\n\`\`\``,
  ],
  ["with numbers as text", (at: number) => `{"sentences":[{"text":"It is 14.50.","passages":"[${at}]"}]}`],
  ["plain", (at: number) => `It is 14.50. [${at}]`],
])("an answer that is %s is read", async (_form, write) => {
  await using server = await modelServer((request) => {
    return write(given(request).passages.find(({ text }) => text.includes("14.50"))!.passage);
  });
  const { written, note } = await askModel(server.baseUrl);
  expect({ written, note }).toEqual({ written: [{ text: "It is 14.50.", citations: [1] }], note: undefined });
});

test("a model that refuses in words gives way to quotes", async () => {
  await using server = await modelServer(() => "I'm sorry, but I can't help with that.");
  await expectQuotes(server.baseUrl, /^The model wrote no answer: the documents support nothing that it wrote\. /);
});

test("a model that is down gives way to quotes, with one line that says why", async () => {
  const { baseUrl, ...server } = await modelServer(() => ({}));
  await server[Symbol.asyncDispose]();
  await expectQuotes(baseUrl, /^The model wrote no answer: .*\. These are quotes without it\.$/);
});
