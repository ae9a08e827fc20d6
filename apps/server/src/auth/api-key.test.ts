import { expect, test } from "vitest";
import { apiKeyPrefix, createApiKey, isAcceptablePresetKey, isWellFormedApiKey } from "./api-key.ts";

test("a new key carries its prefix, at least 32 random characters and a right checksum", () => {
  const key = createApiKey();
  expect(key).toMatch(/^ak_live_[0-9A-Za-z]{42}$/);
  expect(isWellFormedApiKey(key)).toBe(true);
  expect(isAcceptablePresetKey(key)).toBe(true);
  expect(createApiKey()).not.toBe(key);
});

test("a mistyped key fails its checksum", () => {
  const key = createApiKey();
  const other = key[20] === "a" ? "b" : "a";
  expect(isWellFormedApiKey(key.slice(0, 20) + other + key.slice(21))).toBe(false);
});

test("the part that is shown again does not give the key away", () => {
  expect(apiKeyPrefix(createApiKey())).toHaveLength(12);
});

test("a preset key must be as hard to guess as a made one", () => {
  expect(isAcceptablePresetKey("ak_live_short")).toBe(false);
  expect(isAcceptablePresetKey("secret".repeat(10))).toBe(false);
});
