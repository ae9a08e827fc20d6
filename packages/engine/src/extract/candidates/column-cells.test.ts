import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const number = { type: ["number", "null"] };
const date = { type: ["string", "null"], format: "date" };

test("the first row of a table of labels and values, marked as its header, is read as the others", () => {
  const transcript = transcriptOfBlocks(
    { type: "Title", lines: ["Rechnung"] },
    { rows: [["Beleg-Nr.", "77-1204"], ["Rechnungsdatum", "14.03.2023"], ["Kundennummer", "9911"]] },
    { rows: [["Gesamtbetrag", "1.190,00"], ["Anzahlung", "200,00"], ["Skonto", "23,80"]] },
  ); // prettier-ignore
  const schema = { type: "object", properties: { invoice_number: text, issue_date: date, grand_total: number } };
  expect(extract(transcript, { schema }).data).toEqual({
    invoice_number: "77-1204",
    issue_date: "2023-03-14",
    grand_total: 1190,
  });
});
