import { inflateSync } from "node:zlib";
import { readFixture } from "@docsvc/fixtures";
import { PDF, PdfDict, PdfName, PdfStream, PdfString } from "@libpdf/core";
import { describe, expect, test } from "vitest";
import { pdfOfLines } from "../../../testing/pdf-of-lines.ts";
import { readDocument } from "../../parsing/read-document.ts";
import { edit } from "../edit.ts";

/** Everything that can be read in a file's bytes, with streams inflated. */
function allText(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const parts = [file.toString("latin1")];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 7)) {
    try {
      parts.push(inflateSync(file.subarray(at + 7), { finishFlush: 2 }).toString("latin1"));
    } catch {
      // Not compressed: the first part contains it.
    }
  }
  const strings = parts.join("\n");
  return `${strings}\n${strings.replaceAll(/<([0-9a-f\s]+)>/giu, (_, hex: string) => Buffer.from(hex, "hex").toString("latin1"))}`;
}

const LETTER = pdfOfLines([
  { text: "Dear Ann Smith, your secret is mine.", left: 50, top: 100 },
  { text: "A secretary keeps no secrets.", left: 50, top: 120 },
]);

describe("redaction of a phrase", () => {
  test("takes whole words out of the bytes and leaves the others in their place", async () => {
    const { bytes, edits } = await edit(LETTER, { instructions: 'redact "secret"' }, { ocr: "off" });
    expect(edits).toMatchObject([{ kind: "redact", status: "done", count: 1, page: 1 }]);
    expect(edits[0]).not.toHaveProperty("before");
    const text = allText(bytes!);
    expect(text).not.toMatch(/secret(?!ary|s)/u);
    expect(text).toContain("A secretary keeps no secrets.");
    expect(text).toContain("Dear Ann Smith, your ");
  });

  test.each([
    ["hebrew", "העירונית"],
    ["arabic", "الميناء"],
  ])("finds words that are drawn from right to left: %s", async (script, word) => {
    const file = await readFixture(`scripts/${script}.pdf`);
    const { bytes, edits } = await edit(file, { instructions: `redact "${word}"` }, { ocr: "off" });
    expect(edits).toMatchObject([{ kind: "redact", status: "done", page: 1 }]);
    const { pages } = await readDocument(bytes!, {});
    expect(pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join("\n")).not.toContain(word);
  });

  test("takes it out of links, bookmarks, metadata, fields and structure too", async () => {
    const pdf = await PDF.load(LETTER);
    pdf.setTitle("The secret title");
    const page = pdf.getPage(0)!;
    page.addLinkAnnotation({ rect: { x: 50, y: 600, width: 90, height: 20 }, uri: "https://example.org/secret" });
    page.addTextAnnotation({ rect: { x: 300, y: 300, width: 20, height: 20 }, contents: "a secret note" });
    const field = pdf.getOrCreateForm().createTextField("secret field");
    field.setValue("secret value");
    page.drawField(field, { x: 50, y: 400, width: 200, height: 20 });
    pdf.addAttachment("secret.txt", new TextEncoder().encode("secret attachment"));
    pdf.getCatalog().set("Metadata", pdf.register(new PdfStream([], new TextEncoder().encode("<x>secret</x>"))));
    const outline = pdf.createDict({ Title: PdfString.fromString("Secret chapter") });
    pdf.getCatalog().set("Outlines", pdf.createDict({ Type: PdfName.of("Outlines"), First: outline, Last: outline }));
    pdf.getCatalog().set("PieceInfo", PdfDict.of({ Mine: PdfString.fromString("secret") }));
    const { bytes, edits, warnings } = await edit(
      await pdf.save(),
      { instructions: 'redact "secret"' },
      { ocr: "off" },
    );
    expect(edits).toMatchObject([{ status: "done" }]);
    expect(warnings).toMatchObject([{ code: "pages_not_recognised" }, { code: "attachments_dropped" }]);
    expect(allText(bytes!).replaceAll(/secretary|secrets/gu, "")).not.toMatch(/secret/iu);
  });

  test("is refused to no one in a dry run, and writes nothing", async () => {
    const { bytes, edits } = await edit(LETTER, { instructions: 'redact "Ann Smith"', dryRun: true }, { ocr: "off" });
    expect(bytes).toBeNull();
    expect(edits).toMatchObject([{ status: "done", count: 1 }]);
  });

  test("that is nowhere is said so", async () => {
    const { edits } = await edit(LETTER, { instructions: 'redact "nothing of this"' }, { ocr: "off" });
    expect(edits).toMatchObject([{ status: "not_found", count: 0 }]);
  });
});

test("a region loses its letters and its pixels, and nothing else", async () => {
  const { bytes, edits } = await edit(
    LETTER,
    { instructions: "redact region 0,0 to 1,0.13 on page 1" },
    { ocr: "off" },
  );
  expect(edits).toMatchObject([{ status: "done", bboxes: [{ left: 0, top: 0, width: 1 }] }]);
  expect(allText(bytes!)).not.toContain("Ann Smith");
  expect(allText(bytes!)).toContain("A secretary keeps no secrets.");
});

test("replaced words are where the old ones stood", async () => {
  const { bytes, edits } = await edit(LETTER, { instructions: 'replace "Ann Smith" by "Łucja Żak"' }, { ocr: "off" });
  expect(edits).toMatchObject([{ kind: "replace", status: "done", before: "Ann Smith", after: "Łucja Żak", count: 1 }]);
  expect(allText(bytes!)).not.toContain("Ann Smith");
  const again = await edit(bytes!, { instructions: 'highlight "Łucja Żak"', dryRun: true }, { ocr: "off" });
  expect(again.edits[0]?.bboxes[0]?.top).toBeCloseTo(edits[0]!.bboxes[0]!.top, 2);
  expect(again.edits[0]?.bboxes[0]?.left).toBeCloseTo(edits[0]!.bboxes[0]!.left, 2);
});
