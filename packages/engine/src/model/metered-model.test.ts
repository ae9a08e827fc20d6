import { expect, test } from "vitest";
import { ManualClock } from "../../testing/manual-clock.ts";
import { startModelServer } from "@docsvc/fixtures/model-server";
import { meterModel } from "./metered-model.ts";
import type { ModelRequest } from "./model.ts";
import { createModel } from "./openai-compatible.ts";

const REQUEST: ModelRequest = {
  instructions: "Count.",
  parts: [{ kind: "text", text: "x".repeat(300) }],
  schema: { type: "object" },
  mostTokens: 50,
};

test("a job may make no more than its number of requests", async () => {
  await using server = await startModelServer(() => ({ json: {} }));
  const model = meterModel(createModel({ model: "m", baseUrl: server.baseUrl }), { requests: 2 });
  await Promise.all([model.answer(REQUEST), model.answer(REQUEST)]);
  await expect(model.answer(REQUEST)).rejects.toMatchObject({ code: "model_limit_reached" });
  expect(server.asked).toHaveLength(2);
});

test("what requests may cost is set aside before they are sent, and what they did cost is counted", async () => {
  await using server = await startModelServer(() => ({ json: {} }));
  // Each request reserves about 160 tokens; the server reports that it used 110.
  const model = meterModel(
    createModel({ model: "m", baseUrl: server.baseUrl }),
    { tokens: 400, cost: 1 },
    { prices: { input: 1, output: 100 } },
  );
  const outcomes = await Promise.allSettled([model.answer(REQUEST), model.answer(REQUEST), model.answer(REQUEST)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
  expect(model.usage).toEqual({ requests: 2, inputTokens: 200, outputTokens: 20, cost: 0.0022 });
  await model.answer(REQUEST);
  await expect(model.answer(REQUEST)).rejects.toThrow("used the tokens");
});

test("a cost that could be passed is not risked", async () => {
  await using server = await startModelServer(() => ({ json: {} }));
  const model = meterModel(
    createModel({ model: "m", baseUrl: server.baseUrl }),
    { cost: 0.004 },
    { prices: { input: 1, output: 100 } },
  );
  await expect(model.answer(REQUEST)).rejects.toThrow("used the cost");
  expect(server.asked).toEqual([]);
});

test("a request that is under way when the time is up is broken off", async () => {
  const clock = new ManualClock();
  await using server = await startModelServer(() => {
    setImmediate(() => clock.pass(30_000));
    return "hang";
  });
  const endpoint = createModel({ model: "m", baseUrl: server.baseUrl, clock });
  const model = meterModel(endpoint, { timeMs: 30_000 }, { clock });
  await expect(model.answer(REQUEST)).rejects.toMatchObject({ code: "model_limit_reached" });
});

test("time runs from the first request on, and failed tries are counted", async () => {
  const clock = new ManualClock();
  clock.skip(1000, 4000, 16_000);
  await using server = await startModelServer(() => ({ status: 500 }));
  const model = meterModel(createModel({ model: "m", baseUrl: server.baseUrl, clock }), { timeMs: 21_000 }, { clock });
  await expect(model.answer(REQUEST)).rejects.toMatchObject({ code: "model_unavailable" });
  expect(model.usage.requests).toBe(4);
  await expect(model.answer(REQUEST)).rejects.toThrow("used the time");
});
