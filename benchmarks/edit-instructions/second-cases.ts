/**
 * The second fresh set: written with its meanings after the faults of the first set were fixed, and measured once before any outcome was inspected.
 */
import type { InstructionCase } from "./cases.ts";

const BLACK = "██████";
const PAYMENT =
  "1. Payment Respondent pays to Claimant a settlement sum of £18,750.00 within 21 days. The contribution to legal costs is £2,400.00.";
const SECRET =
  "3. Confidentiality The parties keep the terms of this agreement secret. Ottoline Barrow may tell her adviser.";
const SCHEDULE = "Schedule Account of the Claimant: 5512 0098 4471, sort code 20-14-53. Ottoline Barrow 12 May 2025";

export const SECOND: readonly InstructionCase[] = [
  { document: "settlement", says: "Dear team, for the public version please redact the Claimant's name throughout the agreement.", gone: ["Ottoline Barrow", "Ottoline Barrow", "Ottoline Barrow"] },
  { document: "settlement", says: "Please black out all sums of money apart from the contribution to legal costs.", gone: ["£18,750.00"] },
  { document: "settlement", says: "Kindly replace Fenwick Haulage Ltd with Fenwick Logistics Ltd in the whole document.", gone: ["Fenwick Haulage Ltd"], shows: ["Fenwick Logistics Ltd"] },
  { document: "settlement", says: "Could you raise the settlement sum to £19,500.00 and leave the costs as they are?", gone: ["£18,750.00"], shows: ["£19,500.00"] },
  { document: "settlement", says: "Redact both addresses, but not the names.", gone: ["6 Weir Lane, Exeter EX2 4PW", "88 Dock Road, Hull HU9 1TX"] },
  { document: "settlement", says: "Remove page 2 from the file.", gone: [SCHEDULE] },
  { document: "settlement", says: "We would like you to redact clause 1 in full and clause 3 in full.", gone: [PAYMENT, SECRET] },
  { document: "settlement", says: "Redact the account number and the sort code in the schedule, except the last four digits of the account number.", gone: ["5512 0098", "20-14-53"] },
  { document: "settlement", says: "Replace \"12 May 2025\" with \"19 May 2025\" on the first page only.", gone: ["12 May 2025"], shows: ["19 May 2025"] },
  { document: "settlement", says: "Highlight all dates except 30 June 2025 in yellow.", marks: 2 },
  { document: "settlement", says: "Redact everything the other side should not see.", isRefused: true },
  { document: "settlement", says: "Unless the claimant objects, delete clause 4.", isRefused: true },
  { document: "settlement", says: "Number the pages at the bottom centre and stamp DRAFT on the first one.", shows: ["DRAFT", "1", "2"] },
  { document: "settlement", says: "Take her phone number and email out, please.", gone: ["01392 496 018", "o.barrow@post.example"] },
  { document: "notice", says: "Bitte schwärzen Sie den Namen Mareike Holtkamp und ihre Anschrift.", gone: ["Mareike Holtkamp", "Ziegelweg 19 38304 Wolfenau"] },
  { document: "notice", says: "Alle Beträge außer dem Gesamtbetrag bitte unkenntlich machen.", gone: ["150,00 EUR", "25,00 EUR", "3,50 EUR"] },
  { document: "notice", says: "Ändern Sie das Aktenzeichen in OA-78/2025.", gone: ["OA-77/2025"], shows: ["OA-78/2025"] },
  { document: "notice", says: "Die Gebühr soll auf 30,00 EUR und der Gesamtbetrag auf 183,50 EUR geändert werden.", gone: ["25,00 EUR", "178,50 EUR"], shows: ["30,00 EUR", "183,50 EUR"] },
  { document: "notice", says: "Markiere bitte alle Datumsangaben, aber nicht das Datum des Bescheids.", marks: 2 },
  { document: "notice", says: "Schwärze Telefonnummer und E-Mail-Adresse des Sachbearbeiters, der Name kann stehen bleiben.", gone: ["05331 860 4410", "bastian.quandt@wolfenau.example"] },
  { document: "notice", says: "Aus Datenschutzgründen bitte Kassenzeichen und IBAN schwärzen.", gone: ["900 4417 22", "DE44 2505 0000 0199 8124 07"] },
  { document: "notice", says: "Ersetze Frau Holtkamp durch Herrn Holtkamp.", gone: ["Frau Holtkamp"], shows: ["Herrn Holtkamp"] },
  { document: "notice", says: "Wenn möglich, bitte etwas freundlicher formulieren.", isRefused: true },
  { document: "notice", says: "Versieh die Seite oben links mit dem Stempel „Eingegangen“.", shows: ["Eingegangen"] },
  { document: "notice", says: "Beträge unter 100 EUR schwärzen", gone: ["25,00 EUR", "3,50 EUR"] },
  { document: "expenses", says: "Please redact all amounts in the Amount column but keep the total.", gone: ["61.40", "238.00", "412.75", "27.90"] },
  { document: "expenses", says: "Highlight every expense over 200 in orange.", marks: 2 },
  { document: "expenses", says: "Hide who approved it.", isRefused: true },
  { document: "expenses", says: "Redact the employee number and the department.", gone: ["40772", "Field service"] },
  { document: "expenses", says: "Please correct the total to £750.05.", gone: ["£740.05"], shows: ["£750.05"] },
  { document: "expenses", says: "Redact amounts between 50 and 250.", gone: ["61.40", "238.00"] },
  { document: "expenses", says: "Change Taxi to Taxi fare and Hotel Midland to Hotel Derby.", gone: ["Taxi", "Hotel Midland"], shows: ["Taxi fare", "Hotel Derby"] },
  { document: "agreement.docx", says: "Please accept only the changes made by Mara Lind and replace Kestrel Paper Ltd with Kestrel Print Ltd.", gone: ["Prices never change.", "Kestrel Paper Ltd"], shows: ["Kestrel Print Ltd"] },
  { document: "agreement.docx", says: "Enter 9 Mill Lane, York as the delivery address.", gone: ["Click to enter"], shows: ["9 Mill Lane, York"] },
  { document: "agreement.docx", says: "Black out the Buyer's name everywhere, but do not touch the comments.", gone: ["Jonas Weber", "Jonas Weber"], shows: [BLACK, BLACK] },
  { document: "budget.xlsx", says: "Change the cost of Travel to 4500 and the owner of Licences to Sven Aalto.", gone: ["4300", "Petra Hollmann"], shows: ["4500", "Sven Aalto"] },
  { document: "budget.xlsx", says: "Please delete the row for Licences.", gone: ["Licences", "2800", "Petra Hollmann"] },
  { document: "budget.xlsx", says: "Redact Petra Hollmann on the Notes sheet only.", gone: ["Petra Hollmann"], shows: [BLACK] },
  { document: "deck.pptx", says: "On slide 2 only, replace Fjord Shipping AS with Nordlys AS.", gone: ["Fjord Shipping AS"], shows: ["Nordlys AS"] },
  { document: "deck.pptx", says: "Remove the first slide and redact the e-mail address on the last one.", gone: ["Quarterly review Prepared by Dilan Yildiz for Fjord Shipping AS", "dilan@fjord.example"], shows: [BLACK] },
  { document: "form", says: "Please enter Maja Lund as the full name, untick terms accepted and pick Sweden for the country.", fields: { fullname: "Maja Lund", terms: "false", country: "Sweden" } },
  { document: "form", says: "Fill in: full name Ole Berg, city Oslo. Leave the rest empty.", fields: { fullname: "Ole Berg", city: "Oslo", email: "" } },
]; // prettier-ignore
