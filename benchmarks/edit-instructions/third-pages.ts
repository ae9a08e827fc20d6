/** Documents of the third fresh set; all people, companies, numbers and addresses are invented. */
import { presentation, slide, wordControl, wordFile, wordParagraph, wordRun, workbook } from "./office-parts.ts";
import { page, sections, table } from "./page-parts.ts";

export const THIRD_PAGES: Readonly<Record<string, string>> = {
  loan: page(
    `<h1>Loan Agreement</h1><p>This Loan Agreement is made on March 14, 2025 between Cobalt Harbor Credit Union (“Lender”), 410 Pier Street, Duluth, MN 55802, and Marguerite Dunleavy (“Borrower”), 77 Spruce Court, Superior, WI 54880.</p>${sections(
      [
        [
          "1. Loan",
          "Lender lends Borrower a principal amount of $24,600.00 at an interest rate of 6.25 % a year. An origination fee of $310.00 is due at signing.",
        ],
        [
          "2. Repayment",
          "Borrower pays a monthly installment of $478.40, first on May 1, 2025 and last on April 1, 2030.",
        ],
        ["3. Default", "If a payment is more than ten days late, Borrower pays a late fee of $35.00."],
        [
          "4. Security",
          "The loan is secured by Borrower’s vehicle. Marguerite Dunleavy keeps it insured at all times.",
        ],
      ],
    )}<div style="break-before:page"></div>${sections([
      [
        "5. Notices",
        "Lender: loans@cobaltharbor.example, (218) 555-0164. Borrower: m.dunleavy@mail.example, (715) 555-0139.",
      ],
      ["6. Governing law", "This agreement is governed by the law of Minnesota."],
    ])}<p>Loan number: CH-88214<br>Account number: 3301 7745 9028</p><p>Marguerite Dunleavy<br>March 14, 2025</p>`,
  ),
  quote: page(
    `<h1>Quotation</h1><p>Pemberley Joinery Ltd, 12 Sawmill Yard, Frome BA11 3DU</p><p>Quotation number: Q-1187<br>Date: 9 June 2025<br>Valid until: 9 July 2025<br>Customer: Rowan Ashdown<br>Site address: Orchard House, Nunney Road, Frome BA11 4LA</p>${table(
      [
        ["Item", "Quantity", "Unit price", "Amount"],
        ["Oak door", "4", "£385.00", "£1,540.00"],
        ["Brass hinge", "12", "£14.50", "£174.00"],
        ["Sash window", "2", "£1,120.00", "£2,240.00"],
        ["Fitting", "3", "£260.00", "£780.00"],
      ],
    )}<p>Subtotal: £4,734.00<br>VAT: £946.80<br>Total: £5,680.80</p><p>Prepared by: Tabitha Greenall, tabitha@pemberley.example, 01373 496 027</p>`,
  ),
  kontoauszug: page(
    `<h1>Kontoauszug</h1><p>Volksbank Heidetal eG, Markt 4, 29614 Soltau</p><p>Kontoinhaber: Detlef Strohmeyer<br>IBAN: DE71 2406 0300 0411 8827 00<br>BIC: GENODEF1SOL<br>Auszugsnummer: 7/2025</p>${table(
      [
        ["Datum", "Verwendungszweck", "Betrag", "Saldo"],
        ["01.07.2025", "Gehalt Möbelhaus Tausch", "2.310,45", "3.122,18"],
        ["03.07.2025", "Miete Juli", "-815,00", "2.307,18"],
        ["08.07.2025", "Stadtwerke Soltau", "-97,60", "2.209,58"],
        ["15.07.2025", "Zahnarzt Dr. Behnke", "-420,00", "1.789,58"],
        ["22.07.2025", "Bäckerei Lühr", "-12,85", "1.776,73"],
      ],
    )}<p>Alter Saldo: 811,73 EUR<br>Neuer Saldo: 1.776,73 EUR</p><p>Ihre Beraterin: Annegret Wolters, Telefon 05191 980044, a.wolters@vb-heidetal.example</p>`,
  ),
  arbeit: page(
    `<h1>Arbeitsvertrag</h1><p>Zwischen der Kranich Logistik GmbH, Hafenstraße 21, 26789 Leer („Arbeitgeberin“) und Frau Selma Öztürk, Deichweg 8, 26802 Moormerland („Arbeitnehmerin“) wird Folgendes vereinbart:</p>${sections(
      [
        ["§ 1 Beginn", "Das Arbeitsverhältnis beginnt am 1. Oktober 2025. Die Probezeit beträgt sechs Monate."],
        ["§ 2 Tätigkeit", "Die Arbeitnehmerin wird als Disponentin in Leer beschäftigt."],
        [
          "§ 3 Vergütung",
          "Die Arbeitnehmerin erhält ein monatliches Bruttogehalt von 3.150,00 EUR. Das Urlaubsgeld beträgt 600,00 EUR. Es wird auf das Konto DE23 2855 0000 0150 7719 44 gezahlt.",
        ],
        ["§ 4 Urlaub", "Der Urlaub beträgt 28 Tage im Jahr."],
        ["§ 5 Verschwiegenheit", "Selma Öztürk bewahrt Stillschweigen über alle Kunden der Arbeitgeberin."],
      ],
    )}<p>Leer, den 12. September 2025</p><p>Rückfragen an: Jelto Harms, personal@kranich.example, 0491 920 3344</p>`,
  ),
  school: page(
    `<p>Larkfield Academy<br>Bishops Way<br>Truro TR1 2HN</p><p>23 September 2025</p><p>Mrs Henrietta Colwyn<br>3 Quay Cottages<br>Falmouth TR11 3LP</p><p>Dear Mrs Colwyn,</p><p>Your son Alfie Colwyn was absent on 15 September 2025 and 16 September 2025. The school trip costs £145.00; the deposit of £40.00 is due by 10 October 2025.</p><p>Pupil number: 20518<br>Date of birth: 2 February 2013</p><p>Please call Mr Jago Trelawny on 01872 496 0315 or write to office@larkfield.example.</p><p>Yours sincerely,</p><p>Jago Trelawny<br>Head of Year</p>`,
  ),
};

