import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { styledPdf } from "../../testing/styled-pdf.ts";
import { wordFile } from "../../testing/word-file.ts";
import { readTranscript } from "../read-transcript.ts";
import { extract } from "./extract.ts";
import { withoutStruck } from "./without-struck.ts";

/** The words of a line, in Courier of 10 points. */
const line = (y: number, text: string): string => `BT /F4 10 Tf 50 ${y} Td (${text}) Tj ET`;
const strike = (y: number, from: number, to: number): string =>
  `0.6 w ${50 + 6 * from} ${y + 3} m ${50 + 6 * to} ${y + 3} l S`;
const PAGE = styledPdf(
  [
    line(240, "Invoice number: 4711"),
    line(220, "Total amount: 55.00 40.00 EUR"),
    strike(220, 14, 19),
    line(200, "The whole of this line was struck out."),
    strike(200, 0, 38),
  ].join("\n"),
);

test("words and lines that are struck out are taken out of blocks and lines, and others keep their places", async () => {
  const whole = await readTranscript(PAGE);
  const kept = withoutStruck(whole);
  const texts = kept.pages[0]!.lines.map(({ text }) => text);
  expect(texts.join("\n")).toContain("Total amount: 40.00 EUR");
  expect(texts.join("\n")).not.toContain("whole of this line");
  expect(kept.pages[0]!.blocks.map(({ text }) => text).join("\n")).not.toMatch(/55\.00|whole of this line/);
  const total = kept.pages[0]!.lines.find(({ text }) => text.includes("40.00"))!;
  expect(total.words).toHaveLength(4 * total.text.split(" ").length);
  expect(total.words[8]).toBeCloseTo(50 + 6 * 20, 0);
});

test("a document without strike-outs is the same object", async () => {
  const whole = await readTranscript(styledPdf(line(240, "Total amount: 40.00 EUR")));
  expect(withoutStruck(whole)).toBe(whole);
});

const run = (text: string, properties = ""): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const ODT_NAMES = ["office", "text", "style"]
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(" ");
const OF_FORMATS: Readonly<Record<string, Uint8Array>> = {
  PDF: PAGE,
  DOCX: wordFile(`<w:p>${run("Total amount: ")}${run("55.00", "<w:strike/>")}${run(" 40.00 EUR")}</w:p>`),
  HTML: strToU8("<!doctype html><p>Total amount: <del>55.00</del> 40.00 EUR</p>"),
  ODT: strToU8(
    `<?xml version="1.0"?><office:document ${ODT_NAMES} office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles><style:style style:name="S" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style></office:automatic-styles><office:body><office:text><text:p>Total amount: <text:span text:style-name="S">55.00</text:span> 40.00 EUR</text:p></office:text></office:body></office:document>`,
  ),
};

test.each(Object.entries(OF_FORMATS))(
  "extraction takes the amount of a %s that holds, not the struck-out one",
  async (_, bytes) => {
    const schema = { type: "object", properties: { total_amount: { type: "number" } } };
    const { data } = extract(await readTranscript(bytes), { schema });
    expect(data).toEqual({ total_amount: 40 });
  },
);
