/** What is found in texts by its own shape: data of persons, and amounts of money. */
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
