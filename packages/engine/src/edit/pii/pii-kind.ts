/** Kinds of data that are recognised by their form: personal data, and amounts of money. */
export type PiiKind =
  | "email"
  | "phone"
  | "iban"
  | "account"
  | "card"
  | "ssn"
  | "date"
  | "person"
  | "address"
  | "amount";
