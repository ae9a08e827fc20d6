import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const date = { type: ["string", "null"], format: "date" };
const schema = { type: "object", properties: { issue_date: { ...date, description: "Date of issue" } } };

test("the date of a delivery or of payment is not that of the invoice, though its label begins with the same word", () => {
  const transcript = transcriptOfBlocks(
    { type: "Title", lines: ["Facture"] },
    {
      rows: [
        ["Date de livraison", "18/06/2017"],
        ["Votre contact", "Luc Renard"],
        ["Date d'émission", "24/06/2017"],
        ["Date d'échéance", "09/07/2017"],
      ],
    },
  );
  expect(extract(transcript, { schema }).data).toEqual({ issue_date: "2017-06-24" });
});
