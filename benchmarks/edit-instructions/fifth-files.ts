/**
 * Documents of the fifth fresh set, written by LibreOffice and SheetJS or drawn text by text; all people, companies, numbers and addresses are
 * invented.
 */
import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { utils, write } from "@e965/xlsx";
import type { FileMakers } from "./file-makers.ts";
import { flatSlides, flatText, fromFlat } from "./flat-odf.ts";
import { scannedPage } from "./scanned-page.ts";

const COUNCIL = flatText([
  "Ravensmoor District Council", "Planning Services, 2 Civic Square, Ravensmoor RM3 8QT", "",
  "Mrs Delphine Ashworth", "The Old Bakery", "14 Mill Lane", "Ravensmoor", "RM5 2LP", "",
  "9 June 2025", "Our reference: PL/2025/0418", "Dear Mrs Ashworth",
  "# Planning permission for a garden studio",
  "Thank you for your application of 3 March 2025. We grant permission for the studio at the address above, subject to the conditions below.",
  "# 1. Building work", "Work starts before 30 September 2026. Building hours are 8 am to 6 pm.",
  "# 2. Materials", "The roof is of slate. A sample is sent to Tobias Fenwick by 15 July 2025.",
  "# 3. Fees", "The application fee of £258.00 has been paid. An inspection fee of £96.00 is due by 31 July 2025.",
  "# 4. Trees", "The two oaks on the boundary stay.",
  "---",
  "# 5. Appeals", "You may appeal within six months. Telephone 01632 960 144 or write to appeals@ravensmoor.example.",
  "Yours sincerely", "Tobias Fenwick", "Planning Officer, t.fenwick@ravensmoor.example, 01632 960 171",
]); // prettier-ignore
const SPONSOR = flatText([
  "# Sponsorship Agreement",
  "This agreement is made between Halcyon Coffee Ltd (“Sponsor”), 77 Dock Street, Hull HU1 2BX, and Kestrel Running Club (“Club”), represented by Amara Nwosu, on 4 February 2025.",
  "# 1. Sponsorship", "Sponsor pays Club £6,000.00 a year in two instalments of £3,000.00.",
  "# 2. Logo", "Club shows the logo of Sponsor on all shirts until 31 December 2026.",
  "# 3. Events", "Amara Nwosu invites Sponsor to at least three races a year.",
  "# 4. Termination", "Either party may terminate with a notice period of three months. A breach costs £750.00.",
  "# 5. Contacts", "Sponsor: Leon Bright, leon@halcyon.example, 01482 960 233. Club: Amara Nwosu, amara@kestrel.example.",
]); // prettier-ignore
const NEBENKOSTEN = flatText([
  "Hausverwaltung Brügge & Sohn", "Kastanienweg 21", "24103 Kiel", "",
  "Frau", "Henrike Ostermann", "Feldstraße 40", "24105 Kiel", "", "Kiel, 14. Mai 2025",
  "# Nebenkostenabrechnung 2024",
  "Mieterin: Henrike Ostermann", "Mietvertrag Nr.: MV-3307", "Abrechnungszeitraum: 01.01.2024 bis 31.12.2024",
  "# 1. Kosten", "Die Heizkosten betragen 842,30 €, die Wasserkosten 311,75 €.",
  "# 2. Ergebnis", "Nach Abzug der Vorauszahlungen von 1.020,00 € ergibt sich eine Nachzahlung von 134,05 €.",
  "# 3. Zahlung", "Bitte überweisen Sie bis zum 13.06.2025 auf das Konto DE41 2105 0170 1003 4455 66.",
  "# 4. Einsicht", "Die Belege liegen bei Herrn Jörn Brügge, Telefon 0431 5570912, bereit.",
]); // prettier-ignore
const HOUSEHOLD: readonly Sheet[] = [
  {
    name: "Costs",
    rows: [
      ["Item", "Month", "Amount", "Paid by"],
      ["Nursery", "May", 640, "Solveig Dahl"],
      ["Car tax", "May", 118, "Rune Dahl"],
      ["Dentist", "June", 95, "Solveig Dahl"],
      ["Total", "", "=SUM(C2:C4)", ""],
    ],
  },
  {
    name: "People",
    rows: [
      ["Name", "Phone", "E-mail"],
      ["Solveig Dahl", "07700 900 512", "solveig@dahl.example"],
      ["Rune Dahl", "07700 900 513", "rune@dahl.example"],
    ],
  },
];
const COURSES: readonly Sheet[] = [
  {
    name: "Enrolment",
    rows: [
      ["Course", "Tutor", "Places", "Fee"],
      ["Pottery", "Gwen Abara", 12, 85],
      ["Spanish", "Luis Ferrer", 18, 60],
      ["Chess", "Gwen Abara", 10, 25],
      ["Sum", "", "=SUM(C2:C4)", ""],
    ],
  },
  {
    name: "Contacts",
    rows: [
      ["Tutor", "Mobile", "Mail"],
      ["Gwen Abara", "07700 900 621", "gwen@evening.example"],
      ["Luis Ferrer", "07700 900 622", "luis@evening.example"],
    ],
  },
];
const TOWN_HALL = flatSlides([
  ["Town hall 2025", "Hosted by Priya Raman, Lakeside Mutual"],
  ["Agenda", "Results, hiring, questions"],
  ["Hiring freeze", "No new roles at Lakeside Mutual before 1 October 2025."],
  ["Bonus pool", "The pool is USD 480,000; Priya Raman decides by 15 June 2025."],
  ["Questions", "Write to priya@lakeside.example"],
]);
const LESSON = flatSlides([
  ["Wasserkreislauf", "Ein Vortrag von Malte Siebert"],
  ["Verdunstung", "Rund 500.000 Kubikkilometer verdunsten jedes Jahr."],
  ["Niederschlag", "In Kiel fallen 750 mm im Jahr."],
  ["Quellen", "malte@schule.example, Lehrbuch Geografie 7"],
]);

