/**
 * Instructions as people write them, and what they mean in the document. The held-out ones were written after the rules of the grammar, and scored
 * before any of their outcomes was inspected.
 */
export interface InstructionCase {
  readonly document: string;
  readonly says: string;
  /** Texts that must be gone afterwards, each listed once per occurrence; empty for none. */
  readonly gone?: readonly string[];
  /** The one text that must remain. */
  readonly keeps?: string;
  /** Texts that must be added. */
  readonly shows?: readonly string[];
  /** The exact text afterwards: replacements in order, one for each occurrence; white space is not compared. */
  readonly turns?: readonly (readonly [from: string, to: string])[];
  /** Other outcomes that are as right. */
  readonly either?: readonly (readonly (readonly [from: string, to: string])[])[];
  /** Number of pages or slides that must remain. */
  readonly pages?: number;
  /** Values of form fields afterwards. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Number of annotations that are added: highlights and notes. */
  readonly marks?: number;
  readonly isHeldOut?: true;
  /** It cannot or must not be done: nothing changes, and the report says what to write instead. */
  readonly isRefused?: true;
  /** A refusal is also right: the document does not identify what is meant. */
  readonly mayRefuse?: true;
}

const FEES =
  "2. Fees Client shall pay to Provider a monthly fee of £4,500.00, payable within 30 days of each invoice. If payment is late, Client shall pay a late charge of £150.00.";
const LAW = "6. Governing law This Agreement is governed by the law of England.";
const CONFIDENTIALITY =
  "4. Confidentiality Neither party shall disclose the records of the other. This duty survives the end of this Agreement by five years.";
const PETS = "§ 5 Tierhaltung Kleintiere dürfen gehalten werden. Hunde bedürfen der Zustimmung.";
const DEPOSIT =
  "§ 4 Kaution Der Mieter zahlt eine Kaution von 2.940,00 EUR auf das Konto DE02 1203 0000 0000 2020 51 der Vermieterin.";

