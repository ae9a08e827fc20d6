/** Documents for instructions, as HTML pages; all people, companies, numbers and addresses are invented. */
import { page, sections, table } from "./page-parts.ts";

export const PAGES: Readonly<Record<string, string>> = {
  contract: page(
    `<h1>CONSULTING AGREEMENT</h1><p>This Agreement is made on March 3, 2025 between Northgate Analytics Ltd, a company registered at 18 Tanner Row, York YO1 6HP ("Provider"), and Brightwell Foods Inc., 2200 Lakeshore Avenue, Oakland, CA 94606 ("Client").</p>${sections(
      [
        ["1. Services", "Provider shall review the stock records of Client every month and report in writing."],
        [
          "2. Fees",
          "Client shall pay to Provider a monthly fee of £4,500.00, payable within 30 days of each invoice. If payment is late, Client shall pay a late charge of £150.00.",
        ],
        [
          "3. Term",
          "The term of this Agreement commences on April 1, 2025 and ends on March 31, 2026, unless terminated earlier.",
        ],
        [
          "4. Confidentiality",
          "Neither party shall disclose the records of the other. This duty survives the end of this Agreement by five years.",
        ],
        [
          "5. Notices",
          "Notices to Provider: Eleanor Whitcombe, e.whitcombe@northgate.example, +44 1904 496 0123. Notices to Client: Rafael Ortega, rafael@brightwell.example, (510) 555-0188.",
        ],
        ["6. Governing law", "This Agreement is governed by the law of England."],
      ],
    )}<p style="margin-top:3em">Provider: Eleanor Whitcombe, Director<br>Date: March 3, 2025</p><p>Client: Rafael Ortega, Head of Purchasing<br>Date: March 5, 2025</p>`,
  ),
  lease: page(
    `<h1>Mietvertrag</h1><p>Zwischen Frau Hannelore Brinkmann, Lindenallee 14, 50968 Köln (nachfolgend „Vermieterin“), und Herrn Yusuf Demirel (nachfolgend „Mieter“) wird folgender Vertrag geschlossen.</p>${sections(
      [
        [
          "§ 1 Mieträume",
          "Vermietet wird die Wohnung im 2. Obergeschoss, Rosenweg 7, 50733 Köln, mit drei Zimmern, Küche und Bad.",
        ],
        ["§ 2 Mietzeit", "Das Mietverhältnis beginnt am 1. Juni 2025 und läuft auf unbestimmte Zeit."],
        [
          "§ 3 Miete",
          "Die monatliche Miete beträgt 980,00 EUR. Die Vorauszahlung auf die Nebenkosten beträgt 210,00 EUR.",
        ],
        [
          "§ 4 Kaution",
          "Der Mieter zahlt eine Kaution von 2.940,00 EUR auf das Konto DE02 1203 0000 0000 2020 51 der Vermieterin.",
        ],
        ["§ 5 Tierhaltung", "Kleintiere dürfen gehalten werden. Hunde bedürfen der Zustimmung."],
        [
          "§ 6 Kontakt",
          "Hannelore Brinkmann ist unter 0221 4981207 und h.brinkmann@post.example zu erreichen, Yusuf Demirel unter 0176 55512309.",
        ],
      ],
    )}<p style="margin-top:3em">Köln, den 12. Mai 2025</p><p>Vermieterin: Hannelore Brinkmann</p><p>Mieter: Yusuf Demirel</p>`,
  ),
  statement: page(
    `<h1>Account statement</h1><p>Harbour Savings Bank, 9 Quay Street, Bristol BS1 4RW</p><p>Account holder: Imogen Fairweather<br>Account number: 4471 2093 8856<br>Sort code: 30-94-61<br>Statement period: 1 May 2025 to 31 May 2025</p>${table(
      [
        ["Date", "Description", "Amount", "Balance"],
        ["02 May 2025", "Opening deposit", "1,250.00", "1,250.00"],
        ["06 May 2025", "Tesco Superstore", "-84.15", "1,165.85"],
        ["09 May 2025", "Salary Marlow Ltd", "2,310.40", "3,476.25"],
        ["14 May 2025", "Rent Halden Lettings", "-1,120.00", "2,356.25"],
        ["21 May 2025", "Water and energy", "-146.72", "2,209.53"],
        ["28 May 2025", "Transfer to G. Okafor", "-300.00", "1,909.53"],
      ],
    )}<p>Closing balance: £1,909.53</p><p>Questions? Call 0117 496 0456 or write to help@harbour.example.</p>`,
  ),
  invoice: page(
    `<p>Tischlerei Ehrlinger GmbH<br>Gewerbering 22<br>88400 Biberach</p><p>Frau<br>Sabine Kornhuber<br>Am Mühlbach 3<br>89073 Ulm</p><h1>Rechnung</h1><p>Rechnungsnummer: RE-2025-0417<br>Kundennummer: 10382<br>Rechnungsdatum: 17.04.2025<br>Lieferdatum: 11.04.2025</p>${table(
      [
        ["Pos.", "Bezeichnung", "Menge", "Einzelpreis", "Gesamt"],
        ["1", "Esstisch Eiche", "1", "1.480,00 €", "1.480,00 €"],
        ["2", "Stuhl gepolstert", "4", "215,00 €", "860,00 €"],
        ["3", "Lieferung und Aufbau", "1", "95,00 €", "95,00 €"],
      ],
    )}<p>Zwischensumme: 2.435,00 €<br>Umsatzsteuer 19 %: 462,65 €<br>Gesamtbetrag: 2.897,65 €</p><p>Bitte zahlen Sie bis zum 17. Mai 2025 auf unser Konto DE89 3704 0044 0532 0130 00.</p><p>Bei Fragen erreichen Sie Herrn Lukas Ehrlinger unter 07351 448290 oder info@ehrlinger.example.</p>`,
  ),
  letter: page(
    `<p>Dr. Priya Raman<br>Elmfield Surgery<br>5 Church Lane<br>Ely CB7 4AX</p><p>14 January 2025</p><p>Dear Ms Oyelaran,</p><p>Thank you for seeing my patient Gordon Pettifer (date of birth 8 September 1951, NHS number 485 777 3456) of 27 Willow Close, Ely CB7 4TR. He can be reached on 01353 555 019 or gordon.pettifer@mail.example.</p><p>Mr Pettifer has had a dry cough since November 2024. He takes ramipril 5 mg each morning. I would be grateful for your opinion.</p><p>Please send the bill of £240.00 to the surgery and not to Mr Pettifer.</p><p>Yours sincerely,</p><p>Priya Raman</p>`,
  ),
  minutes: page(
    `<h1>Minutes of the board meeting</h1><p>Date: 20 February 2025<br>Place: Room 4, Old Mill<br>Present: Anna Kettering, Bruno Salgado, Mei Tanaka<br>Apologies: Oliver Stroud</p>${sections(
      [
        [
          "1. Budget",
          "The board approved a budget of $128,000 for 2025. Bruno Salgado will publish the figures by March 1, 2025.",
        ],
        [
          "2. New roof",
          "Mei Tanaka presented two offers: $41,300 by Ridgeline Roofing and $38,950 by Topper Brothers. The board chose Topper Brothers.",
        ],
        ["3. Staff", "Oliver Stroud will leave in April. DRAFT wording of the notice was agreed."],
        ["4. Next meeting", "The next meeting is on 24 April 2025. This is a DRAFT."],
      ],
    )}`,
  ),
};
