import { expect, test } from "vitest";
import { markdownOf } from "../../../../testing/markdown-of.ts";
import { renderMarkdown } from "../../../output/render-markdown.ts";
import { parse } from "../../../parse.ts";

const opml = (body: string, title = "Reading"): string =>
  `<?xml version="1.0"?><opml version="2.0"><head><title>${title}</title></head><body>${body}</body></opml>`;

test("an outline is a list of lists, with its links", async () => {
  const body = `<outline text="Ports"><outline text="North"/><outline text="Feed &amp; news" xmlUrl="https://a.example/x" type="rss"/></outline><outline title="Mills"/>`;
  const { result } = await parse(new TextEncoder().encode(opml(body)), { formatting: { include: ["hyperlinks"] } });
  const markdown = "# Reading\n\n- Ports\n    - North\n    - [Feed & news](https://a.example/x)\n- Mills\n";
  expect(renderMarkdown(result)).toBe(markdown);
});

test("an outline with notes is a text with headings", async () => {
  const body = `<outline text="Rules" _note="First.&#10;&#10;Second."><outline text="Dues" _note="Per day."/></outline>`;
  expect(await markdownOf(opml(body))).toBe("# Reading\n\n## Rules\n\nFirst.\n\nSecond.\n\n### Dues\n\nPer day.\n");
  expect(await markdownOf(opml(body, ""))).toMatch(/^# Rules\n/);
});
