/** Words in the content of pages: drawn in parts, turned, hidden, in forms and patterns, with fonts of all kinds. */
import { contentStream, type RawObject, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { FONT, form, HIDDEN, LETTER, line, type Trap, trapPdf } from "./trap.ts";

const letters = Array.from(HIDDEN);
const hex = (text: string): string => Buffer.from(text, "latin1").toString("hex");
const map = (pairs: readonly (readonly [code: string, text: string])[], width = 1): RawObject =>
  contentStream(
    `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <${"00".repeat(width)}> <${"ff".repeat(width)}> endcodespacerange\n${pairs
      .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
      .map(
        ([code, text]) =>
          `1 beginbfchar <${code}> <${Buffer.from(text, "utf16le").swap16().toString("hex")}> endbfchar`,
      )
      .join("\n")}\nendcmap end`,
  );

/** All letters are as wide. */
const COURIER = FONT.replace("Helvetica", "Courier");

/** A line written letter by letter with a rotated or slanted matrix. */
const turned = (matrix: string): string => `BT /F1 14 Tf ${matrix} Tm (From ${HIDDEN} at sea) Tj ET\n`;

export const CONTENT_TRAPS: readonly Trap[] = [
  { name: "a comment between operators", bytes: trapPdf(`% ${HIDDEN} wrote this\n${LETTER}`) },
  { name: "a comment within an array", bytes: trapPdf(`${LETTER}BT /F1 9 Tf 72 600 Td [(a) % ${HIDDEN}\n(b)] TJ ET`) },
  { name: "a comment in a form", bytes: trapPdf(`${LETTER}/X1 Do`, { resources: "/XObject << /X1 6 0 R >>", more: [form(`% ${HIDDEN}\n0 0 9 9 re f`)] }) },
  { name: "a comment in a pattern", bytes: trapPdf(LETTER, { resources: "/Pattern << /P1 6 0 R >>", more: [contentStream(`% ${HIDDEN}\n0 0 1 1 re f`, "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>")] }) },
  { name: "ActualText in the content", bytes: trapPdf(`${LETTER}/Span << /ActualText (${HIDDEN}) >> BDC ${line("Q.", 600)} EMC`) },
  { name: "ActualText among the properties", bytes: trapPdf(`${LETTER}/Span /M1 BDC ${line("Q.", 600)} EMC`, { resources: `/Properties << /M1 << /ActualText (${HIDDEN}) >> >>` }) },
  { name: "Alt, E and a private key of marked content", bytes: trapPdf(`${LETTER}/Figure << /Alt (${HIDDEN} at sea) /E (${HIDDEN}) /Mine (${HIDDEN}) >> BDC 9 9 9 9 re f EMC`) },
  { name: "a marked point", bytes: trapPdf(`${LETTER}/Note << /Said (${HIDDEN}) >> DP`) },
  { name: "a soft hyphen within the word", bytes: trapPdf(line("A letter from Quil\\255lon today.")) },
  { name: "zero-width characters within the word", bytes: trapPdf("BT /F1 14 Tf 72 700 Td <51750069> Tj <6c6c6f6e> Tj ET", { font: FONT.replace(">>", "/ToUnicode 6 0 R >>"), more: [map([["00", "\u200b"], ...letters.map((letter): [string, string] => [hex(letter), letter])])] }) },
  { name: "a kerned array that separates the letters", bytes: trapPdf(`BT /F1 14 Tf 72 700 Td [${letters.map((letter) => `(${letter}) -40`).join(" ")}] TJ ET`) },
  { name: "wide letterspacing", bytes: trapPdf(`BT /F1 14 Tf 5 Tc 72 700 Td (${HIDDEN}) Tj ET`) },
  { name: "letters separated by spaces", bytes: trapPdf(line(`From ${letters.join(" ")} at sea`)) },
  { name: "each letter placed by itself", bytes: trapPdf(letters.map((letter, at) => line(letter, 700, 72 + 8.4 * at)).join(""), { font: COURIER }) },
  { name: "letters drawn in reverse order", bytes: trapPdf(letters.map((letter, at) => line(letter, 700, 72 + 8.4 * at)).toReversed().join(""), { font: COURIER }) },
  { name: "letters below each other", bytes: trapPdf(letters.map((letter, at) => line(letter, 700 - 18 * at)).join("")) },
  { name: "text turned by 90 degrees", bytes: trapPdf(turned("0 1 -1 0 300 300")) },
  { name: "text upside down", bytes: trapPdf(turned("-1 0 0 -1 300 300")) },
  { name: "text turned by 37 degrees", bytes: trapPdf(turned("0.7986 0.6018 -0.6018 0.7986 200 300")) },
  { name: "mirrored text", bytes: trapPdf(`${LETTER}${turned("-1 0 0 1 300 300")}`) },
  { name: "a turned page with a crop box", bytes: trapPdf(LETTER, { page: "/Rotate 90 /CropBox [20 30 500 800]" }) },
  { name: "invisible text", bytes: trapPdf(`${LETTER}BT 3 Tr /F1 14 Tf 72 600 Td (${HIDDEN} unseen) Tj ET`) },
  { name: "white text", bytes: trapPdf(`${LETTER}1 g ${line(`${HIDDEN} unseen`, 600)}`) },
  { name: "text as a clip", bytes: trapPdf(`${LETTER}q BT 7 Tr /F1 40 Tf 72 600 Td (${HIDDEN}) Tj ET 0 0 595 842 re f Q`) },
  { name: "text within an empty clip", bytes: trapPdf(`${LETTER}q 0 0 0 0 re W n ${line(HIDDEN, 600)} Q`) },
  { name: "text outside the page", bytes: trapPdf(`${LETTER}${line(`${HIDDEN} far away`, 2000)}`) },
  { name: "text outside the crop box", bytes: trapPdf(`${LETTER}${line(`${HIDDEN} cut off`, 60)}`, { page: "/CropBox [0 200 595 842]" }) },
  { name: "text under a filled box", bytes: trapPdf(`${LETTER}${line(`${HIDDEN} below`, 600)}0 g 60 590 200 30 re f`) },
  { name: "text of no size", bytes: trapPdf(`${LETTER}BT /F1 0.01 Tf 72 600 Td (${HIDDEN}) Tj ET`) },
  { name: "fully transparent text", bytes: trapPdf(`${LETTER}/G1 gs ${line(HIDDEN, 600)}`, { resources: "/ExtGState << /G1 << /ca 0 /CA 0 >> >>" }) },
  { name: "the same text twice, as bold", bytes: trapPdf(`${LETTER}${line(`${HIDDEN} bold`, 600)}${line(`${HIDDEN} bold`, 600, 72.4)}`) },
  { name: "squeezed and raised text", bytes: trapPdf(`BT /F1 14 Tf 60 Tz 5 Ts 72 700 Td (From ${HIDDEN}) Tj ET`) },
  { name: "the quote operators", bytes: trapPdf(`BT /F1 14 Tf 16 TL 72 700 Td (From) Tj (${HIDDEN}) ' 1 1 (and ${HIDDEN}) " ET`) },
  { name: "octal escapes", bytes: trapPdf(line(`From ${letters.map((letter) => `\\${letter.charCodeAt(0).toString(8)}`).join("")}`)) },
  { name: "a string continued on the next line", bytes: trapPdf(line("From Quil\\\nlon today")) },
  { name: "hexadecimal strings with spaces", bytes: trapPdf(`BT /F1 14 Tf 72 700 Td <${hex(HIDDEN).replaceAll(/(..)/gu, "$1 \n")}> Tj ET`) },
  { name: "a word broken at the line end", bytes: trapPdf(`${line("A letter came from Quil-", 700)}${line("lon on Monday morning.", 682)}`) },
  { name: "a word in two content streams", bytes: trapPdf("", { page: "/Contents [6 0 R 7 0 R]", more: [contentStream("BT /F1 14 Tf 72 700 Td (From Quil) Tj"), contentStream("(lon today) Tj ET")] }) },
  { name: "a form on two pages", bytes: twoPages() },
  { name: "a form within a form", bytes: trapPdf("q 1 0 0 1 50 50 cm /X1 Do Q", { resources: "/XObject << /X1 6 0 R >>", more: [contentStream("q 0.5 0 0 0.5 0 0 cm /X2 Do Q", "/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X2 7 0 R >> >>"), form(LETTER)] }) },
  { name: "a form that nothing draws", bytes: trapPdf(LETTER, { resources: "/XObject << /X1 6 0 R >>", more: [form(LETTER)] }) },
  { name: "a form with private data and a reference to another file", bytes: trapPdf(`${LETTER}/X1 Do`, { resources: "/XObject << /X1 6 0 R >>", more: [form("0 0 9 9 re f", `/PieceInfo << /Mine << /Private (${HIDDEN}) >> >> /Ref << /F (${HIDDEN}.pdf) /Page 0 >>`)] }) },
  { name: "a hidden layer", bytes: trapPdf(`${LETTER}/OC /L1 BDC ${line(`${HIDDEN} in a layer`, 600)} EMC`, { resources: "/Properties << /L1 6 0 R >>", catalog: "/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] /Order [6 0 R] >> >>", more: ["<< /Type /OCG /Name (Layer) >>"] }) },
  { name: "the name of a layer and of its configuration", bytes: trapPdf(LETTER, { catalog: `/OCProperties << /OCGs [6 0 R] /D << /Name (${HIDDEN}) /Creator (${HIDDEN}) /Order [(${HIDDEN}) 6 0 R] >> >>`, more: [`<< /Type /OCG /Name (${HIDDEN}) /Usage << /User << /Type /Ind /Name (${HIDDEN}) >> >> >>`] }) },
  { name: "a ligature", word: "Griffin", bytes: trapPdf("BT /F1 14 Tf 72 700 Td <47726901696e> Tj ET", { font: FONT.replace(">>", "/ToUnicode 6 0 R >>"), more: [map([["01", "\ufb00"], ...Array.from("Grin", (letter): [string, string] => [hex(letter), letter])])] }) },
  { name: "one code for the whole word", hasLeaked: true, bytes: trapPdf("BT /F1 14 Tf 72 700 Td (From \\001 today) Tj ET", { font: FONT.replace(">>", "/ToUnicode 6 0 R >>"), more: [map([["01", HIDDEN], ...Array.from("From today", (letter): [string, string] => [hex(letter), letter])])] }) },
  { name: "two-byte codes with a map", bytes: trapPdf(`BT /F1 14 Tf 72 700 Td <${letters.map((_, at) => (at + 3).toString(16).padStart(4, "0")).join("")}> Tj ET`, { font: "<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 /FontDescriptor << /Type /FontDescriptor /FontName /Any /Flags 4 /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 /FontBBox [0 0 1 1] >> >>] /ToUnicode 6 0 R >>", more: [map(letters.map((letter, at) => [(at + 3).toString(16).padStart(4, "0"), letter]), 2)] }) },
  { name: "a drawn font (Type 3) whose glyph shows the word", bytes: drawnFont() },
  { name: "a drawn font (Type 3) with a map", bytes: drawnFontWithMap() },
  { name: "glyph names of differences", bytes: trapPdf("BT /F1 14 Tf 72 700 Td <01020304040506> Tj ET", { font: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /Differences [1 /Q /u /i /l /o /n] >> >>" }) },
]; // prettier-ignore

function twoPages(): Uint8Array {
  const page = (content: number): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X1 7 0 R >> >> >>`;
  return writeRawPdf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 6 0 R] /Count 2 >>",
    page(4),
    contentStream("/X1 Do"),
    FONT,
    page(8),
    form(LETTER),
    contentStream("q 0.5 0 0 0.5 100 100 cm /X1 Do Q"),
  ]);
}

/** A glyph of which the procedure writes the word with another font. */
function drawnFont(): Uint8Array {
  return trapPdf(`${LETTER}BT /F3 10 Tf 72 500 Td (a) Tj ET`, {
    resources: "",
    font: FONT,
    page: "/Resources << /Font << /F1 5 0 R /F3 6 0 R >> >>",
    more: [
      "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 100 20] /FontMatrix [0.1 0 0 0.1 0 0] /FirstChar 97 /LastChar 97 /Widths [100] /CharProcs << /a 7 0 R >> /Encoding << /Type /Encoding /Differences [97 /a] >> /Resources << /Font << /F1 5 0 R >> >> >>",
      contentStream(`100 0 d0 BT /F1 14 Tf 0 0 Td (${HIDDEN}) Tj ET`),
    ],
  });
}

function drawnFontWithMap(): Uint8Array {
  const codes = letters.map((_, at) => at + 1);
  return trapPdf(`BT /F1 14 Tf 72 700 Td <${codes.map((code) => `0${code}`).join("")}> Tj ET`, {
    font: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 1 /LastChar 7 /Widths [${codes.map(() => 0.6).join(" ")}] /CharProcs << /g 6 0 R >> /Encoding << /Type /Encoding /Differences [1 ${codes.map(() => "/g").join(" ")}] >> /ToUnicode 7 0 R >>`,
    more: [
      contentStream("0.6 0 0 0 0.5 0.7 d1 0 0 0.5 0.7 re f"),
      map(letters.map((letter, at) => [`0${at + 1}`, letter])),
    ],
  });
}
