import { expect, test } from "vitest";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

async function markdownOf(html: string | Uint8Array): Promise<string> {
  const bytes = typeof html === "string" ? bytesOf(`<!doctype html>${html}`) : html;
  return renderMarkdown((await parse(bytes)).result);
}

test("what a page hides is not read", async () => {
  const page = `<style>/* x */ .gone, nav > b { display: none } @media print { p { display: none } }</style>
    <p class="gone">a</p><nav><b>b</b></nav><p style="color: red; display:none">c</p><p hidden>d</p>
    <template>e</template><noscript>f</noscript><script>document.write("g")</script><p>seen</p>`;
  expect(await markdownOf(page)).toBe("seen\n");
});

test("lists keep their depth, their numbers and their further paragraphs", async () => {
  const page = "<ol start=3><li><p>three</p><p>more</p><ul><li>dot</ul><li>four</ol><dl><dt>Term<dd>Meaning</dl>";
  expect(await markdownOf(page)).toBe("3. three\n\n    more\n\n    - dot\n4. four\n\nTerm\n: Meaning\n");
});

test("notes are once, by the number that refers to them, and no link leads back", async () => {
  const page = `<p>Claim<a href="#n1" role="doc-noteref"><sup>1</sup></a> and more<a href="#n2" epub:type="noteref">2</a>.
    <table><tr><td>a<a href="#n1" role="doc-noteref">1</a><td>b</table>
    <section role="doc-endnotes"><ol><li id="n1"><p>See the annex.<a href="#r1" role="doc-backlink">↩</a></p><li id="n2">Not yet.</ol></section>`;
  expect(await markdownOf(page)).toBe(
    "Claim[^1] and more[^2].\n\n|  |  |\n| --- | --- |\n| a[^1] | b |\n\n[^1]: See the annex.\n\n[^2]: Not yet.\n",
  );
});

test("cells keep their spans, and a lying span is bounded", async () => {
  const page =
    "<table><caption>Rates</caption><tr><th colspan=2>a<th>b<tr><td rowspan=2>c<td>d<td>e<tr><td>f<td>g</table>";
  const markdown = await markdownOf(page);
  expect(markdown).toContain('<th colspan="2">a</th>');
  expect(markdown).toContain('<td rowspan="2">c</td>');
  const wide = await markdownOf(
    `<table>${'<tr><td colspan=1000 rowspan=65000>x</td><td colspan="99999">y</td></tr>'.repeat(50)}</table>`,
  );
  expect(wide).toContain("x");
});

test("a table that only puts blocks side by side is opened", async () => {
  const page = "<table><tr><td><h2>Left</h2><p>Text.</p><td><table><tr><th>a<th>b<tr><td>1<td>2</table></table>";
  expect(await markdownOf(page)).toBe("## Left\n\nText.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n");
});

test("an encoding is recognised by its mark, by the page, or by its bytes", async () => {
  const latin = Buffer.from('<html><meta charset="windows-1252"><p>Gr\xf6\xdfe \x80 5', "latin1");
  expect(await markdownOf(latin)).toBe("Größe € 5\n");
  const sjis = Buffer.concat([
    Buffer.from('<html><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><p>'),
    Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
  ]);
  expect(await markdownOf(sjis)).toBe("日本\n");
});

test("elements nested ten thousand deep end in a result or a clear error", async () => {
  const deep = `<p>start</p>${"<div>".repeat(10_000)}end`;
  const lists = "<ul><li>x".repeat(5000);
  for (const page of [deep, lists]) {
    const outcome = await markdownOf(page).catch((error: unknown) => (error as { code?: string }).code);
    expect(typeof outcome).toBe("string");
    expect(outcome === "damaged_document" || outcome!.includes("start") || outcome!.includes("x")).toBe(true);
  }
});

test("of the rules for an element the most specific one holds, in cells too", async () => {
  const page = `<style>.menu{display:none} .menu.open{display:block} [data-x="1"], td.off {display:none} .a{display:none!important}</style>
    <p class="menu">a</p><p class="menu open">shown</p><p data-x=1>b</p><p class=a style="display:block">c</p>
    <table><tr><th>h<th>i<tr><td>1<span class=menu>d</span><td>2<td class=off>e</table>`;
  expect(await markdownOf(page)).toBe("shown\n\n| h | i |\n| --- | --- |\n| 1 | 2 |\n");
});

test("an equation is what its page wrote, or made of its MathML, and is once", async () => {
  const page = `<p>So <math><msup><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mn>2</mn></msup></math> and
    <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1^2</annotation></semantics></math></span><span class="katex-html">x12</span></span>.</p>`;
  expect(await markdownOf(page)).toBe("So ${a+b}^{2}$ and $x_1^2$.\n");
});

test("a table's foot is below its rows, a span ends with them, and a table in a cell keeps its rows", async () => {
  const page = `<table border=1><tfoot><tr><td>sum<td>3</tfoot><tbody><tr><td rowspan=0>a<td>1<tr><td>2</tbody></table>
    <table border=1><tr><td>o<td><table><tr><td>n1<td>n2<tr><td>n3<td>n4</table><tr><td>p<td>q</table>`;
  const markdown = await markdownOf(page);
  expect(markdown).toMatch(/<td rowspan="2">a<\/td><td>1<\/td><\/tr>\s*<tr><td>2<\/td><\/tr>\s*<tr><td>sum/);
  expect(markdown).toContain("n1 n2<br>n3 n4");
});

