import { readFixture } from "@docsvc/fixtures";
import { utils, write } from "@e965/xlsx";
import { strToU8 } from "fflate";

const RTF = String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\stylesheet{\s1\outlinelevel0 heading 1;}}{\pard\s1 Harbour\par}{\pard Ships {\b and} quays.\par}\trowd\cellx1000\cellx2000\intbl a\cell b\cell\row}`;
const HTML =
  "<!doctype html><title>t</title><style>.x{display:none}</style><h1>Harbour</h1><p>Ships <b>and</b> quays.<ul><li>one<ol><li>two</ol></ul><table><tr><th colspan=2>a<tr><td>1<td>2</table>";

/** A small document of each format that is read without recognition, by the name of its format. */
export async function sampleDocuments(): Promise<ReadonlyMap<string, Uint8Array>> {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ["pier", "ships"],
      ["north", 4],
      ["south", 7],
    ]),
    "Data",
  );
  const workbook = (bookType: "xls" | "xlsb"): Uint8Array =>
    new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
  return new Map([
    ["docx", await readFixture("office/minutes.docx")],
    ["pptx", await readFixture("office/slides.pptx")],
    ["xlsx", await readFixture("office/harbour.xlsx")],
    ["xls", workbook("xls")],
    ["xlsb", workbook("xlsb")],
    ["fodt", await readFixture("office/minutes.fodt")],
    ["fods", await readFixture("office/harbour.fods")],
    ["csv", await readFixture("office/tides.csv")],
    ["eml", await readFixture("mail/notice.eml")],
    ["rtf", strToU8(RTF)],
    ["html", strToU8(HTML)],
  ]);
}
