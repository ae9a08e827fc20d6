import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { paragraph, wordFile } from "../../../../testing/word-file.ts";
import { parse, renderMarkdown } from "../../../index.ts";
import { printableWord } from "./printable-word.ts";

const field = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const FIELDS = `<w:p>${field("begin")}<w:r><w:instrText xml:space="preserve"> DATE \\@ "MMMM" </w:instrText></w:r>${field("separate")}<w:r><w:t>May</w:t></w:r>${field("end")}
  <w:fldSimple w:instr="PAGE"><w:r><w:t>7</w:t></w:r></w:fldSimple></w:p>`;

test("a field prints what the file shows of it", async () => {
  const bytes = wordFile(FIELDS);
  const copy = await printableWord(bytes);
  expect(strFromU8(unzipSync(copy)["main/text.xml"]!)).not.toMatch(/fldChar|instrText|fldSimple/);
  const read = async (file: Uint8Array) => renderMarkdown((await parse(file)).result);
  expect(await read(copy)).toBe(await read(bytes));
});

test("deleted text is not shown where the document tracks changes, and other documents stay as they are", async () => {
  const settings = '<w:revisionView w:markup="1"/><w:trackRevisions/>';
  const tracked = `<w:p><w:del w:id="1"><w:r><w:delText>old</w:delText></w:r></w:del><w:r><w:t>new</w:t></w:r></w:p>`;
  const shown = (file: Uint8Array): string => strFromU8(unzipSync(file)["main/settings.xml"]!);
  expect(shown(await printableWord(wordFile(tracked, { settings })))).toMatch(
    /<w:settings [^>]*><w:revisionView w:markup="0" w:insDel="0"\/><w:trackRevisions\/>/,
  );
  const plain = wordFile(paragraph("Plain."), { settings });
  expect(await printableWord(plain)).toBe(plain);
});
