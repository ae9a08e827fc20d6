import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const schema = { type: "object", properties: { seller_name: text, buyer_name: text, invoice_number: text } };

test("over an envelope's window the sender's name ends where its address begins, and the addressee is under it", () => {
  const transcript = transcriptOfBlocks(
    { type: "Text", lines: ["Rohr & Sohn GmbH · Am Wall 3 · 28195 Bremen"] },
    { type: "Text", lines: ["Hafenbäckerei Lund OHG", "Deichstraße 9", "25813 Husum"] },
    { type: "Title", lines: ["Rechnung"], sizes: [16] },
    { type: "Text", lines: ["Rechnungsnummer: 77-1204"] },
    { rows: [["Artikel", "Stück", "Betrag"], ["Mehl 55100", "3", "12,00"]] },
  ); // prettier-ignore
  expect(extract(transcript, { schema }).data).toEqual({
    seller_name: "Rohr & Sohn GmbH",
    buyer_name: "Hafenbäckerei Lund OHG",
    invoice_number: "77-1204",
  });
});

test("an addressee's address does not run on into the sender's over it", () => {
  const transcript = transcriptOfBlocks(
    { type: "Text", lines: ["Atelier Rives SARL", "3 place du Port, 29200 Brest"], sizes: [14, 8] },
    { type: "Text", lines: ["Jardins de Locmaria SAS", "44 avenue Foch", "31000 Toulouse"] },
    { type: "Title", lines: ["Facture"], sizes: [16] },
  );
  expect(extract(transcript, { schema }).data).toEqual({
    seller_name: "Atelier Rives SARL",
    buyer_name: "Jardins de Locmaria SAS",
    invoice_number: null,
  });
});

test("a customer's name is over a party's number, and not next to the sender's bank account", () => {
  const transcript = transcriptOfBlocks(
    { type: "Text", lines: ["2024-05-19"] },
    { type: "Text", lines: ["GLN 4304171000002", "Theodor Est", "Bahnstraße 42", "88802Spielkreis"] },
    { type: "Title", lines: ["Rechnung"], sizes: [16] },
    { type: "Text", lines: ["Rechnungsnummer: 77-1204"] },
    { type: "Text", lines: ["Summe: 160,00 €"] },
    { type: "Text", lines: ["IBAN DE88 2008 0000 0970 3757 00", "BIC COBADEFFXXX", "Kontoinhaber: Max Mustermann"] },
  );
  expect(extract(transcript, { schema }).data).toMatchObject({
    buyer_name: "Theodor Est",
    invoice_number: "77-1204",
  });
});

test("labels before aligned colons are no names", () => {
  const transcript = transcriptOfBlocks(
    { rows: [["Facturé le", ": 19/07/2024"], ["Numéro", ": FA-2024-18"]] },
    { type: "Text", lines: ["Facturé à"] },
    { type: "Text", lines: ["Imprimerie du Canal", "5 avenue Jean Moulin", "54000 Nancy"] },
  ); // prettier-ignore
  expect(extract(transcript, { schema }).data).toMatchObject({ buyer_name: "Imprimerie du Canal" });
});
