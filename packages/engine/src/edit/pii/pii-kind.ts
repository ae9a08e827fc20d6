/** What of a person's data is found by its own shape. */
export type PiiKind = "email" | "phone" | "iban" | "card" | "ssn" | "date" | "person";
