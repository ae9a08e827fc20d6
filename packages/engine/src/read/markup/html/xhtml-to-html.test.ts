import { expect, test } from "vitest";
import { xhtmlToHtml } from "./xhtml-to-html.ts";

const page = (body: string): string => `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${body}</html>`;
const htmlOf = (body: string): string => xhtmlToHtml(page(body)).slice(page("").length - 7, -7);

test.each([
  [
    "what ends where it begins",
    '<title/><a id="z" /><p class="a/b"/>',
    '<title></title><a id="z" ></a><p class="a/b"></p>',
  ],
  ["what HTML ends itself", '<br/><img alt="a > b" src="x"/>', '<br/><img alt="a > b" src="x"/>'],
  ["CDATA", "<p><![CDATA[a < b && <i>]]></p>", "<p>a &lt; b &amp;&amp; &lt;i></p>"],
  ["a comment", "<!-- <title/> -->", "<!-- <title/> -->"],
  [
    "a script",
    "<script>if (a <b/> c) //<![CDATA[\n</script><b/>",
    "<script>if (a <b/> c) //<![CDATA[\n</script><b></b>",
  ],
  ["what is no tag", '1 < 2 <a href="', '1 < 2 <a href="'],
])("%s is written as in HTML", (_, body, html) => {
  expect(htmlOf(body)).toBe(html);
});

test("a page of HTML stays as it is", () => {
  expect(xhtmlToHtml("<!doctype html><title/>x")).toBe("<!doctype html><title/>x");
});

test("pages that never close what they open take no longer", () => {
  const start = process.cpuUsage();
  for (const open of ["<!--", "<![CDATA[", "<a b='", '<a "', "<script>", "<a b/"]) {
    xhtmlToHtml(page(open.repeat(300_000)));
  }
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(5);
});
