/** Documents of the seventh fresh set; all people, companies, numbers and addresses are invented. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { spreadsheet } from "./fifth-files.ts";
import type { FileMakers } from "./file-makers.ts";
import { flatSlides, flatText, fromFlat } from "./flat-odf.ts";
import { page, sections, table } from "./page-parts.ts";
import { scannedPage } from "./scanned-page.ts";

export const SEVENTH_PAGES: Readonly<Record<string, string>> = {
  venue: page(
    `<h1>Venue Hire Agreement</h1><p>Date: 17 January 2026</p><p>Larkspur Barn Ltd, Mill Road, Tenbury WR15 8AB (“the Venue”) agrees with Ms Saoirse Kinnear and Mr Tobi Adeyemi (“the Couple”) on the terms below.</p>${sections(
      [
        ["1. Date", "The barn is hired on Saturday, 12 September 2026, from 10 am to midnight for up to 120 guests."],
        [
          "2. Price",
          "The hire fee is £4,850.00. A booking fee of £1,200.00 is due on signing, the balance by 31 July 2026. Corkage is £9.50 a bottle.",
        ],
        [
          "3. Catering",
          "The caterer is Olive & Thyme. Contact: Bruno Vance, 01584 960 415, bruno@oliveandthyme.example.",
        ],
        [
          "4. Cancellation",
          "If the Couple cancel before 1 June 2026, the Venue keeps the booking fee. Later, the hire fee is due in full.",
        ],
      ],
    )}<div style="break-before:page"></div>${sections([
      ["5. Damage", "The Couple pay for damage to the barn. A deposit of £500.00 is returned within ten days."],
      ["6. Music", "Music ends at 11.30 pm. The event manager is Greta Holloway."],
    ])}<p>Signed: Saoirse Kinnear, Tobi Adeyemi. For the Venue: Greta Holloway</p>`,
  ),
  power: page(
    `<p>Northmoor Energy<br>PO Box 12, Durham DH1 1AA</p><h1>Electricity bill</h1><p>Account number: 6102 4478 19<br>Customer: Percival Oduya<br>Supply address: 9 Quarry Rise, Durham DH1 3ZD<br>Bill date: 5 October 2025<br>Billing period: 1 July 2025 to 30 September 2025</p>${table(
      [
        ["Meter", "Previous", "Current", "Units", "Cost"],
        ["Day", "20,114", "20,890", "776", "£201.76"],
        ["Night", "8,302", "8,611", "309", "£40.17"],
        ["Standing charge", "", "", "92 days", "£49.50"],
      ],
    )}<p>Subtotal: £291.43<br>VAT at 5 %: £14.57<br>Amount due: £306.00<br>Due by: 26 October 2025</p><p>Pay to sort code 20-45-77, account 33810246. Meter readings: 0191 496 0711 or readings@northmoor.example.</p>`,
  ),
};

const SCHOOL = flatText([
  "Gymnasium am Lohberg", "Lohbergstraße 18, 37073 Göttingen", "",
  "Frau", "Aysel Korkmaz", "Weender Ring 55", "37075 Göttingen", "", "Göttingen, 3. November 2025",
  "# Klassenfahrt der 9b nach Rügen",
  "Sehr geehrte Frau Korkmaz,",
  "die Klasse Ihrer Tochter Defne Korkmaz fährt vom 18. Mai 2026 bis zum 22. Mai 2026 nach Binz.",
  "# Kosten", "Die Fahrt kostet 389,00 €. Eine Anzahlung von 120,00 € ist bis zum 15. Dezember 2025 fällig, der Rest bis zum 31. März 2026.",
  "# Bankverbindung", "Überweisen Sie auf das Konto DE75 2605 0001 0044 1122 33 mit dem Kennwort „9b Rügen“.",
  "# Gesundheit", "Defne hat laut Bogen eine Erdnussallergie. Bitte nennen Sie uns den Hausarzt.",
  "# Rückfragen", "Fragen beantwortet der Klassenlehrer, Herr Ansgar Pohl, unter 0551 4009317 oder pohl@lohberg.example.",
  "Mit freundlichen Grüßen", "Ansgar Pohl",
]); // prettier-ignore
const DEED = flatText([
  "# Partnership Deed",
  "This deed is made on 2 March 2026 between Roderick Vaughan of 11 Chapel Lane, Ludlow SY8 1BX and Ngozi Eze of 4 Teme Street, Ludlow SY8 1DA, trading as Vaughan Eze Ceramics.",
  "# 1. Capital", "Roderick Vaughan brings in £15,000.00 and Ngozi Eze £10,000.00.",
  "# 2. Profit", "Profits are shared 60 to 40. Each partner may draw £1,800.00 a month.",
  "# 3. Accounts", "The accountant is Hilary Stott. Accounts are ready by 30 June 2027.",
  "# 4. Leaving", "A partner leaves with six months’ notice in writing. Hilary Stott values the share.",
  "# 5. Disputes", "Disputes go to mediation in Shrewsbury.",
]); // prettier-ignore
const CAR = flatText([
  "# Kaufvertrag über ein gebrauchtes Kraftfahrzeug",
  "Verkäufer: Eberhard Nolte, Fichtenweg 7, 34127 Kassel",
  "Käuferin: Milena Radić, Goethestraße 90, 34119 Kassel",
  "# 1. Fahrzeug", "Verkauft wird ein Kombi, Kennzeichen KS-EN 417, Fahrgestellnummer WVWZZZ1KZBW118254, Kilometerstand 128.400.",
  "# 2. Kaufpreis", "Der Kaufpreis beträgt 6.750,00 €. Bei Übergabe werden 1.000,00 € angezahlt.",
  "# 3. Übergabe", "Die Übergabe erfolgt am 4. Oktober 2025 in Kassel.",
  "# 4. Gewährleistung", "Die Gewährleistung ist ausgeschlossen.",
  "# 5. Unterlagen", "Eberhard Nolte übergibt beide Schlüssel und den Fahrzeugbrief.",
]); // prettier-ignore
const REFERENCE = flatText([
  "Calder & Finch Solicitors", "20 Exchange Row, Halifax HX1 1TF", "", "6 August 2025", "To whom it may concern",
  "# Reference for Mr Dominic Sayle",
  "Dominic Sayle worked for us from 3 April 2018 to 31 July 2025, at last as a paralegal with a salary of £31,400.00.",
  "He was absent for 14 days in his last year. His line manager was Yolanda Peake.",
  "For questions call Yolanda Peake on 01422 960 552 or write to ypeake@calderfinch.example.",
  "Yours faithfully", "Yolanda Peake",
]); // prettier-ignore
const CLUB = flatText([
  "# Satzung des Ruderclubs Elbtal",
  "# § 1 Name und Sitz", "Der Verein heißt Ruderclub Elbtal und sitzt in Pirna.",
  "# § 2 Beitrag", "Der Jahresbeitrag beträgt 96,00 €, für Jugendliche 48,00 €.",
  "# § 3 Vorstand", "Vorsitzende ist Katrin Uhlig, Kassenwart ist Bernd Seifert.",
  "# § 4 Auflösung", "Bei Auflösung fällt das Vermögen an die Stadt Pirna.",
]); // prettier-ignore
const ROADMAP = flatSlides([
  ["Product roadmap 2026", "Kofi Annor, Brightline Robotics"],
  ["Milestones", "Beta on 14 February 2026, launch on 9 June 2026."],
  ["Budget", "Total EUR 1.35 million, of which EUR 310,000 for tooling."],
  ["Team", "Kofi Annor, Lena Brandt, Oskar Lind"],
  ["Open issues", "The supplier Nordkraft AB is late."],
  ["Thank you", "kofi@brightline.example, +46 8 5550 1190"],
]);
const TRAINING = flatSlides([
  ["Brandschutz im Betrieb", "Leitung: Henning Graf"],
  ["Sammelplatz", "Der Sammelplatz ist der Parkplatz Nord."],
  ["Notruf", "Intern 4444, extern 112"],
  ["Termine", "Übung am 21. Mai 2026 mit Henning Graf"],
]);
const EXPENSES = [
  {
    name: "Trips",
    rows: [
      ["Traveller", "City", "Nights", "Cost"],
      ["Anouk Perrin", "Lyon", 2, 310],
      ["Declan Roe", "Cork", 4, 540],
      ["Mira Sato", "Lyon", 1, 155],
      ["Total", "", "=SUM(C2:C4)", "=SUM(D2:D4)"],
    ],
  },
  {
    name: "Bank",
    rows: [
      ["Traveller", "IBAN"],
      ["Anouk Perrin", "FR76 3000 6000 0112 3456 7890 189"],
      ["Declan Roe", "IE29 AIBK 9311 5212 3456 78"],
    ],
  },
] as const;
const STORE = [
  {
    name: "Lager",
    rows: [
      ["Artikel", "Lieferant", "Bestand", "Preis"],
      ["Kabelbinder", "Elektro Pfaff", 400, 3.2],
      ["Lüsterklemme", "Elektro Pfaff", 150, 1.9],
      ["Sicherung", "Voltmann KG", 60, 4.75],
    ],
  },
] as const;
const HOURS = [
  {
    name: "Zeiten",
    rows: [
      ["Mitarbeiter", "Tag", "Stunden"],
      ["Frieda Lang", "Montag", 7.5],
      ["Cem Aydin", "Montag", 8],
      ["Frieda Lang", "Dienstag", 6],
    ],
  },
] as const;
const ROTA = `# Ward rota

Week of 12 May 2025, kept by Imelda Crane.

| Nurse        | Ward  | Bleep |
|--------------|-------|-------|
| Imelda Crane | Cedar | 4471  |
| Josef Blum   | Birch | 4480  |
| Tayo Bankole | Cedar | 4492  |

- Nights are from 9 pm to 7 am.
- Swaps go through Josef Blum.
`;

export const SEVENTH_FILES: FileMakers = {
  schule: () => fromFlat(SCHOOL, "schule.pdf"),
  "deed.docx": () => fromFlat(DEED, "deed.docx"),
  "auto.docx": () => fromFlat(CAR, "auto.docx"),
  "rota.docx": () => fromMarkdown(ROTA),
  "reference.odt": () => fromFlat(REFERENCE, "reference.odt"),
  "satzung.odt": () => fromFlat(CLUB, "satzung.odt"),
  "roadmap.pptx": () => fromFlat(ROADMAP, "roadmap.pptx"),
  "schulung.odp": () => fromFlat(TRAINING, "schulung.odp"),
  "expenses.xlsx": () => spreadsheet(EXPENSES, "xlsx"),
  "lager.xlsx": () => spreadsheet(STORE, "xlsx"),
  "zeiten.ods": () => spreadsheet(HOURS, "ods"),
  library: () => library(),
  zulassung: () => registration(),
  "parcel.scan": () => parcel(),
};

/** A Word file with a table and a list, as pandoc writes it. */
function fromMarkdown(text: string): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "docsvc-markdown-"));
  const [source, wanted] = [join(folder, "rota.md"), join(folder, "rota.docx")];
  writeFileSync(source, text);
  execFileSync("pandoc", [source, "-o", wanted]);
  const bytes = new Uint8Array(readFileSync(wanted));
  rmSync(folder, { recursive: true });
  return bytes;
}

