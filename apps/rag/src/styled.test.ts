import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask } from "./ask.ts";
import { sampleFolder, type SampleFolder } from "./testing/sample-folder.ts";
import { textInBox } from "./testing/text-in-box.ts";

let folder: SampleFolder;
beforeAll(async () => {
  folder = await sampleFolder(["styled/lease.pdf", "letter/letter.pdf", "report/report.pdf"]);
});
afterAll(() => folder[Symbol.asyncDispose]());

/** Bold, struck out, superscript, underlined, italic and code: quoted without markup, complete and in the right boxes, by either loader. */
const STYLED = [
  {
    question: "How much does the tenant pay a month?",
    quoted: "The tenant pays 40 crowns",
    inBox: "for 120 m2, and one half of the repairs",
  },
  {
    question: "What is the code of the jetty?",
    quoted: "if it is open, from April on: its code is key 7",
    inBox: "its code is key 7",
  },
] as const;
const LOADERS = ["langchain", "llamaindex"] as const;

test.each(STYLED.flatMap((one) => LOADERS.map((loader) => ({ ...one, loader }))))(
  "$question by $loader",
  async ({ question, quoted, inBox, loader }) => {
    const { quotes } = await ask(question, { ...folder, loader });
    const [{ file, text, places }] = quotes as [(typeof quotes)[0]];
    expect(file).toBe("lease.pdf");
    expect(text).toContain(quoted);
    expect(text).not.toMatch(/\*\*|~~|<sup>|<u>|`/);
    const [{ page, boxes }] = places as [(typeof places)[0]];
    const printed: string[] = [];
    for (const box of boxes) printed.push(await textInBox(join(folder.directory, file), { page, ...box }));
    expect(printed.join(" ").replaceAll(/\s+/g, " ")).toContain(inBox);
  },
);
