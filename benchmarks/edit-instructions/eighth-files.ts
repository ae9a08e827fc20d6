/** Documents of the eighth fresh set: papers of accountants, lawyers and human resources; all people, companies, numbers and addresses are invented. */
import { PDFDocument } from "@cantoo/pdf-lib";
import { spreadsheet } from "./fifth-files.ts";
import type { FileMakers } from "./file-makers.ts";
import { flatSlides, flatText, fromFlat } from "./flat-odf.ts";
import { page, sections, table } from "./page-parts.ts";
import { scannedPage } from "./scanned-page.ts";

export const EIGHTH_PAGES: Readonly<Record<string, string>> = {
  supplies: page(
    `<p>Thornbury Office Supplies Ltd<br>Unit 4, Weir Park, Thornbury BS35 2AQ<br>VAT no. GB 318 4471 02</p><h1>Invoice TOS-20931</h1><p>Invoice date: 14 November 2025<br>Customer: Castell & Dunn LLP, 3 Portwall Lane, Bristol BS1 6NB<br>Attention: Imogen Castell<br>Purchase order: PO-7714<br>Payment terms: 30 days</p>${table(
      [
        ["Item", "Qty", "Unit price", "Amount"],
        ["Desk chair", "6", "£148.00", "£888.00"],
        ["Filing cabinet", "2", "£212.50", "£425.00"],
        ["Delivery", "1", "£45.00", "£45.00"],
      ],
    )}<p>Net total: £1,358.00<br>VAT 20 %: £271.60<br>Total due: £1,629.60</p><p>Pay by 14 December 2025 to Severn Bank, sort code 20-20-15, account number 55555555, IBAN GB33 BUKB 2020 1555 5555 55.</p><p>Questions: Gareth Pugh, accounts@thornbury-office.example, 01454 960 217</p>`,
  ),
  departure: page(
    `<h1>Settlement Agreement</h1><p>Dated 9 February 2026</p><p>Parties: (1) Halden Freight Limited, Dock Road, Goole DN14 6AB (“the Employer”); (2) Ms Rosalind Achterberg, 27 Marsh Lane, Selby YO8 4LT (“the Employee”).</p>${sections(
      [
        ["1. Termination", "The employment ends on 28 February 2026. The Employee returns the laptop and the company car, registration YK21 HFL."],
        ["2. Payments", "The Employer pays £18,500.00 as compensation and £2,140.50 for accrued holiday within 21 days."],
        ["3. Legal advice", "The Employee was advised by Desmond Fairley of Fairley & Rook Solicitors. The Employer contributes £500.00 plus VAT to the fees."],
        ["4. Confidentiality", "Neither party discloses the terms of this agreement. Enquiries go to Beatrix Olund, HR Director, on 01405 960 338."],
      ],
    )}<div style="break-before:page"></div>${sections([
      ["5. Reference", "The Employer gives the reference in Schedule 1 on request."],
      ["6. Governing law", "This agreement is governed by the law of England and Wales."],
    ])}<p>Signed by Beatrix Olund for Halden Freight Limited</p><p>Signed by Rosalind Achterberg</p>`,
  ),
  zeugnis: page(
    `<p>Brenner Feinmechanik GmbH<br>Industriestraße 41, 73431 Aalen</p><p class=r>Aalen, 30. September 2025</p><h1>Arbeitszeugnis</h1><p>Frau Henrike Möbius, geboren am 11. Juli 1988 in Ulm, war vom 1. April 2019 bis zum 30. September 2025 als Buchhalterin in unserem Unternehmen beschäftigt.</p>${sections(
      [
        ["Aufgaben", "Frau Möbius betreute 140 Kreditoren und die Lohnabrechnung für 62 Mitarbeiter. Ihr Vorgesetzter war Tilo Ackermann."],
        ["Beurteilung", "Sie arbeitete stets zu unserer vollen Zufriedenheit. Ihr letztes Gehalt betrug 3.850,00 € im Monat."],
        ["Ausscheiden", "Frau Möbius verlässt uns auf eigenen Wunsch. Auskunft erteilt Tilo Ackermann, Telefon 07361 4009820, ackermann@brenner-fm.example."],
      ],
    )}<p>Personalnummer 20447, Steuer-ID 82 417 559 036</p>`,
  ),
}; // prettier-ignore

