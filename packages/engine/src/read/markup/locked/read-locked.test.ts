import { readFixture } from "@docsvc/fixtures";
import { encrypt } from "officecrypto-tool";
import { expect, test } from "vitest";
import { compoundFile } from "../../../../testing/compound-file.ts";
import { parse } from "../../../parse.ts";

const wide = (text: string): Buffer => Buffer.from(text, "utf16le");

test.each([["agile"], ["standard"]] as const)("a workbook locked the %s way opens with its password", async (kind) => {
  const plain = Buffer.from(await readFixture("office/harbour.xlsx"));
  const locked = encrypt(plain, { password: "tide", ...(kind === "standard" ? { type: "standard" } : {}) });
  const opened = await parse(locked, { settings: { document_password: "tide" } });
  expect(opened.result.chunks).toEqual((await parse(plain)).result.chunks);
  await expect(parse(locked)).rejects.toMatchObject({ code: "password_required" });
  await expect(parse(locked, { settings: { document_password: "ebb" } })).rejects.toMatchObject({
    code: "password_wrong",
  });
});

test("a document of rights management is distinguished from one with a password", async () => {
  const file = compoundFile({ EncryptedPackage: wide("sealed"), DRMEncryptedTransform: wide("server") });
  const reading = parse(file, { settings: { document_password: "tide" } });
  await expect(reading).rejects.toMatchObject({ code: "document_encrypted" });
});

test("a locked document that asks for more rounds than anybody makes is refused at once", async () => {
  const info = Buffer.from('<encryption><keyEncryptor spinCount="4000000000"/></encryption>');
  const file = compoundFile({ EncryptedPackage: wide("sealed"), EncryptionInfo: info });
  const reading = parse(file, { settings: { document_password: "tide" } });
  await expect(reading).rejects.toMatchObject({ code: "damaged_document" });
});

test("a workbook that Excel opens without asking, for its sheets alone are protected, needs no password", async () => {
  const plain = Buffer.from(await readFixture("office/harbour.xlsx"));
  const opened = await parse(encrypt(plain, { password: "VelvetSweatshop" }));
  expect(opened.result.chunks).toEqual((await parse(plain)).result.chunks);
});
