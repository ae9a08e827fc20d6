import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const number = { type: ["number", "null"] };

test("a sentence's word for amount alone names no particular amount", () => {
  const lines = [
    "The Lender makes available to the Borrower a term loan in an aggregate amount",
    "of $3,410.34, on demand.",
  ];
  const { data } = extract(transcriptOfBlocks({ type: "Text", lines }), {
    schema: { type: "object", properties: { gross_amount: number, commission_amount: number } },
  });
  expect(data).toEqual({ gross_amount: null, commission_amount: null });
});

test("a date next to a label is no number of a contract", () => {
  const rows = [
    ["Buyer", "Kim Ostrow", "Contract", "07/27/19"],
    ["Client", "Tate", "Dates", "08/13/19"],
  ];
  const { data } = extract(transcriptOfBlocks({ rows }), {
    schema: { type: "object", properties: { contract_num: { type: ["string", "null"] } } },
  });
  expect(data).toEqual({ contract_num: null });
});
