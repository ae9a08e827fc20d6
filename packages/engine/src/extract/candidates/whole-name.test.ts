import { expect, test } from "vitest";
import { transcriptOfBlocks } from "../../../testing/transcript-of-blocks.ts";
import { extract } from "../extract.ts";

const text = { type: ["string", "null"] };
const schema = { type: "object", properties: { invoice_number: text, seller_name: text, buyer_name: text } };

test("a company's name has its legal form from the next line", () => {
  const rows = [
    ["Seller", "Customer"],
    ["Weber Elektrik GmbH &|Co. KG|Am Bahndamm 3|38100 Goslar", "Stahlbau Reuter|AG|Torweg 9|28195 Bremen"],
  ];
  const number = { type: "Text", lines: ["Invoice number: 2025-811"] } as const;
  const { data } = extract(transcriptOfBlocks(number, { rows }), { schema });
  expect(data).toMatchObject({ seller_name: "Weber Elektrik GmbH & Co. KG", buyer_name: "Stahlbau Reuter AG" });
});

test("a number keeps its capitals in front of a dash and a date", () => {
  const line = { type: "Text", lines: ["Invoice number: VK 670221 – 27.04.2020"] } as const;
  expect(extract(transcriptOfBlocks(line), { schema }).data).toMatchObject({ invoice_number: "VK 670221" });
});
