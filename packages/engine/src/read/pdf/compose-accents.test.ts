import { expect, test } from "vitest";
import { readDocument } from "../../read-document.ts";
import { blocksOf, read } from "../../testing/read-fixture.ts";
import { pdfOfLines } from "../../testing/pdf-of-lines.ts";

test("accents set as chars of their own join their letters, of capitals too", async () => {
  const text = blocksOf(await read("scripts/composed-accents.pdf"))
    .map((block) => block.text)
    .join(" ");
  for (const name of [
    "Émile Lefèvre",
    "Besançon",
    "Jürgen Müller",
    "Žofie Dvořáková",
    "Plzeň",
    "Åsa Ångström",
    "Kőrösi",
  ]) {
    expect(text).toContain(name);
  }
  expect(text).toContain("naïve");
});

test("a circumflex or a tilde beside letters stays a sign", async () => {
  const text = "x^n and ~user and `quoted`";
  const { pages } = await readDocument(pdfOfLines([{ text, left: 72, top: 120, font: "Helvetica" }]), {});
  expect(pages[0]!.blocks[0]!.text).toContain("x^n and ~user");
});
