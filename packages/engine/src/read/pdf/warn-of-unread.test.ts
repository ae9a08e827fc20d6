import { contentStream, writeRawPdf } from "@docsvc/fixtures/raw-pdf";
import { expect, test } from "vitest";
import { parse } from "../../parse.ts";

const XDP = `<?xml version="1.0"?><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template
xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform name="form1"/></template></xdp:xdp>`;

/** A page with the placeholder text of files whose content is elsewhere. */
function pdfOf(catalog: string, text: string, file: string): Uint8Array {
  return writeRawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 500 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    contentStream(`BT /F1 12 Tf 50 100 Td (${text}) Tj ET`),
    contentStream(XDP),
    `<< /Type /Filespec /F (${file}) /EF << /F 8 0 R >> >>`,
    contentStream("name;pieces", "/Type /EmbeddedFile"),
    "<< /Type /Filespec /F (prices.csv) /EF << /F 8 0 R >> >>",
  ]);
}

async function read(
  catalog: string,
  text: string,
  file = "orders.csv",
): Promise<{ text: string; codes: string[]; messages: string }> {
  const { result } = await parse(pdfOf(catalog, text, file));
  return {
    text: result.chunks.map(({ content }) => content).join("\n"),
    codes: (result.warnings ?? []).map(({ code }) => code),
    messages: (result.warnings ?? []).map(({ message }) => message).join("\n"),
  };
}

test("a dynamic XFA form says that its pages are not in the file, and what to do", async () => {
  const form = "/NeedsRendering true /AcroForm << /XFA 6 0 R /Fields [] >>";
  const { text, codes, messages } = await read(form, "Please wait while this form is loaded.");
  expect(text).toContain("Please wait");
  expect(codes).toEqual(["xfa_form_dynamic"]);
  expect(messages).toContain("print it to a PDF");
});

test("the pages of a static XFA form are read, with a word of warning", async () => {
  const { text, codes } = await read("/AcroForm << /XFA 6 0 R /Fields [] >>", "Application for a mooring");
  expect(text).toContain("Application for a mooring");
  expect(codes).toEqual(["xfa_form"]);
});

const FILES = "/Names << /EmbeddedFiles << /Names [(orders.csv) 7 0 R (prices.csv) 9 0 R] >> >>";

test("attached files are reported, and so are those of a portfolio behind its cover", async () => {
  const attached = await read(FILES, "See the orders attached");
  expect(attached.codes).toEqual(["attachments_not_read"]);
  expect(attached.messages).toContain("2 files attached");
  const portfolio = await read(`${FILES} /Collection << /View /T >>`, "For the best experience open this portfolio");
  expect(portfolio.text).toContain("For the best experience");
  expect(portfolio.codes).toEqual(["attachments_not_read"]);
});

test("the data of an invoice are no attachment that is left unread", async () => {
  const data = "/Names << /EmbeddedFiles << /Names [(factur-x.xml) 7 0 R] >> >>";
  expect((await read(data, "Invoice 12", "factur-x.xml")).codes).toEqual([]);
});

test("a form of plain fields and a file without attachments need no warning", async () => {
  expect((await read("/AcroForm << /Fields [] >>", "Plain")).codes).toEqual([]);
});

test("a file of attachments alone says that it has no pages, but attachments", async () => {
  const bytes = writeRawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${FILES} >>`,
    "<< /Type /Pages /Kids [] /Count 0 >>",
    ...Array.from({ length: 4 }, () => undefined),
    "<< /Type /Filespec /F (orders.csv) /EF << /F 8 0 R >> >>",
    contentStream("name;pieces", "/Type /EmbeddedFile"),
    "<< /Type /Filespec /F (prices.csv) /EF << /F 8 0 R >> >>",
  ]);
  await expect(parse(bytes)).rejects.toThrow(/no pages.*2 files attached/s);
});
