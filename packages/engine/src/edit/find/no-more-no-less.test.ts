/** What belongs to a section or to a person's name is taken, and what belongs to others is left. */
import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { edit } from "../edit.ts";
import { readTranscript } from "../../read-transcript.ts";

const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

/** Lines under each other; those that begin with “#” are larger, with space around them. */
function letter(lines: readonly string[]): Uint8Array {
  let y = 800;
  const drawn = lines.map((line) => {
    const isHeading = line.startsWith("# ");
    y -= isHeading ? 34 : 16;
    const text = line.replace(/^# /u, "").replaceAll("“", "\\223").replaceAll("”", "\\224");
    return `BT /F1 ${isHeading ? 16 : 11} Tf 72 ${y} Td (${text}) Tj ET`;
  });
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    contentStream(drawn.join("\n")),
    FONT,
  ]);
}

async function textAfter(lines: readonly string[], instructions: string): Promise<string> {
  const { bytes, edits } = await edit(letter(lines), { instructions }, { ocr: "off" });
  expect(edits).toMatchObject([{ status: "done" }]);
  const { pages } = await readTranscript(bytes!, {}, { ocr: "off" });
  return pages.flatMap((page) => page.lines.map(({ text }) => text)).join("\n");
}

test("a section of labels and values goes to its end, and what follows stays", async () => {
  const text = await textAfter(
    [
      "# 1. Scope",
      "The keeper feeds the animals twice a day.",
      "# 2. Next of kin",
      "Name: Ottilie Brandt",
      "Relationship: aunt",
      "Telephone: 01632 960 551",
      "# 3. Complaints",
      "Complaints go to the warden.",
    ],
    "redact section 2",
  );
  expect(text).not.toMatch(/kin|Ottilie|aunt|960/u);
  expect(text).toMatch(/twice a day[^]*3\. Complaints[^]*warden/u);
});

test("the last section ends before the signatures", async () => {
  const text = await textAfter(
    [
      "# 1. Scope",
      "The keeper feeds the animals twice a day.",
      "# 2. Notice",
      "Either party may give notice of a month.",
      "",
      "",
      "Landlord: Ada Byron",
    ],
    "redact section 2",
  );
  expect(text).not.toMatch(/notice/iu);
  expect(text).toContain("Landlord: Ada Byron");
});

test("of a family name that a relative shares, only the person's own places go", async () => {
  const text = await textAfter(
    [
      "This agreement is made between F. House \\(“the Home”\\) and Winifred Castell \\(“the Resident”\\).",
      "Mrs Castell has the room on the first floor.",
      "The next of kin is Julian Castell, who lives nearby.",
    ],
    "redact the resident's name",
  );
  expect(text).not.toMatch(/Winifred|Mrs Castell/u);
  expect(text).toContain("Julian Castell, who lives nearby");
});
