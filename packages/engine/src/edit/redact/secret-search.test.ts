import { expect, test } from "vitest";
import type { Char } from "../find/text-order.ts";
import { SecretSearch } from "./secret-search.ts";

const searchFor = (text: string): SecretSearch => new SecretSearch([{ text, matchCase: false, partOfWord: false }]);
const isIn = (secret: string, text: string): boolean => searchFor(secret).isInText(text);

test.each([
  ["Ann Smith", "mail to ann_smith-2024@example.org"],
  ["Ann Smith", "https://example.org/Ann%20Smith/x"],
  ["Ann Smith", "A n n\nSmith"],
  ["123-45-6789", "no 12345 6789."],
  ["quotes", "blockquotes"],
  ["Ann", "file://c/ann.docx"],
])("%s is found in: %s", (secret, text) => {
  expect(isIn(secret, text)).toBe(true);
});

test.each([
  ["quotes", "a block quote style"],
  ["Ann Smith", "Joann Smithers"],
  ["Ann", "annual"],
])("%s is not found in: %s", (secret, text) => {
  expect(isIn(secret, text)).toBe(false);
});

test.each([
  ["Straße 7", "Strasse 7"],
  ["offline", "of\uFB02ine"],
  ["ANN SMITH", "Ann Smith"],
])("%s is found in the chars of: %s", (secret, text) => {
  const chars: Char[] = Array.from(text, (char, glyph) => ({ is: "char", text: char, glyph }));
  expect(searchFor(secret).isIn(chars)).toBe(true);
  expect(searchFor(`${secret}s`).isIn(chars)).toBe(false);
});
