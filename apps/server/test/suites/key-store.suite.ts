import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../src/ports/identifiers.ts";
import { NO_LIMITS } from "../../src/ports/key-store.ts";
import type { KeyStore } from "../../src/ports/key-store.ts";

/** Tests that every engine of {@link KeyStore} must pass. */
export function keyStoreSuite(engine: string, open: () => Promise<{ keys: KeyStore; close(): Promise<void> }>): void {
  describe(`keys in ${engine}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    const hashOf = (text: string): Uint8Array => createHash("sha256").update(text).digest();
    const add = async (text: string, organisation = "org"): Promise<string> => {
      const id = newId();
      await opened.keys.add({ ...NEW_KEY, id, organisation, hash: hashOf(text) });
      return id;
    };

    test("a key is found by its hash, and its use is noted", async () => {
      const id = await add("secret");
      expect((await opened.keys.list())[0]).toMatchObject({ id, lastUsedAt: null, revokedAt: null });
      expect(await opened.keys.authenticate(hashOf("secret"))).toMatchObject({ id, organisation: "org" });
      expect((await opened.keys.list())[0]?.lastUsedAt).toBeGreaterThan(0);
      expect(await opened.keys.authenticate(hashOf("guess"))).toBeUndefined();
    });

    test("a revoked key opens nothing and stays listed", async () => {
      const id = await add("secret");
      expect(await opened.keys.revoke("other", id)).toBe(false);
      expect(await opened.keys.revoke("org", id)).toBe(true);
      expect(await opened.keys.revoke("org", id)).toBe(false);
      expect(await opened.keys.authenticate(hashOf("secret"))).toBeUndefined();
      expect((await opened.keys.list("org"))[0]?.revokedAt).toBeGreaterThan(0);
      expect(await opened.keys.count()).toBe(0);
    });

    test("limits come back as they went in", async () => {
      expect((await opened.keys.list())[0]?.limits).toBeUndefined();
      const limits = { rate: { count: 10, seconds: 60 }, concurrency: 4 };
      await opened.keys.add({ ...NEW_KEY, id: newId(), organisation: "org", hash: hashOf("limited"), limits });
      expect((await opened.keys.authenticate(hashOf("limited")))?.limits).toEqual(limits);
      await add("free");
      expect((await opened.keys.authenticate(hashOf("free")))?.limits).toEqual(NO_LIMITS);
    });

    test("a list is of one organisation or of all", async () => {
      await add("a");
      await add("b", "other");
      expect(await opened.keys.list("org")).toHaveLength(1);
      expect(await opened.keys.list()).toHaveLength(2);
      expect(await opened.keys.count()).toBe(2);
    });
  });
}

const NEW_KEY = { name: "laptop", prefix: "ak_live_abcd", limits: NO_LIMITS } as const;
