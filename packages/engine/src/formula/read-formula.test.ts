import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { renderMarkdown } from "../output/render-markdown.ts";
import { parse } from "../parse.ts";
import type { Glyph } from "./glyph.ts";
import { readFormula } from "./read-formula.ts";

/** A glyph of 10 points at a place and a baseline; smaller ones are scripts. */
function glyph(latex: string, left: number, baseline = 100, size = 10, more: Partial<Glyph> = {}): Glyph {
  const box = { left, right: left + size / 2, top: baseline - 0.7 * size, bottom: baseline };
  return { ...box, latex, kind: "sign", baseline, size, ...more };
}

test("scripts are what is smaller and raised or lowered, both after one base", () => {
  const row = [glyph("x", 0), glyph("i", 5, 102.5, 7), glyph("2", 5, 96.4, 7), glyph("=", 12), glyph("y", 20)];
  expect(readFormula(row, [])).toBe("x_{i}^{2}=y");
});

test("what is above and below a bar is a fraction, in a fraction, too", () => {
  const bar = (left: number, right: number, y: number) => ({ left, right, top: y, bottom: y });
  const parts = [glyph("a", 4, 93), glyph("b", 4, 111), glyph("=", 16), glyph("c", 24)];
  expect(readFormula(parts, [bar(2, 11, 97.5)])).toBe("\\frac{a}{b}=c");
  const nested = [glyph("a", 6, 83, 7), glyph("b", 6, 93, 7), glyph("c", 6, 107)];
  expect(readFormula(nested, [bar(5, 12, 85.6), bar(2, 15, 97.5)])).toBe("\\frac{\\frac{a}{b}}{c}");
});

test("operators larger than the letters of their row have limits above and below, integrals too", () => {
  const sign = (latex: string): Glyph => ({
    ...glyph(latex, 0),
    right: 12,
    top: 87,
    bottom: 102,
    baseline: undefined,
    size: 14.5,
    kind: "operator",
  });
  const limits = [glyph("0", 4, 110, 6), glyph("n", 4, 84, 6)];
  const rest = [glyph("x", 14), glyph("y", 20)];
  expect(readFormula([sign("\\sum"), ...limits, ...rest], [])).toBe("\\sum_{0}^{n}xy");
  expect(readFormula([sign("\\int"), ...limits, ...rest], [])).toBe("\\int_{0}^{n}xy");
});

test("a row is not read if a sign of it is on no baseline, if a delimiter is alone, or if a script has no base", () => {
  expect(readFormula([glyph("x", 0), glyph("y", 8, 104)], [])).toBeNull();
  expect(readFormula([glyph("i", 0, 102.5, 7), glyph("=", 12), glyph("y", 20)], [])).toBeNull();
  expect(readFormula([glyph("=", 0), glyph("i", 8, 102.5, 7), glyph("y", 20)], [])).toBeNull();
  const alone = glyph("(", 0, 100, 10, { kind: "open", baseline: undefined, top: 86, bottom: 109 });
  expect(readFormula([alone, glyph("x", 8)], [])).toBeNull();
});

test("the lowest sign of a script behind an operator is no limit of it", () => {
  const sum: Glyph = {
    ...glyph("\\sum", 0, 102),
    right: 8,
    top: 92,
    bottom: 102,
    baseline: undefined,
    kind: "operator",
  };
  const script = [glyph("i", 9, 104, 7), { ...glyph("=", 12, 104, 7), top: 101.5 }, glyph("1", 16, 104, 7)];
  expect(readFormula([sum, ...script, glyph("x", 22)], [])).toBe("\\sum_{i=1}x");
});

test("formulas of Typst, whose letters are of Unicode's mathematical alphabets, are LaTeX", async () => {
  const { result } = await parse(await readFixture("formulas/typst.pdf"), {}, { ocr: "off" });
  expect(renderMarkdown(result).match(/\$\$.*\$\$/g)).toEqual([
    String.raw`$$Q=\frac{2}{3}\mu b\sqrt{2g}h^{n}$$`,
    String.raw`$$M=\frac{1}{n}\sum_{i=1}^{n}h_{i}+\frac{\sum_{i=1}^{k}\alpha h_{i}}{1+\alpha}$$`,
    String.raw`$$V=\int_{0}^{T}Qdt+\epsilon$$`,
  ]);
});

test("formulas that LibreOffice prints are LaTeX", async () => {
  const { result } = await parse(await readFixture("formulas/writer.pdf"), {}, { ocr: "off" });
  expect(renderMarkdown(result).match(/\$\$.*\$\$/g)).toEqual([
    String.raw`$$Q=\frac{2}{3}cb\sqrt{2g}h^{n}$$`,
    String.raw`$$M=\frac{1}{n}\sum_{i=1}^{n}h_{i}$$`,
    String.raw`$$V=\int_{0}^{T}Qdt$$`,
    String.raw`$$\left(h_{2}-h_{1}\right)^{2}+\frac{a}{(b+c)}=\alpha$$`,
  ]);
});

test("formulas of a paper set by TeX are LaTeX, and what is not certain stays as it was", async () => {
  const { result } = await parse(await readFixture("formulas/tex.pdf"), {}, { ocr: "off" });
  const markdown = renderMarkdown(result);
  expect(markdown.match(/\$\$.*\$\$/g)).toEqual([
    String.raw`$$x=\frac{-b\pm\sqrt{b^{2}-4ac}}{2a}\tag{1}$$`,
    String.raw`$$S_{n}=\sum_{i=1}^{n}\frac{a_{i}}{b_{i}+c}$$`,
    String.raw`$$\int_{0}^{1}f(x)dx=\lim_{n\to\infty}\frac{1}{n}\sum_{k=1}^{n}f\left(\frac{k}{n}\right)$$`,
    String.raw`$$a^{2}+b^{2}=c^{2}\tag{2}$$`,
    String.raw`$$\mathrm{Var}(X)=\mathbb{E}[X^{2}]-\mu^{2}\tag{3}$$`,
  ]);
  expect(markdown).toContain(String.raw`We have $\frac{1}{2}$ of it, and $\sqrt{2}$ as a root`);
  // A matrix has rows of its own, which no rule joins.
  expect(markdown).not.toContain("pmatrix");
});
