import { readFixture } from "@docsvc/fixtures";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openArchive } from "./open-archive.ts";

test("files are read by their paths, whatever the case of their letters", async () => {
  const archive = await openArchive(zipSync({ "word/Document.xml": strToU8("<w/>"), "a.txt": strToU8("a") }));
  expect(archive.names).toEqual(["word/Document.xml", "a.txt"]);
  expect(new TextDecoder().decode(await archive.read("/word/document.xml"))).toBe("<w/>");
  expect(await archive.read("missing.xml")).toBeNull();
});

test("an archive cut anywhere, or with paths that lead out of it, is a damaged document", async () => {
  const bytes = await readFixture("office/minutes.docx");
  for (const length of [4, 100, bytes.length >> 1, bytes.length - 1]) {
    await expect(openArchive(bytes.subarray(0, length))).rejects.toMatchObject({ code: "damaged_document" });
  }
  const leading = zipSync({ "../../etc/passwd": strToU8("x") });
  await expect(openArchive(leading)).rejects.toMatchObject({ code: "damaged_document" });
});

test("a file that unpacks to more than it declares ends with an error, and not with its bytes", async () => {
  const zip = zipSync({ bomb: new Uint8Array(5_000_000) });
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  const directory = view.getUint32(zip.length - 6, true);
  view.setUint32(directory + 24, 1000, true);
  const archive = await openArchive(zip);
  await expect(archive.read("bomb")).rejects.toMatchObject({ code: "damaged_document" });
  // An entry that declares more than deflate can make of its bytes.
  view.setUint32(directory + 24, 0x7fffffff, true);
  await expect(openArchive(zip)).rejects.toMatchObject({ code: "damaged_document" });
});

test("bytes that mail and web servers leave behind an archive are skipped", async () => {
  const zip = zipSync({ "a.txt": strToU8("a") });
  const archive = await openArchive(Buffer.concat([zip, Buffer.from("\r\n--boundary--\r\n")]));
  expect(new TextDecoder().decode(await archive.read("a.txt"))).toBe("a");
});
