import { expect, test } from "vitest";
import { withoutSecrets } from "./without-secrets.ts";

test("a signed address loses its query", () => {
  expect(withoutSecrets("cannot fetch https://files.example.com/a.pdf?X-Amz-Signature=abc&x=1, status 403")).toBe(
    "cannot fetch https://files.example.com/a.pdf status 403",
  );
});

test("an address loses its user and password", () => {
  expect(withoutSecrets("at https://ada:secret@example.com/x")).toBe("at https://example.com/x");
});

test("keys are masked, with a few letters left to tell them apart", () => {
  expect(withoutSecrets("key ak_live_abcdefgh123 and Bearer tok.en")).toBe("key ak_live_abcd… and Bearer …");
});

test("a long text is cut", () => {
  expect(withoutSecrets("x".repeat(10_000))).toHaveLength(501);
});