async function library(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const sheet = document.addPage([595, 842]);
  const form = document.getForm();
  const draw = (text: string, x: number, y: number, size = 10): void => sheet.drawText(text, { x, y, size });
  draw("Library membership", 50, 790, 16);
  for (const [at, [name, label]] of [["t1", "Surname"], ["t2", "Given names"], ["t3", "Card number"], ["t4", "E-mail"]].entries()) {
    draw(label!, 50, 745 - 34 * at);
    form.createTextField(name!).addToPage(sheet, { x: 180, y: 739 - 34 * at, width: 250, height: 20 });
  } // prettier-ignore
  draw("Age group", 50, 600);
  const age = form.createDropdown("age");
  age.addOptions(["Child", "Adult", "Senior"]);
  age.addToPage(sheet, { x: 180, y: 594, width: 250, height: 20 });
  draw("Home branch", 50, 560);
  const branch = form.createRadioGroup("branch");
  for (const [at, option] of ["Central", "Harbour", "East"].entries()) {
    branch.addOptionToPage(option, sheet, { x: 180 + 120 * at, y: 556, width: 14, height: 14 });
    draw(option, 200 + 120 * at, 559);
  }
  for (const [at, [name, label]] of [["n1", "Notify me about reservations"], ["n2", "Send me the newsletter"]].entries()) {
    form.createCheckBox(name!).addToPage(sheet, { x: 50, y: 510 - 28 * at, width: 14, height: 14 });
    draw(label!, 72, 513 - 28 * at);
  } // prettier-ignore
  return document.save();
}

