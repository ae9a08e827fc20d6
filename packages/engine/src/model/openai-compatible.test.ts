import { expect, test } from "vitest";
import { ManualClock } from "../../testing/manual-clock.ts";
import { type ModelReply, startModelServer } from "@docsvc/fixtures/model-server";
import type { ModelRequest } from "./model.ts";
import { createModel } from "./openai-compatible.ts";

const TRY_MS = 77_000;
const REQUEST: ModelRequest = {
  instructions: "Count.",
  parts: [{ kind: "text", text: "one two" }],
  schema: { type: "object", properties: { count: { type: "integer" } }, required: ["count"] },
  mostTokens: 50,
};

/** Returns the answer to a request, its usage, the requests received and the waits; the server gives these replies, and repeats the last one. */
async function ask(replies: readonly ModelReply[], request: ModelRequest = REQUEST, signal?: AbortSignal) {
  const clock = new ManualClock();
  clock.skip(1000, 4000, 16_000, 20_000);
  await using server = await startModelServer(({ index }) => {
    const reply = replies[Math.min(index, replies.length - 1)]!;
    if (reply === "hang") setImmediate(() => clock.pass(TRY_MS));
    return reply;
  });
  const model = createModel({ model: "m", baseUrl: server.baseUrl, apiKey: "sesame", tryMs: TRY_MS, clock });
  const { value, usage } = await model.answer(request, signal).catch((error: unknown) => {
    throw Object.assign(error as Error, { asked: server.asked });
  });
  return { value, usage, asked: server.asked, waits: clock.waits.filter((ms) => ms !== TRY_MS) };
}

test("a request goes out with its key, its schema and its bounds, and the answer says what it used", async () => {
  const { value, usage, asked } = await ask([{ json: { count: 2 } }]);
  expect({ value, usage }).toEqual({
    value: { count: 2 },
    usage: { requests: 1, inputTokens: 100, outputTokens: 10, cost: null },
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    authorization: "Bearer sesame",
    system: "Count.",
    text: "one two",
    format: "schema",
  });
  expect(asked[0]!.body).toMatchObject({ model: "m", max_tokens: 50, temperature: 0 });
  expect(asked[0]!.body["response_format"]).toMatchObject({ json_schema: { schema: REQUEST.schema } });
});

test("a picture goes with the text", async () => {
  const picture = { kind: "picture", mediaType: "image/png", base64: "aGk=" } as const;
  const { asked } = await ask([{ json: {} }], { ...REQUEST, parts: [...REQUEST.parts, picture] });
  expect(asked[0]!.pictures).toEqual(["data:image/png;base64,aGk="]);
});

test("an endpoint that knows no schemas receives the form in words, and is asked so from then on", async () => {
  await using server = await startModelServer(({ format }) =>
    format === "words" ? { text: 'Here you are:\n```json\n{"count": 2}\n```\nAnything else?' } : { status: 400 },
  );
  const model = createModel({ model: "m", baseUrl: server.baseUrl, clock: new ManualClock() });
  expect((await model.answer(REQUEST)).value).toEqual({ count: 2 });
  expect((await model.answer(REQUEST)).value).toEqual({ count: 2 });
  expect(server.asked.map(({ format }) => format)).toEqual(["schema", "json", "words", "words"]);
  expect(server.asked[3]!.system).toContain('"count"');
  expect(server.asked[3]!.authorization).toBeUndefined();
});

test.each<[string, ModelReply, number]>([
  ["429 with Retry-After", { status: 429, headers: { "retry-after": "20" } }, 20_000],
  ["503", { status: 503, body: "<html>" }, 1000],
  ["a connection that is reset", "reset", 1000],
  ["an answer that breaks off", "cut off", 1000],
  ["an answer that does not come", "hang", 1000],
  ["a body that is no JSON", { status: 200, body: "{not json" }, 1000],
  ["a body of another protocol", { status: 200, body: '{"hello":1}' }, 1000],
])("%s is tried again", async (_name, failure, waitMs) => {
  const { value, usage, waits } = await ask([failure, { json: { count: 2 } }]);
  expect(value).toEqual({ count: 2 });
  expect(usage.requests).toBe(2);
  expect(waits).toEqual([waitMs]);
});

test("an endpoint that stays away is given up", async () => {
  await expect(ask([{ status: 500 }])).rejects.toMatchObject({ code: "model_unavailable", usage: { requests: 4 } });
  const tomorrow = { status: 429, headers: { "retry-after": "86400" } };
  await expect(ask([tomorrow])).rejects.toMatchObject({ code: "model_unavailable", usage: { requests: 1 } });
});

test("a key that is refused is not tried again, and reported without the key or the address", async () => {
  const error = await ask([{ status: 401 }]).then(
    () => null,
    (reason: unknown) => reason as Error,
  );
  expect(error).toMatchObject({ code: "model_rejected", usage: { requests: 1 } });
  expect(error!.message).toContain("401");
  expect(error!.message).not.toMatch(/sesame|127\.0\.0\.1/u);
});

test("a refusal in words, and one that the protocol knows, are no answers", async () => {
  await expect(ask([{ text: "I'm sorry, I can't help with that." }])).rejects.toMatchObject({
    code: "model_answer_unusable",
    usage: { requests: 2, outputTokens: 20 },
  });
  await expect(ask([{ refusal: "no" }])).rejects.toMatchObject({ code: "model_answer_unusable" });
  expect((await ask([{ text: "No." }, { json: { count: 1 } }])).value).toEqual({ count: 1 });
});

test("of an answer that was cut off what is complete is kept", async () => {
  const { value } = await ask([{ text: '{"rows":[{"a":1},{"a":"x]"},{"a":', finish: "length" }]);
  expect(value).toEqual({ rows: [{ a: 1 }, { a: "x]" }] });
});

test("an aborted request ends at once", async () => {
  const controller = new AbortController();
  await using server = await startModelServer(() => {
    controller.abort();
    return "hang";
  });
  const model = createModel({ model: "m", baseUrl: server.baseUrl, clock: new ManualClock() });
  await expect(model.answer(REQUEST, controller.signal)).rejects.toMatchObject({ code: "aborted" });
});

test("a redirect is not followed: it could carry the key elsewhere", async () => {
  await using elsewhere = await startModelServer(() => ({ json: {} }));
  await using server = await startModelServer(() => ({
    status: 307,
    headers: { location: `${elsewhere.baseUrl}/chat/completions` },
  }));
  const clock = new ManualClock();
  clock.skip(1000, 4000, 16_000);
  const model = createModel({ model: "m", baseUrl: server.baseUrl, apiKey: "sesame", clock });
  await expect(model.answer(REQUEST)).rejects.toMatchObject({ code: "model_unavailable" });
  expect(elsewhere.asked).toEqual([]);
});
