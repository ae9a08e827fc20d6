/** Documents of the sixth fresh set; all people, companies, numbers and addresses are invented. */
import { PDFDocument } from "@cantoo/pdf-lib";
import { flatSlides, flatText, fromFlat } from "./flat-odf.ts";
import { spreadsheet } from "./fifth-files.ts";
import type { FileMakers } from "./file-makers.ts";
import { page, sections, table } from "./page-parts.ts";

export const SIXTH_PAGES: Readonly<Record<string, string>> = {
  care: page(
    `<h1>Residential Care Agreement</h1><p>Date: 7 April 2025</p><p>This agreement is made between Fernhill House Ltd, 5 Abbey Road, Malvern WR14 3HG (“the Home”) and Mrs Winifred Castell (“the Resident”).</p>${sections(
      [
        ["1. Room", "The Home provides room 17 from 1 May 2025."],
        [
          "2. Charges",
          "The Resident pays a weekly fee of £985.00 and a one-off deposit of £1,970.00. Laundry is charged at £12.50 a week.",
        ],
        ["3. Visitors", "Visitors are welcome from 10 am to 8 pm."],
        ["4. Notice", "Either party may end this agreement with 28 days’ notice in writing."],
      ],
    )}<div style="break-before:page"></div>${sections([
      [
        "5. Next of kin",
        "Name: Julian Castell<br>Relationship: son<br>Telephone: 01684 960 118<br>E-mail: julian@castell.example",
      ],
      ["6. Complaints", "Complaints go to the manager, Beatrix Lowe, on 01684 960 200, or to the ombudsman."],
    ])}<p>Signed for the Home: Beatrix Lowe</p>`,
  ),
  freelance: page(
    `<p>Rosalba Quint, Translator<br>22 Pier Street, Aberystwyth SY23 2LN</p><h1>Invoice</h1><p>Invoice number: RQ-0417<br>Invoice date: 12 September 2025<br>Due date: 12 October 2025<br>Bill to: Mossbank Publishing, 8 Vine Court, Cardiff CF10 1AA</p>${table(
      [
        ["Job", "Words", "Rate", "Amount"],
        ["Travel guide", "12,000", "0.09", "1,080.00"],
        ["Museum leaflet", "1,400", "0.11", "154.00"],
        ["Rush surcharge", "", "", "75.00"],
      ],
    )}<p>Net: 1,309.00<br>VAT: 261.80<br>Total: 1,570.80</p><p>Bank: IBAN GB29 NWBK 6016 1331 9268 19. Questions: rosalba@quint.example</p>`,
  ),
  bescheid: page(
    `<p>Stadt Hohenfels, Amt für Soziales<br>Rathausplatz 1, 97318 Hohenfels</p><p>Frau<br>Gesine Albrecht<br>Mühlgasse 9<br>97318 Hohenfels</p><p>Aktenzeichen: 50-2/1187<br>Datum: 18. Februar 2025</p><h1>Bescheid über Wohngeld</h1><p>Sehr geehrte Frau Albrecht,</p>${sections(
      [
        ["1. Bewilligung", "Auf Ihren Antrag vom 9. Januar 2025 erhalten Sie Wohngeld in Höhe von 214,00 € monatlich."],
        ["2. Zeitraum", "Die Leistung wird vom 01.02.2025 bis 31.01.2026 gezahlt."],
        ["3. Auszahlung", "Der Betrag geht auf das Konto DE21 7002 0270 0010 1234 56."],
        ["4. Mitwirkung", "Änderungen des Einkommens teilen Sie Herrn Falko Dietz unter 09331 44170 mit."],
      ],
    )}<p>Mit freundlichen Grüßen</p><p>Falko Dietz<br>Sachbearbeiter, f.dietz@hohenfels.example</p>`,
  ),
};