async function registration(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const sheet = document.addPage([595, 842]);
  const form = document.getForm();
  const draw = (text: string, x: number, y: number, size = 10): void => sheet.drawText(text, { x, y, size });
  draw("Antrag auf Zulassung eines Fahrzeugs", 50, 790, 16);
  for (const [at, [name, label]] of [["halter", "Halter"], ["kz", "Kennzeichen"], ["ez", "Erstzulassung"], ["evb", "eVB-Nummer"]].entries()) {
    draw(label!, 50, 745 - 34 * at);
    form.createTextField(name!).addToPage(sheet, { x: 180, y: 739 - 34 * at, width: 250, height: 20 });
  } // prettier-ignore
  form.getTextField("halter").setText("Erika Sommer");
  draw("Kraftstoff", 50, 600);
  const fuel = form.createDropdown("kraft");
  fuel.addOptions(["Benzin", "Diesel", "Strom"]);
  fuel.addToPage(sheet, { x: 180, y: 594, width: 250, height: 20 });
  for (const [at, [name, label]] of [["saison", "Saisonkennzeichen"], ["wunsch", "Wunschkennzeichen"]].entries()) {
    form.createCheckBox(name!).addToPage(sheet, { x: 50, y: 550 - 28 * at, width: 14, height: 14 });
    draw(label!, 72, 553 - 28 * at);
  } // prettier-ignore
  return document.save();
}

function parcel(): Promise<Uint8Array> {
  return scannedPage([
    "Parcel for: Hester Quill",
    "Street: 18 Nettle Row",
    "Town: Whitby",
    "Tracking: QX 5520 8841 GB",
    "Weight: 2.4 kg",
  ]);
}
