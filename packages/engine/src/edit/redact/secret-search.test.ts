import { expect, test } from "vitest";
import { SecretSearch } from "./secret-search.ts";

const isIn = (secret: string, text: string): boolean =>
  new SecretSearch([{ text: secret, matchCase: false, partOfWord: false }]).isInText(text);

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
