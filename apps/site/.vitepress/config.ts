import { defineConfig } from "vitepress";
import { REPOSITORY } from "../src/links.ts";
import { PAGES } from "../src/pages.ts";

const GROUPS = ["Guide", "Operate", "Reference"] as const;

export default defineConfig({
  title: "docsvc",
  description:
    "Documents in, structure out: PDF to Markdown, table extraction and bounding boxes, on your own machine.",
  srcDir: ".pages",
  cleanUrls: true,
  lastUpdated: false,
  head: [["link", { rel: "icon", href: "/icon.svg", type: "image/svg+xml" }]],
  // Documents of the repository are Markdown for anyone: a tag or two braces in them mean themselves.
  markdown: { html: false },
  // Its esbuild is older than our target.
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
