import { expect, test } from "vitest";
import { findPii } from "./find-pii.ts";
import type { PiiKind } from "./pii-kind.ts";

const found = (text: string, kind: PiiKind): string[] =>
  findPii(text, [kind]).map(({ from, to }) => text.slice(from, to));

test.each<[PiiKind, string, string[]]>([
  [
    "email",
    "Write to ann.smith@mail.example.org, or jörg@müller.example.",
    ["ann.smith@mail.example.org", "jörg@müller.example"],
  ],
  ["iban", "DE89 3704 0044 0532 0130 00 is one, DE89 3704 is none.", ["DE89 3704 0044 0532 0130 00"]],
  ["card", "Card 4111 1111 1111 1111, order 4111111111111112.", ["4111 1111 1111 1111"]],
  ["ssn", "SSN 219-09-9999, part 000-12-3456.", ["219-09-9999"]],
  [
    "phone",
    "Call me on 030 1234567. The account 1234567 and the years 2001-2004 are no numbers to call.",
    ["030 1234567"],
  ],
  ["phone", "Call 202-555-0143 x12 or (030) 123456 ext. 4.", ["202-555-0143 x12", "(030) 123456 ext. 4"]],
  ["person", "Please ask Mr Tom Quist of Weir Roofing.", ["Tom Quist"]],
  ["account", "Account number: 4471 2093 8856, invoice number 4471.", ["4471 2093 8856"]],
  [
    "amount",
    "A fee of $2,150.00, 19 % and 1.480,00 € on 17.04.2025; 5 mg cost 0.50.",
    ["$2,150.00", "1.480,00 €", "0.50"],
  ],
  [
    "address",
    "at 410 Wharf Road, Portland, ME 04101 and Rosenweg 7, 50733 Köln; in 2024 Way was open.",
    ["410 Wharf Road, Portland, ME 04101", "Rosenweg 7, 50733 Köln"],
  ],
  ["phone", "+49 30 123456 and (202) 555-0143", ["+49 30 123456", "(202) 555-0143"]],
  [
    "date",
    "On 3. März 2024, 2024-03-03 and March 3, 2024; may we meet on Monday?",
    ["3. März 2024", "2024-03-03", "March 3, 2024", "Monday"],
  ],
  ["date", "Since 1998 it holds 1998 items of version 1.2.3.", ["1998"]],
  ["person", "My name is Ada Lovelace. Dr. Zumbrunn works at Example Systems in Munich.", ["Ada Lovelace", "Zumbrunn"]],
  // Two parts of a name that is whole elsewhere, and labels alone on their lines.
  ["person", "The film was directed by Jindra Holinka and starring Holinka.", ["Jindra Holinka", "Holinka"]],
  ["person", "Ada Fairley works for Fairley & Rook Solicitors in Oldham.", ["Ada Fairley"]],
  ["person", "Silvia Novak\n\nPersonal Info:\nPhone:\n780 6326\n\nWebsite:\nhttp://novak.example", ["Silvia Novak"]],
])("%s in %s", (kind, text, expected) => {
  expect(found(text, kind)).toEqual(expected);
});
