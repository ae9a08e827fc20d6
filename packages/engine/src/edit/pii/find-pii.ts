import { findBankDetails } from "./find-bank-details.ts";
import { findAccounts } from "./find-accounts.ts";
import { findAddresses } from "./find-addresses.ts";
import { findAmounts } from "./find-amounts.ts";
import { findCards } from "./find-cards.ts";
import { findDates } from "./find-dates.ts";
import { findEmails } from "./find-emails.ts";
import { findIbans } from "./find-ibans.ts";
import { findPersons } from "./find-persons.ts";
import { findPhones } from "./find-phones.ts";
import { findSsns } from "./find-ssns.ts";
import type { PiiKind } from "./pii-kind.ts";
import type { Finder, PiiSpan } from "./span.ts";

const FINDERS: Readonly<Record<PiiKind, Finder>> = {
  email: findEmails,
  phone: findPhones,
  iban: findIbans,
  card: findCards,
  ssn: findSsns,
  date: findDates,
  person: findPersons,
  account: findAccounts,
  bank: findBankDetails,
  address: findAddresses,
  amount: findAmounts,
};

/** Finds personal data of some kinds, in text order. */
export function findPii(text: string, kinds: readonly PiiKind[]): PiiSpan[] {
  return kinds
    .flatMap((kind) => FINDERS[kind](text).map((span) => ({ ...span, kind })))
    .sort((a, b) => a.from - b.from);
}
