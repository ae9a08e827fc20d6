import type { Kind } from "@docsvc/engine/src/kind/kind-names.ts";

/** Descriptions of sections for each kind, as people write them: a title, and sometimes a line. */
export const DESCRIPTIONS: Readonly<Record<Kind, readonly (readonly [title: string, description: string])[]>> = {
  letter: [
    ["Letter", "A letter"],
    ["Correspondence", "Letters we received"],
    ["Briefe", "Schreiben von Kunden"],
    ["Lettres", "Courriers"],
  ],
  invoice: [
    ["Invoice", "An invoice"],
    ["Bills", "Bills to pay"],
    ["Rechnungen", "Rechnungen von Lieferanten"],
    ["Factures", ""],
    ["Facturas", "Facturas recibidas"],
  ],
  statement: [
    ["Bank statement", "Statement of account"],
    ["Statements", "Bank account statements"],
    ["Kontoauszüge", ""],
    ["Estratti conto", "Estratto conto della banca"],
  ],
  contract: [
    ["Contract", "The signed agreement"],
    ["Contracts", "Agreements between parties"],
    ["Verträge", "Verträge aller Art"],
    ["Contrats", ""],
  ],
  form: [
    ["Form", "A filled-in form"],
    ["Application forms", "Forms to be filled in"],
    ["Formulare", "Anträge und Formulare"],
  ],
  report: [
    ["Report", "A report"],
    ["Reports", "Annual or inspection reports"],
    ["Berichte", ""],
  ],
  certificate: [
    ["Certificate", "A certificate"],
    ["Certificates", "Diplomas and certificates"],
    ["Urkunden", "Zeugnisse und Urkunden"],
  ],
  cv: [
    ["CV", "Curriculum vitae"],
    ["Resumes", "Resumes of applicants"],
    ["Lebensläufe", ""],
  ],
  paper: [
    ["Paper", "A scientific paper"],
    ["Research papers", "Journal articles"],
    ["Fachartikel", "Wissenschaftliche Aufsätze"],
  ],
  receipt: [
    ["Receipt", "A till receipt"],
    ["Receipts", "Shop receipts"],
    ["Kassenbons", "Quittungen"],
  ],
  order: [
    ["Order", "A purchase order"],
    ["Purchase orders", "Orders to suppliers"],
    ["Bestellungen", ""],
  ],
  "delivery note": [
    ["Delivery note", "A delivery note"],
    ["Packing slips", "Delivery notes"],
    ["Lieferscheine", ""],
  ],
  minutes: [
    ["Minutes", "Minutes of a meeting"],
    ["Meeting minutes", ""],
    ["Protokolle", "Sitzungsprotokolle"],
  ],
  drawing: [
    ["Drawing", "Technical drawings"],
    ["Plans", "Floor plans and drawings"],
    ["Zeichnungen", ""],
  ],
  slides: [
    ["Slides", "Presentation slides"],
    ["Presentations", "Slide decks"],
    ["Folien", "Präsentation"],
  ],
  mail: [
    ["E-mail", "An e-mail"],
    ["Emails", "Printed e-mails"],
    ["E-Mails", ""],
  ],
};
/** Descriptions of the section for everything else. */
export const REST: readonly (readonly [title: string, description: string])[] = [
  ["Rest", "Everything else"],
  ["Other", "Anything that is none of the above"],
  ["Sonstiges", "Alles andere"],
  ["Divers", "Tout le reste"],
  ["Everything that is not listed", ""],
];
