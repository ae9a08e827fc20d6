/** Documents of the ninth fresh set: a surgery, a house manager, a carrier and a lecture; all people, companies, numbers and addresses are invented. */
import { spreadsheet } from "./fifth-files.ts";
import type { FileMakers } from "./file-makers.ts";
import { flatSlides, flatText, fromFlat } from "./flat-odf.ts";
import { page, sections, table } from "./page-parts.ts";

export const NINTH_PAGES: Readonly<Record<string, string>> = {
  referral: page(
    `<p>Ashdown Surgery<br>2 Mill Green, Forest Row RH18 5AA</p><p>18 March 2026</p><p>Dear Dr Whitlock,</p><h1>Referral of Mr Tobias Renner</h1><p>Date of birth: 4 July 1961<br>NHS number: 943 476 5919<br>Phone: 01342 960 771</p>${sections(
      [
        ["History", "Mr Renner has had pain in his left knee for six months. His father had arthritis."],
        ["Medication", "He takes 20 mg of omeprazole and 500 mg of naproxen a day."],
        ["Request", "Please see him before 30 April 2026. Results go to Dr Amina Yusuf, amina.yusuf@ashdown.example."],
      ],
    )}<p>Yours sincerely, Dr Amina Yusuf</p>`,
  ),
  uebergabe: page(
    `<h1>Übergabeprotokoll</h1><p>Objekt: Lindenstraße 8, 50674 Köln, 2. OG links<br>Vermieterin: Hausverwaltung Brühl GmbH<br>Mieter: Cornelius Pape<br>Übergabe am: 1. März 2026<br>Schlüssel: 3 Haustür, 2 Briefkasten</p>${table(
      [
        ["Zähler", "Nummer", "Anzeige"],
        ["Strom", "SZ-88120", "14.233"],
        ["Gas", "GZ-40771", "8.905"],
        ["Wasser", "WZ-11903", "412"],
      ],
    )}${sections([
      ["1. Zustand", "Im Bad fehlen zwei Fliesen. Die Küche ist frisch gestrichen."],
      ["2. Kaution", "Die Kaution von 2.400,00 € wird bis zum 15. März 2026 auf das Konto DE89 3704 0044 0532 0130 00 überwiesen."],
      ["3. Kontakt", "Fragen beantwortet Hedwig Strauß, Telefon 0221 4009115."],
    ])}`,
  ),
}; // prettier-ignore

const MINUTES = flatText([
  "# Minutes of the allotment society", "Meeting of 7 February 2026 in the Grange Hall. Chair: Winifred Oakes. Present: 31 members.",
  "# Fees", "The annual fee rises to £48.00. Late payers owe a charge of £6.00.",
  "# Water", "The pump is repaired by Dunn Plumbing for £310.00. Contact: Len Harker, 01689 960 145.",
  "# Next meeting", "The next meeting is on 2 May 2026. Winifred Oakes sends the agenda.",
]); // prettier-ignore
const LECTURE = flatSlides([
  ["Soil science", "Prof. Ingrid Halvorsen, winter term 2025"],
  ["Layers", "Topsoil 20 cm, subsoil 60 cm"],
  ["Exam", "Written exam on 12 February 2026, 90 minutes, room 204"],
  ["Reading", "Brandt, Soils of the North, chapter 3"],
]);
const SHIPMENTS = [
  {
    name: "Shipments",
    rows: [
      ["Shipment", "Driver", "Destination", "Weight", "Paid"],
      ["S-301", "Ewa Nowak", "Gdynia", 1200, "no"],
      ["S-302", "Piet Vos", "Utrecht", 850, "yes"],
      ["S-303", "Ewa Nowak", "Malmö", 430, "no"],
      ["Sum", "", "", "=SUM(D2:D4)", ""],
    ],
  },
] as const;

export const NINTH_FILES: FileMakers = {
  "allotment.docx": () => fromFlat(MINUTES, "allotment.docx"),
  "lecture.pptx": () => fromFlat(LECTURE, "lecture.pptx"),
  "shipments.xlsx": () => spreadsheet(SHIPMENTS, "xlsx"),
};
