import { expect, test } from "vitest";
import { readDocument } from "../read-document.ts";
import { type DrawnLine, pdfOfLines, proseAt } from "../testing/pdf-of-lines.ts";

const BODY = [1, 2, 3, 4, 5].flatMap((at) => proseAt(72, 40 + at * 60));

async function typeOf(line: DrawnLine): Promise<string | undefined> {
  const { pages } = await readDocument(pdfOfLines([...BODY, line]), {});
  return pages[0]!.blocks.find(({ text }) => text === line.text)?.type;
}

test("a short footnote is text, not a footer", async () => {
  expect(await typeOf({ text: "22 See the tables of the office.", left: 72, top: 770, size: 8 })).toBe("Text");
  expect(await typeOf({ text: "* Corrected in March.", left: 72, top: 770, size: 8 })).toBe("Text");
});

test("a running foot with its page number is a footer", async () => {
  expect(await typeOf({ text: "22 Handbook for keepers", left: 72, top: 790, size: 8 })).toBe("Footer");
});

test("the last paragraph of a page that ends at its foot is text", async () => {
  const last = { text: "And so the tables agree.", left: 72, top: 790 };
  expect(await typeOf(last)).toBe("Text");
});
