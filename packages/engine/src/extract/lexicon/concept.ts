import type { Term } from "./trades/term.ts";
import { type TradeConcept, TRADES } from "./trades/trades.ts";
import type { ValueKind } from "./value-kind.ts";

/**
 * Names of fields as documents print them. A concept is the meaning of a field, whatever its name; its phrases are the
 * labels that it has in documents, one file per language. A phrase with `~` before it also labels other things, and is
 * evidence only if there is nothing better.
 */

const COMMON = {
  invoiceNumber: "code",
  orderNumber: "code",
  contractNumber: "code",
  customerNumber: "code",
  deliveryNumber: "code",
  referenceNumber: "code",
  projectNumber: "code",
  accountNumber: "code",
  policyNumber: "code",
  taxNumber: "code",
  registerNumber: "code",
  documentNumber: "code",
  articleNumber: "code",
  vatNumber: "vat",
  issueDate: "date",
  dueDate: "date",
  deliveryDate: "date",
  orderDate: "date",
  birthDate: "date",
  startDate: "date",
  endDate: "date",
  printDate: "date",
  period: "date",
  seller: "name",
  buyer: "name",
  recipient: "name",
  advertiser: "name",
  agency: "name",
  salesperson: "name",
  contact: "name",
  employer: "name",
  accountHolder: "name",
  bank: "name",
  gross: "money",
  grossBeforeCommission: "money",
  net: "money",
  tax: "money",
  due: "money",
  discount: "money",
  shipping: "money",
  commission: "money",
  paid: "money",
  change: "money",
  rounding: "money",
  unitPrice: "money",
  lineTotal: "money",
  balance: "money",
  debit: "money",
  credit: "money",
  taxRate: "percent",
  discountRate: "percent",
  description: "text",
  quantity: "number",
  unit: "text",
  position: "integer",
  currency: "currency",
  iban: "iban",
  bic: "bic",
  mail: "mail",
  phone: "phone",
  fax: "phone",
  web: "web",
  address: "address",
  name: "name",
  product: "text",
  place: "text",
  country: "country",
  paymentTerms: "text",
  payment: "text",
  remarks: "text",
  // Sections of a curriculum vitae, by their headings.
  experience: "text",
  education: "text",
  skills: "text",
  languages: "text",
  certifications: "text",
  publications: "text",
  media: "text",
  summary: "text",
  page: "integer",
} as const;

export type CommonConcept = keyof typeof COMMON;
export type Concept = CommonConcept | TradeConcept;

/** The kind of value of each concept. */
export const CONCEPTS: Readonly<Record<Concept, ValueKind>> = { ...COMMON, ...kindsOf(TRADES) };

function kindsOf<Name extends string>(table: Readonly<Record<Name, Term>>): Record<Name, ValueKind> {
  const kinds = (Object.entries(table) as [Name, Term][]).map(([name, { kind }]) => [name, kind]);
  return Object.fromEntries(kinds) as Record<Name, ValueKind>;
}

/** Phrases of the common concepts in one language, separated by `|`. */
export type Phrases = Readonly<Partial<Record<CommonConcept, string>>>;
