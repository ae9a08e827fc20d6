import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { expect, test } from "vitest";
import { serveLocally } from "../testing/serve-locally.ts";
import { generateSentences } from "./generate-sentences.ts";

const TIMEOUT_MS = 100;

test.each([
  ["at once", undefined],
  ["streamed", () => undefined],
])("a model that is too slow is given up, with the reason (%s)", async (_way, onSentences) => {
  await using server = await serveLocally(() => new Promise(() => undefined));
  const model = createOpenAICompatible({ name: "slow", baseURL: server.baseUrl })("small");
  const writing = { model, instructions: "Answer.", prompt: "What is the fee?" };
  await expect(generateSentences(writing, onSentences, TIMEOUT_MS)).rejects.toThrow("it did not answer within 0.1 s");
});