export const thirdOffice = (): Readonly<Record<string, Uint8Array>> => ({
  "services.docx": wordFile([
    wordParagraph(wordRun("Cleaning Services Agreement"), "Title"),
    wordParagraph(
      wordRun("This agreement is made between Spindle Cleaning Ltd (“Contractor”) and Beatrix ") +
        wordRun("Holloway (“Client”) on 4 February 2025."),
    ),
    wordParagraph(wordRun("1. Services"), "Heading1"),
    wordParagraph(wordRun("Contractor cleans the offices of Client at 9 Cooper Street, Leeds LS1 4AP twice a week.")),
    wordParagraph(wordRun("2. Fees"), "Heading1"),
    wordParagraph(wordRun("Client pays a weekly fee of £240.00 and a call-out charge of £65.00.")),
    wordParagraph(wordRun("3. Insurance"), "Heading1"),
    wordParagraph(wordRun("Contractor is insured for £1,000,000.00.")),
    wordParagraph(wordRun("4. Contact"), "Heading1"),
    wordParagraph(
      wordRun(
        "Client is reached at beatrix@holloway.example or on 0113 496 0288. Beatrix Holloway answers within a day.",
      ),
    ),
    wordControl("Start date", "Enter date"),
    wordControl("Purchase order", "Enter number"),
  ]),
  "stock.xlsx": workbook([
    {
      name: "Stock",
      rows: [
        ["Article", "Supplier", "Quantity", "Price"],
        ["Paint", "Halden Colours", 40, 12.5],
        ["Brushes", "Finch Tools", 160, 3.2],
        ["Ladders", "Finch Tools", 9, 88],
        ["Total", "", "=SUM(C2:C4)", ""],
      ],
    },
    {
      name: "Suppliers",
      rows: [
        ["Supplier", "Contact", "Phone"],
        ["Halden Colours", "Gesine Albers", "0441 9280 117"],
        ["Finch Tools", "Noel Prichard", "0117 496 0744"],
      ],
    },
  ]),
  "kickoff.pptx": presentation([
    slide("Project Heron", "Kick-off with Salgado Rail, 5 May 2025"),
    slide("Team", "Lead: Freya Lindqvist, freya@heron.example"),
    slide("Budget", "The budget is EUR 310,000; Salgado Rail pays in three parts."),
    slide("Confidential", "Margin: 14 %"),
    slide("Questions", "Ask Freya Lindqvist before 30 May 2025."),
  ]),
});
