import { defineConfig } from "vitepress";
import { REPOSITORY } from "../src/links.ts";
import { PAGES } from "../src/pages.ts";

interface Token {
  readonly type: string;
  readonly content: string;
  tag: string;
}

/** An empty cell in the corner of a table is not a header. */
function leaveOutEmptyHeaders(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.type !== "th_open" || tokens[at + 1]?.content.trim() !== "") continue;
    token.tag = "td";
    const close = tokens[at + 2];
    if (close !== undefined) close.tag = "td";
  }
}

const GROUPS = ["Guide", "Operate", "Reference"] as const;

export default defineConfig({
  title: "docsvc",
  description:
    "Documents in, structure out: PDF to Markdown, table extraction and bounding boxes, on your own machine.",
  srcDir: ".pages",
  cleanUrls: true,
  lastUpdated: false,
  head: [["link", { rel: "icon", href: "/icon.svg", type: "image/svg+xml" }]],
  // The repository's documents are plain Markdown, so tags and double braces in them are literal text.
  markdown: {
    html: false,
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    config: (markdown) => {
      markdown.core.ruler.push("empty-header", (state) => leaveOutEmptyHeaders(state.tokens));
    },
  },
  // VitePress gives the home page no main landmark.
  transformHtml: (code) => code.replace('class="VPContent is-home"', 'role="main" $&'),
  // The esbuild of VitePress is too old for our target.
  vite: { esbuild: { tsconfigRaw: {} } },
  themeConfig: {
    search: { provider: "local" },
    nav: [
      { text: "Guide", link: "/guide/first-document" },
      { text: "Playground", link: "/playground" },
      { text: "API", link: "/reference/api" },
      ...(REPOSITORY === null ? [] : [{ text: "Repository", link: REPOSITORY }]),
    ],
    sidebar: GROUPS.map((group) => ({
      text: group,
      items: PAGES.filter((page) => page.group === group).map(({ title, path }) => ({ text: title, link: `/${path}` })),
    })),
  },
});