export const FIFTH_FILES: FileMakers = {
  council: () => fromFlat(COUNCIL, "council.pdf"),
  "sponsor.docx": () => fromFlat(SPONSOR, "sponsor.docx"),
  "nebenkosten.odt": () => fromFlat(NEBENKOSTEN, "nebenkosten.odt"),
  "household.ods": () => spreadsheet(HOUSEHOLD, "ods"),
  "courses.xlsx": () => spreadsheet(COURSES, "xlsx"),
  "townhall.pptx": () => fromFlat(TOWN_HALL, "townhall.pptx"),
  "lesson.odp": () => fromFlat(LESSON, "lesson.odp"),
  membership: () => membership(),
  hotel: () => hotel(),
  "receipt.scan": () => receipt(),
};

interface Sheet {
  readonly name: string;
  /** Texts, numbers, and formulas that begin with "=". */
  readonly rows: readonly (readonly (string | number)[])[];
}

export function spreadsheet(sheets: readonly Sheet[], bookType: "ods" | "xlsx"): Uint8Array {
  const book = utils.book_new();
  for (const { name, rows } of sheets) {
    const cells = rows.map((row) =>
      row.map((value) => (typeof value === "string" && value.startsWith("=") ? { t: "n", f: value.slice(1) } : value)),
    );
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name);
  }
  return new Uint8Array(write(book, { type: "buffer", bookType }) as Buffer);
}

async function membership(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const form = document.getForm();
  page.drawText("Membership application", { x: 50, y: 780, size: 16 });
  for (const [at, [name, label]] of [["applicant_name", "Applicant's full name"], ["dob", "Date of birth"], ["phone", "Daytime phone"]].entries()) {
    page.drawText(label!, { x: 50, y: 742 - 52 * at, size: 9 });
    form.createTextField(name!).addToPage(page, { x: 50, y: 716 - 52 * at, width: 300, height: 20 });
  } // prettier-ignore
  page.drawText("Membership level", { x: 50, y: 570, size: 9 });
  const level = form.createRadioGroup("level");
  for (const [at, option] of ["Junior", "Adult", "Senior"].entries()) {
    level.addOptionToPage(option, page, { x: 50 + 110 * at, y: 545, width: 14, height: 14 });
    page.drawText(option, { x: 70 + 110 * at, y: 548, size: 10 });
  }
  page.drawText("Payment", { x: 50, y: 515, size: 9 });
  const pay = form.createDropdown("payment");
  pay.addOptions(["Direct debit", "Card", "Invoice"]);
  pay.addToPage(page, { x: 50, y: 490, width: 200, height: 20 });
  for (const [at, [name, label]] of [["photos", "Photo consent"], ["news", "Club newsletter"], ["rules", "I accept the rules"]].entries()) {
    form.createCheckBox(name!).addToPage(page, { x: 50, y: 440 - 28 * at, width: 14, height: 14 });
    page.drawText(label!, { x: 72, y: 443 - 28 * at, size: 10 });
  } // prettier-ignore
  return document.save();
}

async function hotel(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([595, 842]);
  const font = await document.embedFont(StandardFonts.Courier);
  const draw = (x: number, y: number, text: string): void => page.drawText(text, { x, y, size: 10, font });
  draw(60, 790, "Hotel Seeblick, Uferweg 3, 88131 Lindau");
  draw(60, 740, "Guest: Bastien Corvo");
  draw(340, 740, "Invoice no.: HS-20931");
  draw(60, 724, "Room: 214");
  draw(340, 724, "Date: 21.08.2025");
  const rows = [
    ["Date", "Service", "EUR"],
    ["18.08.2025", "Room, half board", "129.00"],
    ["19.08.2025", "Minibar", "14.50"],
    ["20.08.2025", "Spa", "60.00"],
  ] as const;
  for (const [at, [day, service, sum]] of rows.entries()) {
    draw(60, 680 - 16 * at, day);
    draw(170, 680 - 16 * at, service);
    draw(470, 680 - 16 * at, sum.padStart(8));
  }
  draw(60, 600, "Total: 203.50 EUR");
  draw(60, 560, "Paid by card 4539 1488 0343 6467. Questions: +49 8382 555 190, desk@seeblick.example");
  return document.save();
}

function receipt(): Promise<Uint8Array> {
  return scannedPage([
    "Corner Pharmacy",
    "Customer: Olga Brandt",
    "Medicine: Ibuprofen 400",
    "Price: 12.40 GBP",
    "Phone: 01632 960 199",
  ]);
}
