import { PDF } from "@libpdf/core";
import { expect, test } from "vitest";
import { line, trapPdf } from "../../../testing/redaction-traps/trap.ts";
import { renameNames } from "./rename-names.ts";
import { SecretSearch } from "./secret-search.ts";

const searchFor = (text: string): SecretSearch => new SecretSearch([{ text, matchCase: false, partOfWord: false }]);
const PAGE = trapPdf(`/Quillon gs /Figure BMC ${line("a")} EMC /Quillon BMC EMC`, {
  resources: "/ExtGState << /Quillon << /ca 1 >> >>",
});

async function renamed(text: string): Promise<{ count: number; file: string }> {
  const pdf = await PDF.load(PAGE);
  const count = renameNames(pdf, searchFor(text));
  return { count, file: Buffer.from(await pdf.save()).toString("latin1") };
}

test("a resource has the same new name in its dictionary and where it is used", async () => {
  const { count, file } = await renamed("Quillon");
  expect(count).toBe(1);
  expect(file).not.toContain("Quillon");
  expect(file).toMatch(/\/Redacted1 gs[\s\S]*\/Redacted1 BMC/u);
  expect(file).toMatch(/\/ExtGState\s*<<\s*\/Redacted1/u);
});

test.each(["Figure", "ExtGState", "Page"])("a name that PDF defines stays: %s", async (word) => {
  const { count, file } = await renamed(word);
  expect(count).toBe(0);
  expect(file).toContain(`/${word}`);
});
