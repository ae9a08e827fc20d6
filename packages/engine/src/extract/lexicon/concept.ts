/**
 * Names of fields as documents print them. A concept is what a field asks for, whatever it is called; its phrases are the
 * labels that it goes by, one file a language. A phrase with `~` before it is also the label of other things, and is
 * evidence only where nothing better stands.
 */

/** How the value of a concept is read. */
export type ValueKind =
  | "money"
  | "number"
  | "integer"
  | "percent"
  | "date"
  | "duration"
  | "code"
  | "name"
  | "address"
  | "text"
  | "mail"
  | "phone"
  | "web"
  | "iban"
  | "bic"
  | "vat"
  | "currency"
  | "country"
  | "boolean";

export const CONCEPTS = {
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
  // Sections of a curriculum vitae, by the headings that they go by.
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

export type Concept = keyof typeof CONCEPTS;

/** Phrases of the concepts in one language, parted by `|`. */
export type Phrases = Readonly<Partial<Record<Concept, string>>>;
