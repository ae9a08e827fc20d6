import { expect, test } from "vitest";
import { parse } from "../../../parse.ts";
import { renderMarkdown } from "../../../output/render-markdown.ts";

async function markdownOf(xml: string): Promise<string> {
  const { result } = await parse(new TextEncoder().encode(`<?xml version="1.0"?>${xml}`));
  return renderMarkdown(result);
}

test("DocBook is read as the text that it is: sections, lists, tables, notes, code and styles", async () => {
  const markdown = await markdownOf(
    `<article xmlns="http://docbook.org/ns/docbook"><info><title>Weirs</title><author><personname><firstname>Ines</firstname><surname>Alder</surname></personname></author></info>
    <section><title>Site</title><para>Water<superscript>2</superscript> is <emphasis role="strong">cold</emphasis><footnote><para>In May.</para></footnote>, see <literal>flow</literal>.</para>
    <itemizedlist><listitem><para>one</para><itemizedlist><listitem><para>inner</para></listitem></itemizedlist></listitem></itemizedlist>
    <section><title>Depth</title><programlisting language="c">int a;
  b;</programlisting>
    <table><title>Levels</title><tgroup cols="2"><thead><row><entry>Day</entry><entry>Level</entry></row></thead><tbody><row><entry namest="c1" nameend="c2">all</entry></row></tbody></tgroup></table></section></section></article>`,
  );
  expect(markdown).toContain("# Weirs\n\nInes Alder\n\n## Site\n\nWater<sup>2</sup> is **cold**[^1], see `flow`.");
  expect(markdown).toContain("- one\n    - inner\n\n### Depth\n\n```c\nint a;\n  b;\n```\n\nLevels\n\n<table>");
  expect(markdown).toContain('<td colspan="2">all</td>');
  expect(markdown).toContain("[^1]: In May.");
});

test("a paper in JATS has its title, numbers of sections, formulas and notes", async () => {
  const markdown = await markdownOf(
    String.raw`<article><front><journal-meta><journal-id>J1</journal-id></journal-meta><article-meta><title-group><article-title>On <italic>Salmo</italic></article-title></title-group><contrib-group><contrib><name><surname>Alder</surname><given-names>Ines</given-names></name></contrib></contrib-group></article-meta></front>
    <body><sec><label>1</label><title>Runs</title><p>Fish rise<xref ref-type="fn" rid="n1">1</xref> by <inline-formula><tex-math>\documentclass{a}\begin{document}$$v^2$$\end{document}</tex-math></inline-formula>.</p></sec></body>
    <back><fn-group><fn id="n1"><label>1</label><p>At night.</p></fn></fn-group></back></article>`,
  );
  expect(markdown.trim()).toBe("# On *Salmo*\n\nInes Alder\n\n## 1 Runs\n\nFish rise[^1] by $v^2$.\n\n[^1]: At night.");
});

test("TEI and FictionBook say by attributes what others say by names", async () => {
  const tei =
    '<TEI xmlns="http://www.tei-c.org/ns/1.0"><teiHeader><fileDesc><titleStmt><title>Letters</title></titleStmt></fileDesc></teiHeader><text><body><div><head>First</head><p>So <hi rend="bold">be</hi> it.</p><list type="ordered"><item>one</item></list></div></body></text></TEI>';
  expect((await markdownOf(tei)).trim()).toBe("# Letters\n\n## First\n\nSo **be** it.\n\n1. one");
  const book =
    '<FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><description><title-info><book-title>Tides</book-title></title-info></description><body><title><p>Tides</p></title><section><title><p>One</p></title><p>Low<a type="note" href="#n1">1</a>.</p><poem><stanza><v>ebb</v><v>flow</v></stanza></poem></section></body><body name="notes"><section id="n1"><title><p>1</p></title><p>At dawn.</p></section></body></FictionBook>';
  expect((await markdownOf(book)).trim()).toBe("# Tides\n\n## One\n\nLow[^1].\n\nebb  \nflow\n\n[^1]: At dawn.");
});

test("words around an element of a record are not lost, and neither are values that a row has twice", async () => {
  const record =
    "<log><entry><who>Ann</who><said>Shut <b>all</b> gates</said><tag>wet</tag><tag>night</tag></entry><entry><who>Bo</who><said>Done</said></entry></log>";
  const markdown = await markdownOf(record);
  expect(markdown).toContain("| Ann | Shut all gates | wet; night |");
});

test("lines of DocBook keep their styles, and its items the numbers that they are given", async () => {
  const lines =
    '<literallayout>One <emphasis>slant</emphasis>\nand <emphasis role="smallcaps">two</emphasis></literallayout>';
  const list =
    '<orderedlist><listitem override="5"><para>five</para></listitem><listitem><para>six</para></listitem></orderedlist>';
  expect(await markdownOf(`<article><title>Weirs</title>${lines}${list}</article>`)).toBe(
    "# Weirs\n\nOne *slant*  \nand two\n\n5. five\n6. six\n",
  );
});
