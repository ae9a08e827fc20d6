import type { TranscriptAttachment } from "../../transcript/transcript.ts";
import type { Concept } from "../lexicon/concept.ts";
import { elementsAt, readXml, textAt, type XmlElement } from "./xml-tree.ts";

/** Values by their meaning; the part before the colon names the party, if there are two. */
export type EmbeddedValues = ReadonlyMap<EmbeddedKey, string>;
export type EmbeddedKey = Concept | `${"seller" | "buyer"}:${Concept}`;

/** The data of an electronic invoice. */
export interface EmbeddedInvoice {
  readonly values: EmbeddedValues;
  readonly lines: readonly EmbeddedValues[];
}

/** Paths of a value, from the document's root or from a line. */
type Paths = Readonly<Partial<Record<EmbeddedKey, string>>>;

const TRADE = "SupplyChainTradeTransaction";
const SELLER = `${TRADE}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement/SellerTradeParty`;
const BUYER = `${TRADE}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement/BuyerTradeParty`;
const SETTLEMENT = `${TRADE}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`;
const SUMS = `${SETTLEMENT}/SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation`;
const PAYEE = `${SETTLEMENT}/SpecifiedTradeSettlementPaymentMeans`;

/** UN/CEFACT Cross Industry Invoice, as in Factur-X, ZUGFeRD 1 and 2 and XRechnung. */
const CII: Paths = {
  invoiceNumber: "ExchangedDocument|HeaderExchangedDocument/ID",
  issueDate: "ExchangedDocument|HeaderExchangedDocument/IssueDateTime/DateTimeString",
  dueDate: `${SETTLEMENT}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`,
  deliveryDate: `${TRADE}/ApplicableHeaderTradeDelivery|ApplicableSupplyChainTradeDelivery/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString`,
  orderNumber: `${TRADE}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement/BuyerOrderReferencedDocument/IssuerAssignedID|ID`,
  seller: `${SELLER}/Name`,
  buyer: `${BUYER}/Name`,
  customerNumber: `${BUYER}/ID`,
  currency: `${SETTLEMENT}/InvoiceCurrencyCode`,
  net: `${SUMS}/TaxBasisTotalAmount`,
  tax: `${SUMS}/TaxTotalAmount`,
  gross: `${SUMS}/GrandTotalAmount`,
  due: `${SUMS}/DuePayableAmount`,
  iban: `${PAYEE}/PayeePartyCreditorFinancialAccount/IBANID`,
  bic: `${PAYEE}/PayeeSpecifiedCreditorFinancialInstitution/BICID`,
};
const CII_LINE: Paths = {
  position: "AssociatedDocumentLineDocument/LineID",
  description: "SpecifiedTradeProduct/Name",
  articleNumber: "SpecifiedTradeProduct/SellerAssignedID",
  quantity: "SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery/BilledQuantity",
  unitPrice: "SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement/NetPriceProductTradePrice/ChargeAmount",
  lineTotal:
    "SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation/LineTotalAmount",
  taxRate:
    "SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement/ApplicableTradeTax/RateApplicablePercent|ApplicablePercent",
};

/** OASIS Universal Business Language 2.1, as in XRechnung and Peppol. */
const UBL: Paths = {
  invoiceNumber: "ID",
  issueDate: "IssueDate",
  dueDate: "DueDate",
  orderNumber: "OrderReference/ID",
  seller: "AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName",
  buyer: "AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName",
  "seller:vatNumber": "AccountingSupplierParty/Party/PartyTaxScheme/CompanyID",
  "buyer:vatNumber": "AccountingCustomerParty/Party/PartyTaxScheme/CompanyID",
  currency: "DocumentCurrencyCode",
  net: "LegalMonetaryTotal/TaxExclusiveAmount",
  tax: "TaxTotal/TaxAmount",
  gross: "LegalMonetaryTotal/TaxInclusiveAmount",
  due: "LegalMonetaryTotal/PayableAmount",
  iban: "PaymentMeans/PayeeFinancialAccount/ID",
  bic: "PaymentMeans/PayeeFinancialAccount/FinancialInstitutionBranch/ID",
};
const UBL_LINE: Paths = {
  position: "ID",
  description: "Item/Name",
  articleNumber: "Item/SellersItemIdentification/ID",
  quantity: "InvoicedQuantity|CreditedQuantity",
  unitPrice: "Price/PriceAmount",
  lineTotal: "LineExtensionAmount",
  taxRate: "Item/ClassifiedTaxCategory/Percent",
};

/** Reads the electronic invoice among the attached files; null if there is none. */
export function embeddedInvoice(attachments: readonly TranscriptAttachment[]): EmbeddedInvoice | null {
  for (const { text } of attachments) {
    const root = readXml(text);
    if (root === null) continue;
    if (root.name === "CrossIndustryInvoice" || root.name === "CrossIndustryDocument") return fromCii(root);
    if (root.name === "Invoice" || root.name === "CreditNote") return fromUbl(root);
  }
  return null;
}

function fromCii(root: XmlElement): EmbeddedInvoice {
  const values = valuesOf(root, CII);
  for (const [party, path] of [
    ["seller", SELLER],
    ["buyer", BUYER],
  ] as const) {
    const registration = elementsAt(root, `${path}/SpecifiedTaxRegistration/ID`).find(
      ({ attributes }) => attributes["schemeID"] === "VA",
    );
    if (registration !== undefined) values.set(`${party}:vatNumber`, registration.text.trim());
  }
  const lines = elementsAt(root, `${TRADE}/IncludedSupplyChainTradeLineItem`).map((line) => valuesOf(line, CII_LINE));
  return { values, lines };
}

function fromUbl(root: XmlElement): EmbeddedInvoice {
  const values = valuesOf(root, UBL);
  for (const [party, path] of [
    ["seller", "AccountingSupplierParty"],
    ["buyer", "AccountingCustomerParty"],
  ] as const) {
    const name = textAt(root, `${path}/Party/PartyName/Name`);
    if (!values.has(party) && name !== "") values.set(party, name);
  }
  return { values, lines: elementsAt(root, "InvoiceLine|CreditNoteLine").map((line) => valuesOf(line, UBL_LINE)) };
}

function valuesOf(element: XmlElement, paths: Paths): Map<EmbeddedKey, string> {
  const values = new Map<EmbeddedKey, string>();
  for (const [key, path] of Object.entries(paths) as [EmbeddedKey, string][]) {
    const text = textAt(element, path);
    if (text !== "") values.set(key, key.endsWith("Date") ? isoDate(text) : text);
  }
  return values;
}

/** Format 102 of UN/EDIFACT 2379 writes dates as 20240305. */
function isoDate(text: string): string {
  return /^\d{8}$/u.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text.slice(0, 10);
}
