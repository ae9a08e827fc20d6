import { readFixture } from "@docsvc/fixtures";
import { utils, write } from "@e965/xlsx";
import { strToU8, zipSync } from "fflate";
import { compoundFile } from "./compound-file.ts";
import { SAMPLE_TEXTS } from "./sample-texts.ts";

/** A small document of each format whose files show their structure, by the name of its format. */
export async function sampleDocuments(): Promise<ReadonlyMap<string, Uint8Array>> {
  const files: Record<string, string> = {
    docx: "office/minutes.docx",
    pptx: "office/slides.pptx",
    xlsx: "office/harbour.xlsx",
    odt: "office/minutes.odt",
    ods: "office/harbour.ods",
    odp: "office/talk.odp",
    fodt: "office/minutes.fodt",
    fods: "office/harbour.fods",
    epub: "text/mooring.epub",
    csv: "office/tides.csv",
    eml: "mail/notice.eml",
  };
  const samples = new Map<string, Uint8Array>();
  for (const [kind, file] of Object.entries(files)) samples.set(kind, await readFixture(file));
  for (const [kind, bytes] of binaryOffice()) samples.set(kind, bytes);
  for (const [kind, text] of Object.entries(SAMPLE_TEXTS)) samples.set(kind, strToU8(text));
  samples.set("vsdx", drawing());
  samples.set("odg", openDrawing());
  const inside = { "quay/notes.md": strToU8(SAMPLE_TEXTS["markdown"]!), "tides.csv": samples.get("csv")! };
  samples.set("zip", zipSync({ ...inside, "more.zip": zipSync(inside) }));
  return samples;
}

function binaryOffice(): readonly (readonly [string, Uint8Array])[] {
  const book = utils.book_new();
  const rows = [
    ["pier", "ships"],
    ["north", 4],
    ["south", 7],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "Data");
  const workbook = (bookType: "xls" | "xlsb" | "dbf"): Uint8Array =>
    new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
  const text = (value: string): Uint8Array => Buffer.from(value, "utf16le");
  return [
    ["xls", workbook("xls")],
    ["xlsb", workbook("xlsb")],
    ["sylk", Buffer.from(write(book, { type: "string", bookType: "sylk" }) as string)],
    ["dif", Buffer.from(write(book, { type: "string", bookType: "dif" }) as string)],
    ["dbf", workbook("dbf")],
    [
      "msg",
      compoundFile({
        "__properties_version1.0": new Uint8Array(32),
        "__substg1.0_0037001F": text("Gate"),
        "__substg1.0_1000001F": text("It opens at nine.\r\n\r\nBring a rope."),
      }),
    ],
  ];
}

const VISIO = 'xmlns="http://schemas.microsoft.com/office/visio/2012/main"';

function drawing(): Uint8Array {
  const cell = (name: string, value: number): string => `<Cell N="${name}" V="${value}"/>`;
  const place = ["PinX", "PinY", "Width", "Height"].map((name) => cell(name, 2)).join("");
  const size = cell("PageWidth", 10) + cell("PageHeight", 5);
  return zipSync({
    "visio/pages/pages.xml": strToU8(`<Pages ${VISIO}><Page Name="Flow"><PageSheet>${size}</PageSheet></Page></Pages>`),
    "visio/pages/page1.xml": strToU8(
      `<PageContents ${VISIO}><Shapes><Shape>${place}<Text>The kiln</Text></Shape></Shapes></PageContents>`,
    ),
  });
}

function openDrawing(): Uint8Array {
  const spaces = ["office", "text", "draw"].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === "draw" ? "drawing" : name}:1.0"`,
  );
  const page = "<draw:page><draw:frame><draw:text-box><text:p>Kiln</text:p></draw:text-box></draw:frame></draw:page>";
  const body = `<office:body><office:drawing>${page}</office:drawing></office:body>`;
  return zipSync({
    mimetype: [strToU8("application/vnd.oasis.opendocument.graphics"), { level: 0 }],
    "content.xml": strToU8(`<office:document-content ${spaces.join(" ")}>${body}</office:document-content>`),
  });
}
