import { expect, test } from "vitest";
import { transcriptOfBlocks, type SpelledBlock } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const schema = { type: "object", properties: { seller_name: text, buyer_name: text, invoice_number: text } };

const partiesOf = (...blocks: SpelledBlock[]): unknown => extract(transcriptOfBlocks(...blocks), { schema }).data;

test("of two firms the sender is the one whose bank and telephone are printed, whatever the other is called", () => {
  const data = partiesOf(
    { type: "Text", lines: ["Hofgut Ahlen", "Am Wall 3", "28195 Bremen", "Tel. 0421 998877"] },
    { type: "Text", lines: ["Lund Maschinenbau GmbH", "Deichstraße 9", "25813 Husum"] },
    { type: "Title", lines: ["Rechnung"], sizes: [16] },
    { type: "Text", lines: ["Rechnungsnummer: 4711-9"] },
  );
  expect(data).toMatchObject({ seller_name: "Hofgut Ahlen", buyer_name: "Lund Maschinenbau GmbH" });
});

test("the words over an address that end in a preposition are no name", () => {
  const data = partiesOf(
    { type: "Text", lines: ["Atelier Rives SARL", "3 place du Port, 29200 Brest"] },
    { type: "Text", lines: ["Document adressé à", "Jardins de Locmaria", "44 avenue Foch", "31000 Toulouse"] },
    { type: "Text", lines: ["Facture n° : 4711-9"] },
  );
  expect(data).toMatchObject({ seller_name: "Atelier Rives SARL", buyer_name: "Jardins de Locmaria" });
});
