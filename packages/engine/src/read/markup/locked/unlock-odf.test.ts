import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { lockedOdf } from "../../../../testing/locked-odf.ts";
import { parse } from "../../../parse.ts";

const opened = (bytes: Uint8Array, password: string | null = null) =>
  parse(bytes, { settings: { document_password: password } });

test.each(["office/minutes.odt", "office/harbour.ods", "office/talk.odp"])(
  "%s opens with its password alone",
  async (name) => {
    const plain = await readFixture(name);
    const locked = lockedOdf(plain, { password: "tide" });
    expect((await opened(locked, "tide")).result.chunks).toEqual((await parse(plain)).result.chunks);
    await expect(opened(locked)).rejects.toMatchObject({ code: "password_required" });
    await expect(opened(locked, "ebb")).rejects.toMatchObject({ code: "password_wrong" });
  },
);

test("a document whose macros alone are locked needs no password", async () => {
  const plain = await readFixture("office/minutes.odt");
  const locked = lockedOdf(plain, { password: "tide", locks: (name) => name === "meta.xml" });
  expect((await opened(locked)).result.chunks).toEqual((await parse(plain)).result.chunks);
});

test("other ciphers, and more rounds than anybody makes, are refused at once", async () => {
  const plain = await readFixture("office/minutes.odt");
  const blowfish = lockedOdf(plain, { password: "tide", algorithm: "Blowfish CFB" });
  await expect(opened(blowfish, "tide")).rejects.toMatchObject({
    code: "document_encrypted",
    message:
      "This OpenDocument file is encrypted with Blowfish CFB, which is not read, also with its password; save it without one.",
  });
  const endless = lockedOdf(plain, { password: "tide", rounds: 4_000_000_000 });
  await expect(opened(endless, "tide")).rejects.toMatchObject({ code: "damaged_document" });
});
