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
  expect(await markdownOf(page)).toBe("3. three\n\nmore\n\n- dot\n4. four\n\nTerm\n\nMeaning\n");
});

test("notes stand once, by the number that refers to them, and no link leads back", async () => {
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

test("a table that only puts blocks beside each other is opened", async () => {
  const page = "<table><tr><td><h2>Left</h2><p>Text.</p><td><table><tr><th>a<th>b<tr><td>1<td>2</table></table>";
  expect(await markdownOf(page)).toBe("## Left\n\nText.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n");
});

test("an encoding is told by its mark, by the page, or by its bytes", async () => {
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
