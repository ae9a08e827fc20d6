import { expect, test } from "vitest";
import { transcriptOf, type PlacedText } from "../../testing/transcript-of.ts";
import { kindOdds } from "./kind-odds.ts";
import { KINDS } from "./kind-names.ts";
import { signsOfPage } from "./kind-signs.ts";

/** Lines under each other. */
function kindOf(...lines: readonly string[]): string {
  const placed = lines.map((text, at): PlacedText => [text, 60, 60 + 24 * at]);
  const odds = kindOdds(signsOfPage(transcriptOf(placed).pages[0]!));
  return KINDS.reduce((best, kind) => (odds[kind] > odds[best] ? kind : best));
}

test("a page that begins with a salutation and ends with an enclosure is a letter", () => {
  expect(kindOf("Hazel Pruitt", "9 Gasworks Row", "Dear Mr Abara,", "the heating on the second floor has failed again, and the tenants are cold.", "Could you send somebody before the weekend?", "Sincerely,", "Hazel Pruitt", "Enclosure: photographs")).toBe("letter"); // prettier-ignore
  expect(kindOf("Sehr geehrter Herr Nowak,", "wie besprochen sende ich Ihnen die Schlüssel per Einschreiben zurück.", "Mit freundlichen Grüßen", "Irma Falk")).toBe("letter"); // prettier-ignore
  expect(kindOf("Madame la Présidente,", "je me permets de vous écrire au sujet du stationnement dans notre rue.", "Cordialement,")).toBe("letter"); // prettier-ignore
});

test("goods with prices, a tax and a sum to pay are an invoice", () => {
  expect(kindOf("Invoice no. 881", "Scaffolding hire 2 weeks 310.00 620.00", "Subtotal 620.00", "VAT 20 % 124.00", "Amount due 744.00", "Payable within 21 days")).toBe("invoice"); // prettier-ignore
  expect(kindOf("Fattura 77/B", "Descrizione Quantità Prezzo", "Vernice 4 12,50 50,00", "Imponibile 50,00", "IVA 22 % 11,00", "Totale fattura 61,00", "Scadenza 30/06/2025")).toBe("invoice"); // prettier-ignore
});

test("headers of a message make a mail, clauses between parties a contract, an agenda with motions minutes", () => {
  expect(kindOf("From: Kofi Mensah <kofi@tide.example>", "To: Ana Duarte <ana@tide.example>", "Sent: Monday", "Subject: keys", "Hi Ana,", "they are in the drawer.", "Thanks")).toBe("mail"); // prettier-ignore
  expect(kindOf("Boat hire agreement", "This agreement is made between the owner and the hirer.", "1. Term", "The hirer shall return the boat clean.", "2. Liability", "Neither party shall be liable hereunder for storms.", "3. Governing law", "Signature")).toBe("contract"); // prettier-ignore
  expect(kindOf("Choir committee: minutes", "Present: six members", "Apologies: two", "Agenda", "1. The motion to buy robes was carried.", "2. Any other business", "The chair closed the meeting.")).toBe("minutes"); // prettier-ignore
});

test("an empty page speaks for nothing", () => {
  const odds = kindOdds(signsOfPage(transcriptOf([]).pages[0]!));
  expect(Object.values(odds).every((odd) => Number.isFinite(odd) && odd < 1.5)).toBe(true);
});
