import { expect, test } from "vitest";
import { transcriptOf } from "../../../testing/transcript-of.ts";
import { extract } from "../extract.ts";

test("a label in brackets is the caption of the value above it", () => {
  const text = { type: ["string", "null"] };
  const properties = { state_of_incorporation: text, employer_identification_number: text, registrant_name: text };
  const transcript = transcriptOf([
    ["Marrow Creek Holdings Inc.", 200, 60],
    ["(Exact name of registrant as specified in its charter)", 200, 72],
    ["Ohio", 60, 110],
    ["31-7745120", 320, 110],
    ["(State or other jurisdiction of incorporation)", 60, 122],
    ["(I.R.S. Employer Identification No.)", 320, 122],
  ]);
  expect(extract(transcript, { schema: { type: "object", properties } }).data).toEqual({
    state_of_incorporation: "Ohio",
    employer_identification_number: "31-7745120",
    registrant_name: "Marrow Creek Holdings Inc.",
  });
});
