import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { readTranscript } from "../../read-transcript.ts";
import { extract } from "../extract.ts";

const number = { type: ["number", "null"] };
const text = { type: ["string", "null"] };
const SCHEMA = {
  type: "object",
  properties: {
    invoice_number: text,
    issue_date: { type: ["string", "null"], format: "date" },
    seller_name: text,
    grand_total: number,
    seller_vat_id: text,
    line_items: {
      type: "array",
      items: { type: "object", properties: { description: text, quantity: number, line_total: number } },
    },
  },
};

const CII = `<?xml version="1.0"?><rsm:CrossIndustryInvoice xmlns:rsm="a" xmlns:ram="b" xmlns:udt="c">
<rsm:ExchangedDocument><ram:ID>471102</ram:ID><ram:IssueDateTime><udt:DateTimeString format="102">20180305</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct><ram:Name>Trennblätter A4</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="H87">20.0000</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>198.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Lieferant GmbH</ram:Name><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">DE123456789</ram:ID></ram:SpecifiedTaxRegistration></ram:SellerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeSettlement><ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:GrandTotalAmount>235.62</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

const page = transcriptOf([
  ["Rechnung Nr. 471102", 50, 100],
  ["Zahlbetrag", 50, 300],
  ["235,62 €", 300, 300],
]);

test("an invoice's own XML is read, and its values are found on the page", () => {
  const transcript = { ...page, attachments: [{ name: "factur-x.xml", text: CII }] };
  const { data, citations } = extract(transcript, { schema: SCHEMA });
  expect(data).toEqual({
    invoice_number: "471102",
    issue_date: "2018-03-05",
    seller_name: "Lieferant GmbH",
    grand_total: 235.62,
    seller_vat_id: "DE123456789",
    line_items: [{ description: "Trennblätter A4", quantity: 20, line_total: 198 }],
  });
  expect(citations["/invoice_number"]).toMatchObject([{ content: "471102", confidence: "high" }]);
  expect(citations["/grand_total"]?.[0]?.content).toContain("235,62");
  // A value that is not on the page has no citation.
  expect(citations["/seller_name"]).toBeUndefined();
});

test("an XRechnung in UBL is read alone", () => {
  const ubl = `<Invoice xmlns="a" xmlns:b="b" xmlns:c="c"><b:ID>R-1</b:ID><b:IssueDate>2024-02-29</b:IssueDate>
<c:AccountingSupplierParty><c:Party><c:PartyName><b:Name>Muster AG</b:Name></c:PartyName></c:Party></c:AccountingSupplierParty>
<c:LegalMonetaryTotal><b:TaxInclusiveAmount currencyID="EUR">119.00</b:TaxInclusiveAmount></c:LegalMonetaryTotal></Invoice>`;
  const transcript = { ...transcriptOf(), attachments: [{ name: "xrechnung.xml", text: ubl }] };
  expect(extract(transcript, { schema: SCHEMA }).data).toMatchObject({
    invoice_number: "R-1",
    issue_date: "2024-02-29",
    seller_name: "Muster AG",
    grand_total: 119,
  });
});

test("XML that is broken, or no invoice, is left alone", () => {
  for (const xml of ["<a", "<html/>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>"]) {
    const transcript = { ...page, attachments: [{ name: "a.xml", text: xml }] };
    expect(extract(transcript, { schema: SCHEMA }).data).toMatchObject({ invoice_number: "471102" });
  }
});

test("values of form fields are found by the fields' names", async () => {
  const transcript = await readTranscript(await readFixture("form/form.pdf"));
  const filled = transcript.fields.find(({ value, kind }) => kind === "text" && /^\p{L}/u.test(value))!;
  const { data } = extract(transcript, { schema: { type: "object", properties: { [filled.name]: text } } });
  expect(data).toEqual({ [filled.name]: filled.value });
});
