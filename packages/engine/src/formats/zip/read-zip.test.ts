import { readFixture } from "@docsvc/fixtures";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { renderMarkdown } from "../../output/render-markdown.ts";
import { parse } from "../../parse.ts";
import { detectKind } from "../detect.ts";

const nested = (depth: number): Uint8Array =>
  depth === 0 ? strToU8("The innermost text.") : zipSync({ [depth === 1 ? "a.txt" : "a.zip"]: nested(depth - 1) });

test("an archive of documents is a document of their pages, each by its name", async () => {
  const bytes = zipSync(
    {
      "docs/": new Uint8Array(),
      "docs/hours.md": strToU8("# Hours\n\nAt nine."),
      "minutes.docx": await readFixture("office/minutes.docx"),
      "report.pdf": await readFixture("letter/letter.pdf"),
      "x.bin": Uint8Array.from([0, 1, 2, 3, 4, 5]),
      "__MACOSX/._x": strToU8("x"),
    },
    { level: 0 },
  );
  expect(detectKind(bytes)).toBe("zip");
  const { result, numPages } = await parse(bytes, {}, { ocr: "off" });
  expect(numPages).toBeGreaterThan(3);
  const markdown = renderMarkdown(result);
  for (const text of ["File: docs/hours.md (17 bytes)", "# Hours", "# Minutes of the harbour council"]) {
    expect(markdown).toContain(text);
  }
  expect(markdown).not.toContain("MACOSX");
  expect(result.pages?.map(({ name }) => name)).toEqual(expect.arrayContaining(["docs/hours.md", "minutes.docx"]));
  expect(result.warnings).toEqual([
    expect.objectContaining({ code: "attachment_not_read", message: expect.stringContaining("unknown format") }),
  ]);
});

test("archives inside of archives are read to a depth", async () => {
  const textOf = async (depth: number): Promise<string> => renderMarkdown((await parse(nested(depth))).result);
  expect(await textOf(3)).toContain("The innermost text.");
  expect(await textOf(4)).not.toContain("The innermost text.");
});

test("of an archive of more files than are read the others are reported", async () => {
  const files = Object.fromEntries(Array.from({ length: 1005 }, (_, index) => [`${index}.txt`, new Uint8Array()]));
  const { result } = await parse(zipSync(files));
  expect(result.warnings).toContainEqual(
    expect.objectContaining({ code: "archive_files_left_out", message: expect.stringContaining("5 files") }),
  );
});

test("an archive that unpacks to more than is read lists the rest as left out", async () => {
  const bytes = zipSync({ "a.bin": new Uint8Array(150_000_000), "b.bin": new Uint8Array(150_000_000) });
  expect(bytes.length).toBeLessThan(1_000_000);
  const { result } = await parse(bytes);
  expect(result.warnings).toContainEqual(
    expect.objectContaining({ code: "archive_files_left_out", message: expect.stringContaining("1 files") }),
  );
});

test("an archive without files is refused by what it is", async () => {
  await expect(parse(zipSync({ "a/": new Uint8Array() }))).rejects.toMatchObject({ code: "unsupported_document" });
});
