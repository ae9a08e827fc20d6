/** More documents for instructions; all people, companies, numbers and addresses are invented. */
import { page, sections, table } from "./page-parts.ts";

export const FRESH_PAGES: Readonly<Record<string, string>> = {
  offer: page(
    `<h1>Offer of Employment</h1><p>Harrow &amp; Pike Ltd, 44 Castle Gate, Nottingham NG1 7BB</p><p>2 September 2025</p><p>Ms Leonie Achterberg<br>12 Mapperley Rise<br>Nottingham NG3 5GH</p><p>Dear Ms Achterberg,</p><p>We are pleased to offer you the position of Payroll Officer, starting on 6 October 2025.</p>${sections(
      [
        [
          "1. Salary",
          "Your annual salary is £31,200.00, paid monthly to your account GB33 BUKB 2020 1555 5555 55. You may earn a bonus of up to £2,000.00.",
        ],
        ["2. Hours", "You work 37.5 hours a week, Monday to Friday."],
        ["3. Probation", "The probation period is six months and ends on 5 April 2026."],
      ],
    )}<div style="break-before:page"></div>${sections([
      ["4. Holidays", "You are entitled to 26 days of holiday a year."],
      ["5. Contact", "Questions go to Desmond Okoro, d.okoro@harrowpike.example, 0115 496 0771."],
    ])}<p>Yours sincerely,</p><p>Desmond Okoro<br>Head of People</p>`,
  ),
  demand: page(
    `<p>Kanzlei Voss &amp; Tiedemann, Neuer Wall 50, 20354 Hamburg</p><p>Aktenzeichen: 418/25<br>Datum: 9. Oktober 2025</p><p>Herrn<br>Torben Lüdecke<br>Fährstraße 8<br>21107 Hamburg</p><h1>Zahlungsaufforderung</h1><p>Sehr geehrter Herr Lüdecke,</p><p>wir vertreten die Baustoff Nord GmbH. Unsere Mandantin hat Ihnen am 3. Juli 2025 Transcript für 8.420,00 EUR geliefert. Sie haben bisher 1.500,00 EUR gezahlt.</p><p>Offener Betrag: 6.920,00 EUR<br>Zahlungsfrist: 31.10.2025<br>Rechnungsnummer: BN-20931</p><p>Bitte überweisen Sie auf das Konto DE12 5001 0517 0648 4898 90. Rückfragen beantwortet Frau Svenja Tiedemann unter 040 37891120 oder tiedemann@voss.example.</p><p>Mit freundlichen Grüßen</p><p>Svenja Tiedemann<br>Rechtsanwältin</p>`,
  ),
  ledger: page(
    `<h1>Supplier statement</h1><p>Millstone Print Co, 3 Foundry Lane, Leeds LS2 8AA</p><p>Customer: Ashgrove School<br>Account number: 7730 1184 2265<br>VAT number: GB 402 7719 60</p>${table(
      [
        ["Date", "Reference", "Description", "Amount"],
        ["03 Mar 2025", "INV-2201", "Exercise books", "640.00"],
        ["18 Mar 2025", "INV-2244", "Report covers", "1,480.50"],
        ["02 Apr 2025", "PAY-118", "Payment received", "-640.00"],
        ["22 Apr 2025", "INV-2290", "Prospectus", "3,905.00"],
      ],
    )}<p>Amount due: £5,385.50<br>Due date: 22 May 2025</p><p>Accounts contact: Hugh Ferriby, accounts@millstone.example, 0113 496 0912</p>`,
  ),
  payslip: page(
    `<h1>Entgeltabrechnung September 2025</h1><p>Gärtnerei Sommerfeld GmbH, Am Anger 11, 99084 Erfurt</p><p>Personalnummer: 00318<br>Name: Jasmin Kowalczyk<br>Anschrift: Brühlweg 27, 99094 Erfurt<br>Geburtsdatum: 14.02.1990<br>Steuerklasse: 1</p>${table(
      [
        ["Lohnart", "Stunden", "Betrag"],
        ["Stundenlohn", "152", "2.432,00 €"],
        ["Überstunden", "6", "120,00 €"],
        ["Fahrgeld", "", "49,00 €"],
      ],
    )}<p>Bruttolohn: 2.601,00 €<br>Auszahlung: 1.788,35 €</p><p>Überwiesen auf DE75 5121 0800 1245 1261 99.</p>`,
  ),
};