const MINUTES = flatText([
  "# Board meeting of Tidewater Sailing Trust",
  "Held on 6 May 2025 at the Boathouse.",
  "Present: Olive Hartnell (chair), Dev Anand, Piers Gower. Apologies: Tess Moran.",
  "# 1. Accounts", "Dev Anand reported a balance of £18,240.00. The audit fee of £950.00 was approved.",
  "# 2. Slipway", "Piers Gower has a quotation of £7,400.00 from Keel & Son. A decision is due by 20 June 2025.",
  "# 3. Staff", "The post of instructor is vacant. Tess Moran will advertise it.",
  "# 4. Next meeting", "The board meets again on 1 July 2025.",
]); // prettier-ignore
const DIENST = flatText([
  "# Arbeitsvertrag",
  "zwischen der Ostsee Reederei GmbH, Am Kai 12, 18055 Rostock (nachfolgend „Arbeitgeber“) und Herrn Lennart Voigt, Buchenweg 3, 18069 Rostock (nachfolgend „Arbeitnehmer“).",
  "# § 1 Tätigkeit", "Der Arbeitnehmer beginnt am 1. August 2025 als Schiffsmechaniker.",
  "# § 2 Vergütung", "Das Monatsgehalt beträgt 3.150,00 € brutto. Die Zulage beträgt 180,00 €.",
  "# § 3 Urlaub", "Der Urlaub beträgt 28 Tage im Jahr.",
  "# § 4 Probezeit", "Die Probezeit endet am 31. Januar 2026.",
  "# § 5 Verschwiegenheit", "Lennart Voigt bewahrt Stillschweigen über alle Betriebsgeheimnisse.",
]); // prettier-ignore
const COMPLAINT = flatText([
  "Ines Marlowe", "3 Gull Cottages", "Whitby YO22 4AB", "",
  "14 July 2025", "Brightwave Broadband, Customer Care, PO Box 77, Leeds LS1 4XY",
  "# Complaint about account 88-401-227",
  "Dear Sir or Madam,",
  "My line failed on 30 June 2025 and was repaired on 9 July 2025. Your engineer, Colin Basset, told me that I would be refunded £24.00.",
  "I was charged £42.00 for the visit instead. Please refund both sums by 31 July 2025.",
  "You can reach me on 01947 960 377 or at ines@marlowe.example.",
  "Yours faithfully,", "Ines Marlowe",
]); // prettier-ignore
const REVIEW = flatSlides([
  ["Quarterly review", "Presented by Hamza Idris"],
  ["Sales", "Sales rose to EUR 2.4 million. Biggest client: Orlando Foods SA."],
  ["Risks", "Orlando Foods SA may leave by 30 September 2025."],
  ["Layoffs", "Twelve posts at the Gdansk site will go."],
  ["Contact", "Hamza Idris, hamza@vela.example, +44 20 7946 0321"],
]);
const STOCK = [
  {
    name: "Stock",
    rows: [
      ["Article", "Supplier", "Quantity", "Price"],
      ["Rope 10 mm", "Keel & Son", 120, 2.4],
      ["Shackle", "Marinox BV", 75, 6.9],
      ["Paint red", "Keel & Son", 18, 31],
      ["Total", "", "=SUM(C2:C4)", ""],
    ],
  },
  {
    name: "Suppliers",
    rows: [
      ["Supplier", "Contact", "Phone"],
      ["Keel & Son", "Abel Keel", "01326 960 455"],
      ["Marinox BV", "Femke Bos", "+31 20 555 0177"],
    ],
  },
] as const;
const KASSE = [
  {
    name: "Kasse",
    rows: [
      ["Datum", "Zweck", "Betrag", "Mitglied"],
      ["03.02.2025", "Beitrag", 60, "Ulrike Sander"],
      ["10.02.2025", "Spende", 150, "Horst Kühn"],
      ["17.02.2025", "Notenkauf", -84, "Ulrike Sander"],
      ["Summe", "", "=SUM(C2:C4)", ""],
    ],
  },
] as const;

export const SIXTH_FILES: FileMakers = {
  "board.docx": () => fromFlat(MINUTES, "board.docx"),
  "dienst.docx": () => fromFlat(DIENST, "dienst.docx"),
  "complaint.odt": () => fromFlat(COMPLAINT, "complaint.odt"),
  "review.pptx": () => fromFlat(REVIEW, "review.pptx"),
  "stock.xlsx": () => spreadsheet(STOCK, "xlsx"),
  "kasse.ods": () => spreadsheet(KASSE, "ods"),
  anmeldung: () => anmeldung(),
};

/** A German registration form. */
async function anmeldung(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const sheet = document.addPage([595, 842]);
  const form = document.getForm();
  const draw = (text: string, x: number, y: number, size = 10): void => sheet.drawText(text, { x, y, size });
  draw("Anmeldung zum Sprachkurs", 50, 790, 16);
  for (const [at, [name, label]] of [["f1", "Vorname"], ["f2", "Nachname"], ["f3", "Wohnort"], ["f4", "Telefon tagsüber"]].entries()) {
    draw(label!, 50, 745 - 34 * at);
    form.createTextField(name!).addToPage(sheet, { x: 180, y: 739 - 34 * at, width: 250, height: 20 });
  } // prettier-ignore
  draw("Sprache", 50, 600);
  const language = form.createDropdown("kurs");
  language.addOptions(["Italienisch", "Polnisch", "Dänisch"]);
  language.addToPage(sheet, { x: 180, y: 594, width: 250, height: 20 });
  draw("Niveau", 50, 560);
  const level = form.createRadioGroup("niveau");
  for (const [at, option] of ["Anfänger", "Mittelstufe", "Fortgeschritten"].entries()) {
    level.addOptionToPage(option, sheet, { x: 180 + 120 * at, y: 556, width: 14, height: 14 });
    draw(option, 200 + 120 * at, 559);
  }
  for (const [at, [name, label]] of [["c1", "Ich möchte ein Lehrbuch"], ["c2", "Ich bin Mitglied"]].entries()) {
    form.createCheckBox(name!).addToPage(sheet, { x: 50, y: 510 - 28 * at, width: 14, height: 14 });
    draw(label!, 72, 513 - 28 * at);
  } // prettier-ignore
  return document.save();
}