test("a picture amid a sentence follows it, and a list may count down", async () => {
  const page = '<p>Text with <img src=x alt="an icon"> inline.<ol reversed><li>b<li>a</ol>';
  expect(await markdownOf(page)).toBe("Text with inline.\n\nan icon\n\n2. b\n1. a\n");
});

test("a form shows what was entered, chosen and ticked, and no button or password", async () => {
  const page = `<form><label>Name <input value="Jane Doe"></label><p><input type=checkbox checked>Yes<input type=radio>No
    <p><select><option>a<option selected>bee</select><p><textarea>two\nlines</textarea><input type=hidden value=token>
    <input type=password value=secret><input type=submit value=Go></form>`;
  expect(await markdownOf(page)).toBe("Name Jane Doe\n\n☒ Yes ☐ No\n\nbee\n\ntwo  \nlines\n");
});

test("roles make headings and lists, and words of drawings are there", async () => {
  const page = `<div role=heading aria-level=3>Head</div><div role=list><div role=listitem>one</div><div role=listitem>two</div></div>
    <p role=constructor>text</p><svg><title>icon</title><g><text>North</text><text><tspan>42</tspan></text></g></svg><svg aria-hidden=true><text>x</text></svg>`;
  expect(await markdownOf(page)).toBe("### Head\n\n- one\n- two\n\ntext\n\nNorth 42\n");
});

test("a page in a frame is read where it is in this page, by its own styles, and so is a dialog that is open", async () => {
  const page = `<style>.x { display: none }</style><p>before</p><iframe src="https://example.com/">old browser</iframe>
    <iframe srcdoc="<style>.y { display: none }</style><h2 class=x>Frame</h2><p class=y>gone</p>"></iframe>
    <dialog>closed</dialog><dialog open>opened</dialog>`;
  expect(await markdownOf(page)).toBe("before\n\n## Frame\n\nopened\n");
  const endless = [1, 2, 3, 4, 5, 6].reduce((inner) => {
    const text = inner.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<p>in</p><iframe srcdoc="${text}"></iframe>`;
  }, "<p>last</p>");
  expect(await markdownOf(endless)).toBe("in\n\nin\n\nin\n\nin\n");
});

test("elements of old pages keep their lines as they are", async () => {
  expect(await markdownOf("<xmp><b>a\n  c</xmp>")).toContain("<b>a\n  c");
  expect(await markdownOf("<p>p</p><listing>1\n  2</listing>")).toContain("1\n  2");
});

test("a raised link to a note that leads back refers to it, and one of the contents does not", async () => {
  const page = `<ul><li><a href="#h" id="c">Chapter</a></ul><h2 id="h"><a href="#c">Chapter</a></h2>
    <p>Claim<sup id="r1"><a href="#n1">1</a></sup> and 10<sup><a href="#e">2</a></sup>, again<sup><a href="#n1">1</a></sup>.</p>
    <ol><li id="n1">See the annex. <a href="#r1">back</a></ol><p id="e">Else.</p>`;
  expect(await markdownOf(page)).toBe(
    "- Chapter\n\n## Chapter\n\nClaim[^1] and 10<sup>2</sup>, again[^1].\n\n[^1]: See the annex.\n\nElse.\n",
  );
});

test("a rule that asks for support holds, and one that asks for none does not", async () => {
  const page = `<style>@supports (display: grid) { .a { display: none } } @supports not (display: grid) { .b { display: none } }</style>
    <p class=a>a</p><p class=b>b</p>`;
  expect(await markdownOf(page)).toBe("b\n");
});

test("items that Office saves as paragraphs are items of their level, with the numbers that Office wrote", async () => {
  const item = (level: number, marker: string, text: string): string =>
    `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
  const page = `${item(1, "·", "dot")}${item(2, "3.", "three")}${item(2, "4.", "four")}<p>Text</p>${item(1, "h)", "letter")}${item(1, "i)", "next")}`;
  expect(await markdownOf(page)).toBe("- dot\n\n    3. three\n    4. four\n\nText\n\n8) letter\n9) next\n");
});

test("an equation is read once where a page draws it from TeX or shows a picture of it", async () => {
  const page = `<p>So <span class="MathJax_Preview">P</span><span class="MathJax"><nobr>x2</nobr></span><script type="math/tex">x^2</script>,
    <span style="display:none"><math><mi>y</mi></math></span><img class="mwe-math-fallback-image-inline" alt="{\\displaystyle y_{1}}">.</p>`;
  expect(await markdownOf(page)).toBe("So $x^2$, $y_{1}$.\n");
});

test("boxes in a line part words, readings are in brackets, and labels of diagrams are there", async () => {
  const page = `<p><output>1</output><progress>50%</progress><p>東<ruby>京<rp>[</rp><rt>きょう</rt><rp>]</rp></ruby>都
    <svg><foreignObject><div>Start</div></foreignObject></svg>`;
  expect(await markdownOf(page)).toBe("1 50%\n\n東京(きょう)都\n\nStart\n");
});

test("columns in which no cell begins are none, and what pops up is not shown", async () => {
  const page = "<p popover>menu</p><table><tr><td colspan=100>all<tr><td>a<td colspan=9>b</table>";
  expect(await markdownOf(page)).toBe(
    '<table>\n<tbody>\n<tr><td colspan="2">all</td></tr>\n<tr><td>a</td><td>b</td></tr>\n</tbody>\n</table>\n',
  );
});

test("what a set of frames says where none are shown is read", async () => {
  const page = "<frameset><frame src=a.html><noframes><body><h1>Dues</h1><p>Three.</noframes></frameset>";
  expect(await markdownOf(page)).toBe("# Dues\n\nThree.\n");
});