export const CASES: readonly InstructionCase[] = [
  // Contract, English.
  { document: "contract", says: "Replace Brightwell Foods Inc. with Sunrise Foods LLC throughout.", gone: ["Brightwell Foods Inc."], shows: ["Sunrise Foods LLC"] },
  { document: "contract", says: "Please change the name Eleanor Whitcombe to Judith Marsh everywhere in the document", gone: ["Eleanor Whitcombe", "Eleanor Whitcombe"], shows: ["Judith Marsh", "Judith Marsh"] },
  { document: "contract", says: "Change the monthly fee to £4,950.00", gone: ["£4,500.00"], shows: ["£4,950.00"] },
  { document: "contract", says: "Set the late charge to £175.00 instead.", gone: ["£150.00"], shows: ["£175.00"] },
  { document: "contract", says: "Black out all amounts of money", gone: ["£4,500.00", "£150.00"] },
  { document: "contract", says: "Redact every dollar or pound figure in this contract please", gone: ["£4,500.00", "£150.00"] },
  { document: "contract", says: "Remove section 4", gone: [CONFIDENTIALITY] },
  { document: "contract", says: "Redact clause 2 completely", gone: [FEES] },
  { document: "contract", says: "Hide the client's name wherever it appears", gone: ["Brightwell Foods Inc."] },
  { document: "contract", says: "Redact the name of the Provider everywhere.", gone: ["Northgate Analytics Ltd"] },
  { document: "contract", says: "Redact all addresses", gone: ["18 Tanner Row, York YO1 6HP", "2200 Lakeshore Avenue, Oakland, CA 94606"] },
  { document: "contract", says: "Take out the email addresses and the phone numbers.", gone: ["e.whitcombe@northgate.example", "rafael@brightwell.example", "+44 1904 496 0123", "(510) 555-0188"] },
  { document: "contract", says: "Replace March 31, 2026 with June 30, 2026 and delete section 6", gone: ["March 31, 2026", LAW], shows: ["June 30, 2026"] },
  { document: "contract", says: "replace England by Scotland on page 1", gone: ["England"], shows: ["Scotland"] },
  { document: "contract", says: "Highlight the termination date in yellow", isRefused: true },
  { document: "contract", says: "Highlight section 3.", marks: 1 },
  { document: "contract", says: "Make this contract sound friendlier", isRefused: true },
  { document: "contract", says: "Translate the agreement into German.", isRefused: true },
  { document: "contract", says: "Change the governing law to Scotland", isRefused: true },
  { document: "contract", says: "Update the end date of the term to 31 December 2026.", isRefused: true },
  { document: "contract", says: "Redact the signature block", isRefused: true },
  { document: "contract", says: "Delete the logo at the top", isRefused: true },
  { document: "contract", says: "Redact everything except section 1", keeps: "1. Services Provider shall review the stock records of Client every month and report in writing." },
  { document: "contract", says: "Please add a note saying \"Check with legal\" to the confidentiality clause", marks: 1 },
  // Lease, German.
  { document: "lease", says: "Ersetze Yusuf Demirel überall durch Kemal Aydin.", gone: ["Yusuf Demirel", "Yusuf Demirel", "Yusuf Demirel"], shows: ["Kemal Aydin", "Kemal Aydin", "Kemal Aydin"] },
  { document: "lease", says: "Bitte den Namen des Mieters im ganzen Dokument schwärzen", gone: ["Yusuf Demirel", "Yusuf Demirel", "Yusuf Demirel"] },
  { document: "lease", says: "Ändere die monatliche Miete auf 1.050,00 EUR", gone: ["980,00 EUR"], shows: ["1.050,00 EUR"] },
  { document: "lease", says: "Schwärze alle Beträge.", gone: ["980,00 EUR", "210,00 EUR", "2.940,00 EUR"] },
  { document: "lease", says: "Entferne § 5", gone: [PETS] },
  { document: "lease", says: "Schwärze Paragraph 4 vollständig", gone: [DEPOSIT] },
  { document: "lease", says: "Anschriften unkenntlich machen", gone: ["Lindenallee 14, 50968 Köln", "Rosenweg 7, 50733 Köln"] },
  { document: "lease", says: "Alle Telefonnummern und E-Mail-Adressen schwärzen!", gone: ["0221 4981207", "0176 55512309", "h.brinkmann@post.example"] },
  { document: "lease", says: "Kontonummern bis auf die letzten vier Ziffern schwärzen", gone: ["DE02 1203 0000 0000 20"] },
  { document: "lease", says: "Schwärze die IBAN, aber lass die letzten vier Stellen stehen", gone: ["DE02 1203 0000 0000 20"] },
  { document: "lease", says: "Anonymisiere das Dokument", gone: ["Hannelore Brinkmann", "Hannelore Brinkmann", "Hannelore Brinkmann", "Yusuf Demirel", "Yusuf Demirel", "Yusuf Demirel", "Lindenallee 14, 50968 Köln", "Rosenweg 7, 50733 Köln", "DE02 1203 0000 0000 2020 51", "0221 4981207", "0176 55512309", "h.brinkmann@post.example", "1. Juni 2025", "12. Mai 2025"] },
  { document: "lease", says: "Ersetze „Rosenweg 7“ durch „Rosenweg 9“ auf Seite 1 und markiere die Kaution gelb", gone: ["Rosenweg 7"], shows: ["Rosenweg 9"], marks: 1 },
  { document: "lease", says: "Übersetze den Vertrag ins Englische.", isRefused: true },
  { document: "lease", says: "Mach die Schrift größer", isRefused: true },
  { document: "lease", says: "Die Namen beider Parteien schwärzen", gone: ["Hannelore Brinkmann", "Hannelore Brinkmann", "Hannelore Brinkmann", "Yusuf Demirel", "Yusuf Demirel", "Yusuf Demirel"] },
  { document: "lease", says: "Schwärze alles außer § 3", keeps: "§ 3 Miete Die monatliche Miete beträgt 980,00 EUR. Die Vorauszahlung auf die Nebenkosten beträgt 210,00 EUR." },
  // Bank statement.
  { document: "statement", says: "Mask the account number except the last four digits", gone: ["4471 2093"] },
  { document: "statement", says: "Redact account numbers but leave the last 4 digits visible", gone: ["4471 2093"] },
  { document: "statement", says: "Highlight all transactions over 1,000", marks: 3 },
  { document: "statement", says: "Highlight every transaction above £300 in green.", marks: 3 },
  { document: "statement", says: "Redact the Balance column", gone: ["1,250.00", "1,165.85", "3,476.25", "2,356.25", "2,209.53", "1,909.53"] },
  { document: "statement", says: "Redact the transactions below 150", gone: ["06 May 2025 Tesco Superstore -84.15 1,165.85", "21 May 2025 Water and energy -146.72 2,209.53"] },
  { document: "statement", says: "Hide the account holder", gone: ["Imogen Fairweather"] },
  { document: "statement", says: "Redact the sort code and the account number.", gone: ["30-94-61", "4471 2093 8856"] },
  { document: "statement", says: "replace Tesco Superstore with Grocery, please", gone: ["Tesco Superstore"], shows: ["Grocery"] },
  { document: "statement", says: "Please remove the bank's phone number and mail address", gone: ["0117 496 0456", "help@harbour.example"] },
  { document: "statement", says: "Sort the transactions by amount", isRefused: true },
  { document: "statement", says: "Change the closing balance to £2,000.00", gone: ["£1,909.53"], shows: ["£2,000.00"] },
  // Invoice, German.
  { document: "invoice", says: "Ändere das Rechnungsdatum auf 02.05.2025", gone: ["17.04.2025"], shows: ["02.05.2025"] },
  { document: "invoice", says: "Rechnungsnummer ändern in RE-2025-0500", gone: ["RE-2025-0417"], shows: ["RE-2025-0500"] },
  { document: "invoice", says: "Schwärze alle Preise", gone: ["1.480,00 €", "1.480,00 €", "215,00 €", "860,00 €", "95,00 €", "95,00 €", "2.435,00 €", "462,65 €", "2.897,65 €"] },
  { document: "invoice", says: "Bitte die Spalte Einzelpreis schwärzen", gone: ["1.480,00 €", "215,00 €", "95,00 €"] },
  { document: "invoice", says: "Kundennummer und IBAN schwärzen", gone: ["10382", "DE89 3704 0044 0532 0130 00"] },
  { document: "invoice", says: "Adresse der Kundin unkenntlich machen", gone: ["Am Mühlbach 3", "89073 Ulm"] },
  { document: "invoice", says: "Füge oben rechts den Stempel BEZAHLT hinzu", shows: ["BEZAHLT"] },
  { document: "invoice", says: "Gesamtbetrag durch 2.800,00 € ersetzen.", gone: ["2.897,65 €"], shows: ["2.800,00 €"] },
  // Letter.
  { document: "letter", says: "Anonymize this letter", gone: ["Priya Raman", "5 Church Lane", "Ely CB7 4AX", "14 January 2025", "Oyelaran", "Gordon Pettifer", "8 September 1951", "27 Willow Close, Ely CB7 4TR", "01353 555 019", "gordon.pettifer@mail.example", "Pettifer", "Pettifer", "November 2024", "Priya Raman"] },
  { document: "letter", says: "Please redact the patient's name and date of birth.", gone: ["Gordon Pettifer", "8 September 1951", "Pettifer", "Pettifer"] },
  { document: "letter", says: "Remove the NHS number", gone: ["485 777 3456"] },
  { document: "letter", says: "Replace \"Ms Oyelaran\" with \"Mr Burke\" and redact all dates", gone: ["Ms Oyelaran", "14 January 2025", "8 September 1951", "November 2024"], shows: ["Mr Burke"] },
  { document: "letter", says: "Change ramipril 5 mg to ramipril 10 mg", gone: ["ramipril 5 mg"], shows: ["ramipril 10 mg"] },
  { document: "letter", says: "Rewrite the second paragraph more politely", isRefused: true },
  // Minutes.
  { document: "minutes", says: "Remove the word DRAFT wherever it occurs", gone: ["DRAFT", "DRAFT"] },
  { document: "minutes", says: "Redact all names of people", gone: ["Anna Kettering", "Bruno Salgado", "Mei Tanaka", "Oliver Stroud", "Bruno Salgado", "Mei Tanaka", "Oliver Stroud"] },
  { document: "minutes", says: "Black out item 3", gone: ["3. Staff Oliver Stroud will leave in April. DRAFT wording of the notice was agreed."] },
  { document: "minutes", says: "Redact amounts over $40,000", gone: ["$128,000", "$41,300"] },
  { document: "minutes", says: "Replace Topper Brothers with Topper & Sons in all places and add page numbers", gone: ["Topper Brothers", "Topper Brothers"], shows: ["Topper & Sons", "Topper & Sons", "1"] },
  { document: "minutes", says: "Summarize the meeting in one page", isRefused: true },
  // Form.
  { document: "form", says: "Fill in the form: Full name: Ada Byron; E-mail: ada@engine.example; Country: Norway", fields: { fullname: "Ada Byron", email: "ada@engine.example", country: "Norway" } },
  { document: "form", says: "Tick the newsletter box and choose Express for shipping.", fields: { newsletter: "true", shipping: "1" } },
  { document: "form", says: "Put Wien into the city field", fields: { city: "Wien" } },
  { document: "form", says: "Set the full name to 山田太郎 and the city to 서울", fields: { fullname: "山田太郎", city: "서울" } },
  { document: "form", says: "Uncheck terms accepted", fields: { terms: "false" } },
  { document: "form", says: "Fill the favourite colour with blue", isRefused: true },
  // Word.
  { document: "agreement.docx", says: "Replace Jonas Weber with Erika Muster and accept all tracked changes.", gone: ["Jonas Weber", "Jonas Weber", "Prices never change."], shows: ["Erika Muster", "Erika Muster"] },
  { document: "agreement.docx", says: "Reject all changes", gone: ["Prices may change each January."] },
  { document: "agreement.docx", says: "Delete section 3", gone: ["3. Liability Supplier is not liable for delays by carriers."] },
  { document: "agreement.docx", says: "Fill in the delivery address with 4 Quay Road, Hull and set Contract number to K-778", gone: ["Click to enter", "none"], shows: ["4 Quay Road, Hull", "K-778"] },
  { document: "agreement.docx", says: "Alle Änderungen annehmen", gone: ["Prices never change."] },
  { document: "agreement.docx", says: "Change the price to EUR 1,700.00", gone: ["EUR 1,640.00"], shows: ["EUR 1,700.00"] },
  { document: "agreement.docx", says: "Make all headings blue", isRefused: true },
  { document: "agreement.docx", says: "Redact all e-mail addresses and phone numbers", gone: ["orders@kestrel.example", "+49 30 5550 1234"], shows: ["██████", "██████"] },
  // Excel.
  { document: "budget.xlsx", says: "Set cell B3 to 5000", gone: ["4300"], shows: ["5000"] },
  { document: "budget.xlsx", says: "Change cell C2 on sheet Budget to \"Ilka Brandt\"", gone: ["Petra Hollmann"], shows: ["Ilka Brandt"] },
  { document: "budget.xlsx", says: "Delete row 3", gone: ["Travel", "4300", "Sven Aalto"] },
  { document: "budget.xlsx", says: "Lösche Zeile 4", gone: ["Licences", "2800", "Petra Hollmann"] },
  { document: "budget.xlsx", says: "Replace Petra Hollmann with P. H. everywhere", gone: ["Petra Hollmann", "Petra Hollmann", "Petra Hollmann"], shows: ["P. H.", "P. H.", "P. H."] },
  { document: "budget.xlsx", says: "Add a pie chart of the costs", isRefused: true },
  // PowerPoint.
  { document: "deck.pptx", says: "Replace Fjord Shipping AS with Nordlys Shipping AS throughout the deck", gone: ["Fjord Shipping AS", "Fjord Shipping AS"], shows: ["Nordlys Shipping AS", "Nordlys Shipping AS"] },
  { document: "deck.pptx", says: "Delete slide 2", gone: ["Results Revenue rose to $5.2 million; Fjord Shipping AS keeps its fleet."], pages: 2 },
  { document: "deck.pptx", says: "Lösche die letzte Folie", gone: ["Outlook Hiring stops in July. Contact dilan@fjord.example."], pages: 2 },
  { document: "deck.pptx", says: "Remove the presenter's photo", isRefused: true },
  // Held out.
  { isHeldOut: true, document: "contract", says: "Could you swap Rafael Ortega for Dana Whitlock in the whole agreement?", gone: ["Rafael Ortega", "Rafael Ortega"], shows: ["Dana Whitlock", "Dana Whitlock"] },
  { isHeldOut: true, document: "contract", says: "The monthly fee should be £5,000.00", gone: ["£4,500.00"], shows: ["£5,000.00"] },
  { isHeldOut: true, document: "contract", says: "Raise the late charge from £150.00 to £200.00", gone: ["£150.00"], shows: ["£200.00"] },
  { isHeldOut: true, document: "contract", says: "Blank out the parties' names", gone: ["Northgate Analytics Ltd", "Brightwell Foods Inc."] },
  { isHeldOut: true, document: "contract", says: "Strike clause 6 from the contract", gone: ["6. Governing law This Agreement is governed by the law of England."] },
  { isHeldOut: true, document: "contract", says: "Redact all dates, and replace \"England\" with \"Wales\"", gone: ["March 3, 2025", "April 1, 2025", "March 31, 2026", "March 3, 2025", "March 5, 2025", "England"], shows: ["Wales"] },
  { isHeldOut: true, document: "contract", says: "Make the font bigger on page 1", isRefused: true },
  { isHeldOut: true, document: "contract", says: "Fix the typos", isRefused: true },
  { isHeldOut: true, document: "lease", says: "Der Name der Vermieterin soll unkenntlich gemacht werden", gone: ["Hannelore Brinkmann", "Hannelore Brinkmann", "Hannelore Brinkmann"] },
  { isHeldOut: true, document: "lease", says: "Erhöhe die monatliche Miete auf 1.100,00 EUR.", gone: ["980,00 EUR"], shows: ["1.100,00 EUR"] },
  { isHeldOut: true, document: "lease", says: "Bitte § 5 und § 6 schwärzen", gone: ["§ 5 Tierhaltung Kleintiere dürfen gehalten werden. Hunde bedürfen der Zustimmung.", "§ 6 Kontakt Hannelore Brinkmann ist unter 0221 4981207 und h.brinkmann@post.example zu erreichen, Yusuf Demirel unter 0176 55512309."] },
  { isHeldOut: true, document: "lease", says: "Markiere alle Geldbeträge in Grün", marks: 3 },
  { isHeldOut: true, document: "lease", says: "Ändere den Beginn des Mietverhältnisses auf den 1. Juli 2025", isRefused: true },
  { isHeldOut: true, document: "statement", says: "Hide everything but the last 4 digits of the account number", gone: ["4471 2093"] },
  { isHeldOut: true, document: "statement", says: "black out any payments of more than 1000 pounds", gone: ["02 May 2025 Opening deposit 1,250.00 1,250.00", "09 May 2025 Salary Marlow Ltd 2,310.40 3,476.25", "14 May 2025 Rent Halden Lettings -1,120.00 2,356.25"] },
  { isHeldOut: true, document: "statement", says: "Remove Imogen Fairweather's name", gone: ["Imogen Fairweather"] },
  { isHeldOut: true, document: "statement", says: "Redact the descriptions column", gone: ["Opening deposit", "Tesco Superstore", "Salary Marlow Ltd", "Rent Halden Lettings", "Water and energy", "Transfer to G. Okafor"] },
  { isHeldOut: true, document: "invoice", says: "Setze das Lieferdatum auf den 30.04.2025", gone: ["11.04.2025"], shows: ["30.04.2025"] },
  { isHeldOut: true, document: "invoice", says: "Ersetze Sabine Kornhuber durch Petra Lang und schwärze alle E-Mail-Adressen", gone: ["Sabine Kornhuber", "info@ehrlinger.example"], shows: ["Petra Lang"] },
  { isHeldOut: true, document: "invoice", says: "Lösche alle Telefonnummern", gone: ["07351 448290"] },
  { isHeldOut: true, document: "letter", says: "Take out the patient's phone number and email", gone: ["01353 555 019", "gordon.pettifer@mail.example"] },
  { isHeldOut: true, document: "letter", says: "Replace Dr. Priya Raman with Dr. Alan Foss.", gone: ["Dr. Priya Raman"], shows: ["Dr. Alan Foss"] },
  { isHeldOut: true, document: "minutes", says: "Change the budget to $130,000", gone: ["$128,000"], shows: ["$130,000"] },
  { isHeldOut: true, document: "minutes", says: "Replace DRAFT with FINAL everywhere please", gone: ["DRAFT", "DRAFT"], shows: ["FINAL", "FINAL"] },
  { isHeldOut: true, document: "form", says: "Name: please enter Carl Weiss as the full name", fields: { fullname: "Carl Weiss" } },
  { isHeldOut: true, document: "form", says: "Select Sweden as country and tick newsletter", fields: { country: "Sweden", newsletter: "true" } },
  { isHeldOut: true, document: "agreement.docx", says: "Please accept the tracked changes", gone: ["Prices never change."] },
  { isHeldOut: true, document: "agreement.docx", says: "Take out the section on liability", gone: ["3. Liability Supplier is not liable for delays by carriers."] },
  { isHeldOut: true, document: "budget.xlsx", says: "Please change B2 to 12500", gone: ["12000"], shows: ["12500"] },
  { isHeldOut: true, document: "budget.xlsx", says: "Remove rows 3 and 4", gone: ["Travel", "4300", "Sven Aalto", "Licences", "2800", "Petra Hollmann"] },
  { isHeldOut: true, document: "deck.pptx", says: "Remove the last slide", gone: ["Outlook Hiring stops in July. Contact dilan@fjord.example."], pages: 2 },
  { isHeldOut: true, document: "deck.pptx", says: "Make the title slide blue", isRefused: true },
]; // prettier-ignore
