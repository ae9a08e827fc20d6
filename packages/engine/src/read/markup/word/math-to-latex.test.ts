import { expect, test } from "vitest";
import { parseXml } from "../../xml/parse-xml.ts";
import { mathToLatex } from "./math-to-latex.ts";

const M = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const r = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const e = (text: string): string => `<m:e>${r(text)}</m:e>`;
const set = (name: string, value: string): string => `<m:${name} m:val="${value}"/>`;
/** Without the dollar signs around it. */
const latexOf = (inner: string): string =>
  mathToLatex(parseXml(Buffer.from(`<m:oMath ${M}>${inner}</m:oMath>`))).slice(1, -1);

// Every equation element in the schema (ECMA-376, part 1, 22.1.2: EG_OMathMathElements).
test.each([
  ["acc", `<m:acc><m:accPr>${set("chr", "\u20D7")}</m:accPr>${e("v")}</m:acc>`, String.raw`\vec{v}`],
  ["bar", `<m:bar><m:barPr>${set("pos", "top")}</m:barPr>${e("x")}</m:bar>`, String.raw`\overline{x}`],
  ["box", `<m:box>${e("x")}</m:box>`, "x"],
  ["borderBox", `<m:borderBox>${e("x")}</m:borderBox>`, String.raw`\boxed{x}`],
  [
    "d",
    `<m:d><m:dPr>${set("begChr", "[")}${set("endChr", "")}</m:dPr>${e("x")}${e("y")}</m:d>`,
    String.raw`\left[x|y\right.`,
  ],
  ["eqArr", `<m:eqArr>${e("x")}${e("y")}</m:eqArr>`, String.raw`\begin{aligned}x \\ y\end{aligned}`],
  ["f", `<m:f><m:num>${r("n")}</m:num><m:den>${r("k")}</m:den></m:f>`, String.raw`\frac{n}{k}`],
  [
    "f without a bar",
    `<m:f><m:fPr>${set("type", "noBar")}</m:fPr><m:num>${r("n")}</m:num><m:den>${r("k")}</m:den></m:f>`,
    String.raw`{n \atop k}`,
  ],
  [
    "func",
    `<m:func><m:fName><m:limLow>${e("lim")}<m:lim>${r("n")}</m:lim></m:limLow></m:fName>${e("x")}</m:func>`,
    String.raw`\lim_{n}{x}`,
  ],
  ["groupChr", `<m:groupChr>${e("x")}</m:groupChr>`, String.raw`\underbrace{x}`],
  [
    "groupChr above",
    `<m:groupChr><m:groupChrPr>${set("chr", "⏞")}${set("pos", "top")}</m:groupChrPr>${e("x")}</m:groupChr>`,
    String.raw`\overbrace{x}`,
  ],
  [
    "groupChr of any sign",
    `<m:groupChr><m:groupChrPr>${set("chr", "⇒")}${set("pos", "top")}</m:groupChrPr>${e("x")}</m:groupChr>`,
    String.raw`\overset{⇒}{x}`,
  ],
  [
    "limLow",
    `<m:limLow><m:e><m:groupChr>${e("x")}</m:groupChr></m:e><m:lim>${r("n")}</m:lim></m:limLow>`,
    String.raw`{\underbrace{x}}_{n}`,
  ],
  ["limUpp", `<m:limUpp>${e("x")}<m:lim>${r("n")}</m:lim></m:limUpp>`, "x^{n}"],
  [
    "m",
    `<m:m><m:mr>${e("a")}${e("b")}</m:mr><m:mr>${e("c")}${e("d")}</m:mr></m:m>`,
    String.raw`\begin{matrix}a & b \\ c & d\end{matrix}`,
  ],
  [
    "nary",
    `<m:nary><m:naryPr>${set("chr", "∑")}${set("supHide", "1")}</m:naryPr><m:sub>${r("i")}</m:sub><m:sup>${r("n")}</m:sup>${e("x")}</m:nary>`,
    String.raw`\sum_{i}{x}`,
  ],
  ["phant that is shown", `<m:phant>${e("x")}</m:phant>`, "x"],
  ["phant that is hidden", `<m:phant><m:phantPr>${set("show", "0")}</m:phantPr>${e("x")}</m:phant>${r("y")}`, "y"],
  [
    "rad",
    `<m:rad><m:radPr>${set("degHide", "1")}</m:radPr><m:deg>${r("2")}</m:deg>${e("x")}</m:rad>`,
    String.raw`\sqrt{x}`,
  ],
  ["sPre", `<m:sPre><m:sub>${r("a")}</m:sub><m:sup>${r("b")}</m:sup>${e("X")}</m:sPre>`, "{}_{a}^{b}X"],
  ["sSub", `<m:sSub>${e("x")}<m:sub>${r("i")}</m:sub></m:sSub>`, "x_{i}"],
  ["sSubSup", `<m:sSubSup>${e("x")}<m:sub>${r("i")}</m:sub><m:sup>${r("2")}</m:sup></m:sSubSup>`, "x_{i}^{2}"],
  ["sSup", `<m:sSup>${e("x")}<m:sup>${r("2")}</m:sup></m:sSup>`, "x^{2}"],
  ["what is not known", `<m:someday>${e("x")}</m:someday>`, "x"],
])("m:%s", (_, inner, latex) => {
  expect(latexOf(inner)).toBe(latex);
});
