import { Marked } from "marked";

/** Descriptions are CommonMark (OpenAPI 3.1, section 4.7). Raw HTML in them is displayed as text: `<API_KEY>` is not a tag. */
const markdown = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    // Wide content scrolls, also with the keyboard.
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
  },
});

export function renderMarkdown(text: string): string {
  return markdown.parse(text, { async: false });
}

export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
