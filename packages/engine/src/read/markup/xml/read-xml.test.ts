import { expect, test } from "vitest";
import { extract } from "../../../extract/extract.ts";
import { readTranscript } from "../../../read-transcript.ts";
import { readXml } from "./read-xml.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test("elements become headings, texts become lines with their names, elements of one name become a table", async () => {
  const { parts } = await readXml(
    bytesOf(
      '<order xmlns="urn:x"><orderNo>A-7</orderNo><buyer><fullName>Ann Lee</fullName></buyer>' +
        "<item><sku>B1</sku><pieces>3</pieces></item><item><sku>B2</sku><pieces>4</pieces></item></order>",
    ),
    {},
  );
  const [part] = parts;
  expect(part!.blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
    "Title: order",
    "Text: order No: A-7",
    "Section Header: buyer",
    "Text: full Name: Ann Lee",
    "Section Header: item",
    "Table: ",
  ]);
  expect(part!.blocks.at(-1)!.table!.cells.map(({ text }) => text)).toEqual(["sku", "pieces", "B1", "3", "B2", "4"]);
});

const XRECHNUNG = `<?xml version="1.0" encoding="UTF-8"?>
<ubl:Invoice xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2">
  <cbc:ID>R-2024-55</cbc:ID><cbc:IssueDate>2024-05-03</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="EUR">119.00</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
</ubl:Invoice>`;

test("an XRechnung without a PDF gives its values, each with its place", async () => {
  const transcript = await readTranscript(bytesOf(XRECHNUNG));
  const properties = {
    invoice_number: { type: "string" },
    issue_date: { type: "string", format: "date" },
    grand_total: { type: "number" },
  };
  const { data, citations } = extract(transcript, { schema: { type: "object", properties } });
  expect(data).toEqual({ invoice_number: "R-2024-55", issue_date: "2024-05-03", grand_total: 119 });
  expect(Object.keys(citations).toSorted()).toEqual(["/grand_total", "/invoice_number", "/issue_date"]);
  expect(citations["/grand_total"]![0]).toMatchObject({ content: "119.00", confidence: "high" });
});

test("what is no well-formed XML is read as far as it goes, with a warning", async () => {
  const { warnings } = await readXml(bytesOf("<a><b>words</a>"), {});
  expect(warnings).toMatchObject([{ code: "xml_not_well_formed" }]);
});
