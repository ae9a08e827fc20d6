import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { deriveKeys, loadSecret } from "./master-secret.ts";
import { seal, unseal } from "./seal.ts";
import { checkSignature, signPath } from "./signed-path.ts";

const key = new Uint8Array(randomBytes(32));

test("a sealed text opens only with its key and its row", () => {
  const sealed = seal(key, "pässword", "job-1");
  expect(unseal(key, sealed, "job-1")).toBe("pässword");
  expect(Buffer.from(sealed).includes("pässword")).toBe(false);
  expect(() => unseal(key, sealed, "job-2")).toThrow();
  expect(() => unseal(randomBytes(32), sealed, "job-1")).toThrow();
  sealed[15]! ^= 1;
  expect(() => unseal(key, sealed, "job-1")).toThrow();
});

test("a signed path holds for its path, its time and its key only", () => {
  const url = new URL(signPath(key, "/results/a", Date.now() + 60_000), "http://x");
  const query = {
    expires: Number(url.searchParams.get("expires")),
    signature: url.searchParams.get("signature")!,
  };
  expect(checkSignature(key, "/results/a", query)).toBe("valid");
  expect(checkSignature(key, "/results/b", query)).toBe("invalid");
  expect(checkSignature(key, "/results/a", { ...query, method: "PUT" })).toBe("invalid");
  expect(checkSignature(randomBytes(32), "/results/a", query)).toBe("invalid");
  expect(checkSignature(key, "/results/a", { ...query, expires: query.expires + 1 })).toBe("invalid");
  expect(checkSignature(key, "/results/a", query, Date.now() + 120_000)).toBe("expired");
  expect(checkSignature(key, "/results/a", { ...query, signature: undefined })).toBe("invalid");
});

test("the secret of a data directory is made once and readable by its owner alone", async () => {
  const directory = await mkdtemp(join(tmpdir(), "docsvc-secret-"));
  try {
    const [first, second] = await Promise.all([loadSecret(directory), loadSecret(directory)]);
    expect(first).toEqual(second);
    expect(await loadSecret(directory)).toEqual(first);
    expect((await stat(join(directory, "secret"))).mode & 0o777).toBe(0o600);
    const keys = deriveKeys(first);
    expect(keys.sealing).not.toEqual(keys.signing);
  } finally {
    await rm(directory, { recursive: true });
  }
});
