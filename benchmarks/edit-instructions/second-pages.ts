/** Documents of the second fresh set; all people, companies, numbers and addresses are invented. */
import { page, sections, table } from "./page-parts.ts";

export const SECOND_PAGES: Readonly<Record<string, string>> = {
  settlement: page(
    `<h1>Settlement Agreement</h1><p>This Settlement Agreement is made on 12 May 2025 between Ottoline Barrow (“Claimant”) of 6 Weir Lane, Exeter EX2 4PW and Fenwick Haulage Ltd (“Respondent”) of 88 Dock Road, Hull HU9 1TX.</p>${sections(
      [
        [
          "1. Payment",
          "Respondent pays to Claimant a settlement sum of £18,750.00 within 21 days. The contribution to legal costs is £2,400.00.",
        ],
        ["2. Reference", "Respondent gives Claimant a reference dated 30 June 2025."],
        [
          "3. Confidentiality",
          "The parties keep the terms of this agreement secret. Ottoline Barrow may tell her adviser.",
        ],
        ["4. Notices", "Claimant is reached at o.barrow@post.example or on 01392 496 018."],
      ],
    )}<div style="break-before:page"></div><h2>Schedule</h2><p>Account of the Claimant: 5512 0098 4471, sort code 20-14-53.</p><p>Ottoline Barrow<br>12 May 2025</p>`,
  ),
  notice: page(
    `<p>Stadt Wolfenau, Ordnungsamt, Rathausplatz 1, 38302 Wolfenau</p><p>Aktenzeichen: OA-77/2025<br>Datum: 4. August 2025<br>Kassenzeichen: 900 4417 22</p><p>Frau<br>Mareike Holtkamp<br>Ziegelweg 19<br>38304 Wolfenau</p><h1>Bußgeldbescheid</h1><p>Sehr geehrte Frau Holtkamp,</p><p>Ihnen wird vorgeworfen, am 21. Juni 2025 ohne Genehmigung einen Container aufgestellt zu haben.</p><p>Geldbuße: 150,00 EUR<br>Gebühr: 25,00 EUR<br>Auslagen: 3,50 EUR<br>Gesamtbetrag: 178,50 EUR</p><p>Zahlen Sie bis zum 1. September 2025 auf das Konto DE44 2505 0000 0199 8124 07. Auskunft erteilt Herr Bastian Quandt, Telefon 05331 860 4410, bastian.quandt@wolfenau.example.</p>`,
  ),
  expenses: page(
    `<h1>Expense report</h1><p>Employee: Idris Calloway<br>Employee number: 40772<br>Department: Field service<br>Period: March 2025</p>${table(
      [
        ["Date", "Item", "Category", "Amount"],
        ["04 Mar 2025", "Train to Derby", "Travel", "61.40"],
        ["05 Mar 2025", "Hotel Midland", "Lodging", "238.00"],
        ["11 Mar 2025", "Team dinner", "Meals", "412.75"],
        ["19 Mar 2025", "Taxi", "Travel", "27.90"],
      ],
    )}<p>Total: £740.05<br>Approved by: Saoirse Kinnear</p>`,
  ),
};