const OFFER = flatText([
  "Pellbrook Analytics Inc.", "480 Carver Street, Suite 210, Denver, CO 80203", "", "March 12, 2026", "",
  "Dear Mr. Okafor,",
  "# Offer of employment", "We are pleased to offer you the position of Senior Data Analyst. You will report to Lorraine Whitfield.",
  "# Compensation", "Your base salary is $98,500 a year, paid twice a month. You receive a signing bonus of $7,500.",
  "# Start and place", "Your first day is April 20, 2026, at our office in Denver. The probation period is 90 days.",
  "# Benefits", "You have 18 days of paid leave. Health insurance begins after 30 days.",
  "# Acceptance", "Please sign and return this letter by March 26, 2026. Questions go to hr@pellbrook.example or (303) 555-0148.",
  "Sincerely,", "Lorraine Whitfield",
]); // prettier-ignore
const TERMINATION = flatText([
  "# Aufhebungsvertrag",
  "zwischen der Nordlicht Logistik GmbH, Speicherstraße 12, 24103 Kiel (nachfolgend „Arbeitgeber“), und Herrn Florian Brandstätter, Holtenauer Weg 3, 24105 Kiel (nachfolgend „Arbeitnehmer“)",
  "# § 1 Beendigung", "Das Arbeitsverhältnis endet zum 31. März 2026.",
  "# § 2 Abfindung", "Der Arbeitgeber zahlt eine Abfindung von 24.000,00 Euro. Die Zahlung erfolgt auf das Konto DE89 3704 0044 0532 0130 00.",
  "# § 3 Freistellung", "Der Arbeitnehmer wird ab dem 1. Januar 2026 freigestellt. Resturlaub von 12 Tagen ist damit abgegolten.",
  "# § 4 Zeugnis", "Der Arbeitnehmer erhält ein Zeugnis mit der Note gut. Ansprechpartnerin ist Frau Wiebke Thomsen.",
  "# § 5 Verschwiegenheit", "Über den Inhalt dieses Vertrages wird Stillschweigen bewahrt.",
]); // prettier-ignore
const SALES = flatSlides([
  ["Q3 sales review", "Presented by Harriet Coyle, 14 October 2025"],
  ["Revenue by region", "North £2.4 million, South £1.9 million, West £0.8 million"],
  ["Key accounts", "Dunmore Dairies, Hexley Steel, Orbit Hotels"],
  ["Lost deals", "Hexley Steel terminated in August."],
  ["Pipeline", "14 open offers worth £3.1 million"],
  ["Contact", "harriet.coyle@vantor.example, 0113 496 0822"],
]);
const KICKOFF = flatSlides([
  ["Projekt Leuchtturm", "Auftakt am 12. Januar 2026"],
  ["Projektteam", "Leitung: Dr. Annegret Sommer, Technik: Jan Petersen"],
  ["Kosten", "Gesamtbudget 480.000 Euro, davon 65.000 Euro für Beratung"],
  ["Risiken", "Der Lieferant Hansa Optik GmbH liefert verspätet."],
  ["Nächste Schritte", "Lastenheft bis 27. Februar 2026 durch Jan Petersen"],
]);
const LEDGER = [
  {
    name: "Invoices",
    rows: [
      ["Invoice", "Supplier", "Date", "Net", "Status"],
      ["R-1001", "Alder Print Co", "8 Jan 2026", 412.5, "open"],
      ["R-1002", "Birch Catering", "15 Jan 2026", 1280, "paid"],
      ["R-1003", "Alder Print Co", "22 Jan 2026", 97.8, "open"],
      ["R-1004", "Cobalt Travel", "3 Feb 2026", 2640, "disputed"],
      ["Total", "", "", "=SUM(D2:D5)", ""],
    ],
  },
  {
    name: "Suppliers",
    rows: [
      ["Supplier", "Contact", "Email", "IBAN"],
      ["Alder Print Co", "Nuala Grady", "nuala@alder.example", "GB33 BUKB 2020 1555 5555 55"],
      ["Birch Catering", "Otto Renn", "otto@birch.example", "DE89 3704 0044 0532 0130 00"],
      ["Cobalt Travel", "Priya Deol", "priya@cobalt.example", "FR76 3000 6000 0112 3456 7890 189"],
    ],
  },
] as const;
const LEAVE = [
  {
    name: "Urlaub 2026",
    rows: [
      ["Mitarbeiter", "Abteilung", "Anspruch", "Genommen", "Rest"],
      ["Swantje Behrens", "Vertrieb", 30, 12, "=C2-D2"],
      ["Anton Krüger", "Einkauf", 28, 9, "=C3-D3"],
      ["Leyla Demir", "Vertrieb", 30, 21, "=C4-D4"],
    ],
  },
] as const;

export const EIGHTH_FILES: FileMakers = {
  "offer.docx": () => fromFlat(OFFER, "offer.docx"),
  "aufhebung.docx": () => fromFlat(TERMINATION, "aufhebung.docx"),
  "sales.pptx": () => fromFlat(SALES, "sales.pptx"),
  "leuchtturm.pptx": () => fromFlat(KICKOFF, "leuchtturm.pptx"),
  "ledger.xlsx": () => spreadsheet(LEDGER, "xlsx"),
  "urlaub.xlsx": () => spreadsheet(LEAVE, "xlsx"),
  onboarding: () => onboarding(),
  "visitor.scan": () => visitor(),
};

async function onboarding(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const sheet = document.addPage([595, 842]);
  const form = document.getForm();
  const draw = (text: string, x: number, y: number, size = 10): void => sheet.drawText(text, { x, y, size });
  draw("New starter details", 50, 790, 16);
  for (const [at, [name, label]] of [["f1", "Last name"], ["f2", "First name"], ["f3", "Date of birth"], ["f4", "IBAN"], ["f5", "Emergency contact"], ["f6", "Start date"]].entries()) {
    draw(label!, 50, 745 - 34 * at);
    form.createTextField(name!).addToPage(sheet, { x: 180, y: 739 - 34 * at, width: 250, height: 20 });
  } // prettier-ignore
  draw("Type of contract", 50, 530);
  const contract = form.createDropdown("contract");
  contract.addOptions(["Permanent", "Fixed-term", "Intern"]);
  contract.addToPage(sheet, { x: 180, y: 524, width: 250, height: 20 });
  for (const [at, [name, label]] of [["c1", "Full time"], ["c2", "Part time"], ["c3", "I need a parking permit"]].entries()) {
    form.createCheckBox(name!).addToPage(sheet, { x: 50, y: 480 - 28 * at, width: 14, height: 14 });
    draw(label!, 72, 483 - 28 * at);
  } // prettier-ignore
  return document.save();
}

function visitor(): Promise<Uint8Array> {
  return scannedPage([
    "Visitor: Corinna Vogt",
    "Company: Aster Labs",
    "Badge: 40 118",
    "Host: P. Lindqvist",
    "Time: 9.40 am",
  ]);
}
