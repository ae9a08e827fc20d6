/** Documents of the fourth fresh set; all people, companies, numbers and addresses are invented. */
import { presentation, slide, wordControl, wordFile, wordParagraph, wordRun, workbook } from "./office-parts.ts";
import { page, sections, table } from "./page-parts.ts";

export const FOURTH_PAGES: Readonly<Record<string, string>> = {
  policy: page(
    `<h1>Household Insurance Policy</h1><p>Between Larch Mutual plc (“Insurer”), 60 Quarry Hill, Bath BA2 4DN, and Fergus Whitmore (“Policyholder”), 15 Abbey Green, Bath BA1 1NW.</p><p>Policy number: HH-771-204<br>Start date: 1 May 2025<br>Renewal date: 30 April 2026</p>${sections(
      [
        ["1. Cover", "Insurer covers the contents of the home up to a limit of £45,000.00."],
        ["2. Premium", "Policyholder pays an annual premium of £312.60. The excess is £150.00 for each claim."],
        ["3. Claims", "Claims are made within 14 days. Fergus Whitmore keeps receipts of more than £500.00."],
        ["4. Cancellation", "Either party may cancel with one month’s notice."],
      ],
    )}<div style="break-before:page"></div>${sections([
      [
        "5. Contact",
        "Insurer: claims@larch.example, 01225 496 011. Policyholder: fergus@whitmore.example, 07700 900 218.",
      ],
    ])}<p>Bath, 22 April 2025</p><p>Fergus Whitmore</p>`,
  ),
  rental: page(
    `<h1>Rental account</h1><p>Tidewater Lettings, 8 Harbour Row, Whitby YO21 1DN</p><p>Tenant: Imelda Crozier<br>Reference: TW-5509<br>Account number: 8841 2290 7753</p>${table(
      [
        ["Date", "Description", "Charge", "Payment"],
        ["01 Feb 2025", "Rent February", "725.00", ""],
        ["04 Feb 2025", "Standing order", "", "725.00"],
        ["17 Feb 2025", "Plumber call-out", "96.40", ""],
        ["01 Mar 2025", "Rent March", "725.00", ""],
        ["05 Mar 2025", "Standing order", "", "700.00"],
      ],
    )}<p>Arrears: £121.40<br>Due by: 31 March 2025</p><p>Your adviser is Callum Dray, callum@tidewater.example, 01947 496 030.</p>`,
  ),
  mahnung: page(
    `<p>Dachdeckerei Hollenstedt GmbH<br>Industrieweg 17<br>21614 Buxtehude</p><p>Herrn<br>Ruben Carstensen<br>Birkenallee 5<br>21684 Stade</p><h1>Mahnung</h1><p>Rechnungsnummer: D-4471<br>Kundennummer: 60238<br>Datum: 11. November 2025</p><p>Sehr geehrter Herr Carstensen,</p><p>folgende Posten sind noch offen:</p>${table(
      [
        ["Pos.", "Leistung", "Menge", "Betrag"],
        ["1", "Dachrinne erneuert", "12 m", "864,00 €"],
        ["2", "Gerüst", "1", "390,00 €"],
        ["3", "Entsorgung", "1", "75,50 €"],
      ],
    )}<p>Mahngebühr: 8,00 €<br>Offener Betrag: 1.337,50 €<br>Zahlbar bis: 25.11.2025</p><p>Konto: DE58 2005 0550 1043 2277 19. Fragen beantwortet Frau Thea Lorenz unter 04161 73990 oder lorenz@dach.example.</p>`,
  ),
  befund: page(
    `<p>Praxis Dr. med. Hilke Sander<br>Marienplatz 2<br>26122 Oldenburg</p><p>6. März 2025</p><h1>Befundbericht</h1><p>Patient: Enno Borchers<br>Geburtsdatum: 19.08.1968<br>Versichertennummer: K449201773<br>Anschrift: Haarenufer 30, 26122 Oldenburg</p>${sections(
      [
        ["1. Anamnese", "Enno Borchers klagt seit Januar 2025 über Schmerzen im Knie."],
        ["2. Befund", "Das MRT vom 27.02.2025 zeigt einen Riss des Meniskus."],
        ["3. Empfehlung", "Wir empfehlen eine Operation bei Dr. Ralf Munderloh, Telefon 0441 229917."],
      ],
    )}<p>Mit freundlichen Grüßen</p><p>Dr. Hilke Sander</p>`,
  ),
};

export const fourthOffice = (): Readonly<Record<string, Uint8Array>> => ({
  "mandate.docx": wordFile([
    wordParagraph(wordRun("Letting Mandate"), "Title"),
    wordParagraph(
      wordRun("This mandate is given by Odette Renshaw (“Owner”) to Cliff & Moor Ltd (“Agent”) on 19 June 2025."),
    ),
    wordParagraph(wordRun("1. Property"), "Heading1"),
    wordParagraph(wordRun("The mandate concerns the flat at 27 Victoria Quay, Leith EH6 6QQ.")),
    wordParagraph(wordRun("2. Commission"), "Heading1"),
    wordParagraph(wordRun("Agent receives a commission of 12 % of the rent and a set-up fee of £180.00.")),
    wordParagraph(wordRun("3. Duration"), "Heading1"),
    wordParagraph(wordRun("The mandate lasts twelve months. Odette Renshaw may end it with four weeks’ notice.")),
    wordParagraph(wordRun("4. Payment"), "Heading1"),
    wordParagraph(wordRun("Agent pays £50.00 for each week of delay to account 5520 1187 3304.")),
    wordControl("Owner phone", "Enter phone"),
    wordControl("Signing date", "Enter date"),
  ]),
  "roster.xlsx": workbook([
    {
      name: "Roster",
      rows: [
        ["Employee", "Team", "Hours", "Rate"],
        ["Yara Mendes", "Night", 38, 14.2],
        ["Piet de Boer", "Day", 40, 13.9],
        ["Lotte Brandt", "Day", 20, 15.1],
        ["Sum", "", "=SUM(C2:C4)", ""],
      ],
    },
    {
      name: "Private",
      rows: [
        ["Employee", "Mobile", "Mail"],
        ["Yara Mendes", "07700 900 411", "yara@post.example"],
        ["Piet de Boer", "07700 900 412", "piet@post.example"],
      ],
    },
  ]),
  "review.pptx": presentation([
    slide("Annual review", "Prepared by Niamh Corrigan for Ostrea Foods"),
    slide("Revenue", "Revenue grew to EUR 4.1 million in 2025."),
    slide("Salaries", "Directors earn EUR 140,000."),
    slide("Outlook", "Ostrea Foods opens in Gent. Contact niamh@ostrea.example."),
  ]),
});
