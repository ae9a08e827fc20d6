import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const list = { type: "array", items: { type: "string" } };

test("a sentence under a heading names the things of a list, for the party that it is about", () => {
  const transcript = transcriptOfBlocks(
    { type: "Section Header", lines: ["5. Utilities"], sizes: [12] },
    { type: "Text", lines: ["The tenant is responsible for gas, cable television and internet.", "The landlord is responsible for water and refuse collection."] },
  ); // prettier-ignore
  const schema = { type: "object", properties: { tenant_utilities: list, landlord_utilities: list, tenant_furniture: list } };
  expect(extract(transcript, { schema }).data).toEqual({
    tenant_utilities: ["gas", "cable television", "internet"],
    landlord_utilities: ["water", "refuse collection"],
    tenant_furniture: [],
  });
}); // prettier-ignore
