import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };

test("a name in a sentence keeps the small words between its capital ones", () => {
  const transcript = transcriptOfBlocks({
    type: "Text",
    lines: ["This offer of services is made by the supplier Imprimerie du Canal and stands until it is", "withdrawn in writing by either of the parties."],
  }); // prettier-ignore
  const { data } = extract(transcript, { schema: { type: "object", properties: { supplier_name: text } } });
  expect(data).toEqual({ supplier_name: "Imprimerie du Canal" });
});

test("labels and values in one block are no sentence", () => {
  const lines = ["Adresse de facturation", "Imprimerie du Canal", "BP 40212", "35000 Rennes", "N° de la facture", "965010/2025"]; // prettier-ignore
  const { data } = extract(transcriptOfBlocks({ type: "Text", lines }), {
    schema: { type: "object", properties: { customer: text, number: text } },
  });
  expect(data).toMatchObject({ customer: "Imprimerie du Canal" });
});
