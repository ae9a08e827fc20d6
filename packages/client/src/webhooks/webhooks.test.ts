import { Webhook } from "standardwebhooks";
import { expect, test, vi } from "vitest";
import { DocsvcError } from "../errors/docsvc-error.ts";
import { handler, unwrap, WebhookVerificationError } from "../webhooks.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const event = {
  type: "job.completed",
  timestamp: "2026-11-20T00:00:00Z",
  data: { job_id: "j1", status: "COMPLETED", note: "Ü" },
};
const body = JSON.stringify(event);

function signed(text = body, at = new Date(), key = secret): Record<string, string> {
  const id = "msg_1";
  return {
    "webhook-id": id,
    "webhook-timestamp": `${Math.floor(at.getTime() / 1000)}`,
    "webhook-signature": new Webhook(key).sign(id, at, text),
  };
}

test("what the reference implementation has signed is unwrapped, as text and as bytes", async () => {
  expect(await unwrap(body, signed(), { secret })).toEqual(event);
  expect(await unwrap(new TextEncoder().encode(body), new Headers(signed()), { secret })).toEqual(event);
});

test("header names may have any case and several values", async () => {
  const headers = Object.fromEntries(Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), [value]]));
  expect(await unwrap(body, headers, { secret })).toEqual(event);
});

test("while a secret is replaced, either will do, and so will either signature", async () => {
  const next = `whsec_${btoa("another secret of some length")}`;
  const headers = signed();
  expect(await unwrap(body, headers, { secret: [next, secret] })).toEqual(event);
  const both = { ...headers, "webhook-signature": `v1,AAAA v2,x ${headers["webhook-signature"]}` };
  expect(await unwrap(body, both, { secret })).toEqual(event);
});

const old = new Date(Date.now() - 301_000);
test.each([
  ["a changed body", body.replace("j1", "j2"), signed()],
  ["another secret", body, signed(body, new Date(), `whsec_${btoa("another secret of some length")}`)],
  ["an old delivery", body, signed(body, old)],
  ["one from the future", body, signed(body, new Date(Date.now() + 600_000))],
  ["no headers", body, {}],
  ["another id", body, { ...signed(), "webhook-id": "msg_2" }],
  ["a timestamp that is no number", body, { ...signed(), "webhook-timestamp": "now" }],
  ["a signed body that is no event", "[]", signed("[]")],
])("%s is refused", async (_name, text, headers) => {
  const error = await unwrap(text, headers, { secret }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(WebhookVerificationError);
  expect(error).toMatchObject({ code: "webhook_verification" });
  expect(String(error)).not.toContain("MfKQ");
});

test("a tolerance of the caller is kept to", async () => {
  expect(await unwrap(body, signed(body, old), { secret, toleranceSeconds: 600 })).toEqual(event);
});

test("the secret is that of the environment, and without any nothing is received", async () => {
  vi.stubEnv("DOCSVC_WEBHOOK_SECRET", secret);
  expect(await unwrap(body, signed())).toEqual(event);
  const receive = handler({ onEvent: () => {} });
  vi.stubEnv("DOCSVC_WEBHOOK_SECRET", "");
  expect((await receive(delivery())).status).toBe(204);
  expect(() => handler({ onEvent: () => {} })).toThrow("A webhook secret is needed");
  expect(() => handler({ secret: "", onEvent: () => {} })).toThrow("not valid");
  expect(() => handler({ secret: [], onEvent: () => {} })).toThrow("A webhook secret is needed");
  for (const options of [undefined, {}, { secret: [] }]) {
    await expect(unwrap(body, signed(), options)).rejects.toMatchObject({ code: "invalid_argument" });
  }
  vi.unstubAllEnvs();
});

test("a body that was already parsed is reported as such, and headers that are none are refused", async () => {
  for (const parsed of [event, null, 5, undefined]) {
    const error = await unwrap(parsed as never, signed(), { secret }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "invalid_argument" });
    expect(DocsvcError.isInstance(error)).toBe(true);
  }
  await expect(unwrap(body, undefined as never, { secret })).rejects.toMatchObject({ code: "webhook_verification" });
});

test("a secret that is none is the receiver's own mistake", async () => {
  await expect(unwrap(body, signed(), { secret: "whsec_!" })).rejects.toMatchObject({ code: "invalid_argument" });
});

function delivery(headers: Record<string, string> = signed(), method = "POST"): Request {
  return new Request("http://127.0.0.1/hook", { method, headers, ...(method === "POST" ? { body } : {}) });
}

test("a handler answers 204, and handles a repeated delivery once", async () => {
  const onEvent = vi.fn<() => Promise<void>>(async () => {});
  const receive = handler({ secret, onEvent });
  const answers = await Promise.all([receive(delivery()), receive(delivery())]);
  expect((await receive(delivery())).status).toBe(204);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith(event, { id: "msg_1" });
});

test("what a handler could not do comes again", async () => {
  const onEvent = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("database down")).mockResolvedValue();
  const onError = vi.fn<(error: unknown, delivery: { id: string }) => void>();
  const receive = handler({ secret, onEvent, onError });
  expect((await receive(delivery())).status).toBe(500);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("database down"), { id: "msg_1" });
  expect((await receive(delivery())).status).toBe(204);
});

test("what a handler throws is logged if no callback is given, and a stranger's delivery is not", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const receive = handler({ secret, onEvent: () => Promise.reject(new Error("database down")) });
  await receive(delivery({ ...signed(), "webhook-signature": "v1,AAAA" }));
  expect(log).not.toHaveBeenCalled();
  await receive(delivery());
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("msg_1"), { error: "Error: database down" });
  log.mockRestore();
});

test("a forged delivery and another method reach no handler", async () => {
  const onEvent = vi.fn<() => void>();
  const receive = handler({ secret, onEvent });
  expect((await receive(delivery({ ...signed(), "webhook-signature": "v1,AAAA" }))).status).toBe(400);
  expect((await receive(delivery({}, "GET"))).status).toBe(405);
  expect(onEvent).not.toHaveBeenCalled();
});
