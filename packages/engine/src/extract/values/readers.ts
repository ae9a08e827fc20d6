import type { FieldKind } from "../fields/field.ts";
import { readBic, readIban, readVat } from "./bank.ts";
import { readMail, readPhone, readWeb } from "./contacts.ts";
import { readCountry } from "./countries.ts";
import { readCurrency } from "./currencies.ts";
import { readDate } from "./dates.ts";
import { readDuration } from "./durations.ts";
import { readInteger, readMoney, readNumber, readPercent } from "./numbers.ts";
import type { Reader } from "./reading.ts";
import { readAddress, readBoolean, readCode, readName, readText } from "./words.ts";

/** The reader of each kind of value. */
export const READERS: Readonly<Record<FieldKind, Reader>> = {
  money: readMoney,
  number: readNumber,
  integer: readInteger,
  percent: readPercent,
  date: readDate,
  duration: readDuration,
  code: readCode,
  name: readName,
  address: readAddress,
  text: readText,
  choice: readText,
  mail: readMail,
  phone: readPhone,
  web: readWeb,
  iban: readIban,
  bic: readBic,
  vat: readVat,
  currency: readCurrency,
  country: readCountry,
  boolean: readBoolean,
};

/** Whether the kind takes the whole text of a place; values of other kinds are searched for within it. */
export function takesAll(kind: FieldKind): boolean {
  return kind === "name" || kind === "address" || kind === "text" || kind === "choice";
}
