/** Kinds of data that are recognised by their form: personal data, and amounts of money. */
export type PiiKind =
  | "email"
  | "phone"
  | "iban"
  | "account"
  | "bank"
  | "card"
  | "ssn"
  | "date"
  | "person"
  | "address"
  | "amount";
