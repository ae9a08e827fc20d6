import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contract } from "@docsvc/openapi/contract";
import { leadLinks } from "./links.ts";
import { PAGES } from "./pages.ts";
import type { Page, Source } from "./pages.ts";
import { pickSections } from "./sections.ts";

/** The Markdown of a page, as its readers and `llms-full.txt` get it. */
export async function writePage(page: Page, root: string): Promise<string> {
  return `# ${page.title}\n\n${page.description}\n\n${await bodyOf(page, root)}\n`;
}

async function bodyOf({ sources }: Page, root: string): Promise<string> {
  if (sources === "operations") return tellOperations();
  const texts = await Promise.all(sources.map(async (source) => await readSource(source, root)));
  return texts.join("\n\n");
}

async function readSource({ file, sections }: Source, root: string): Promise<string> {
  const text = await readFile(join(root, file), "utf8");
  const picked = sections === undefined ? text.replace(/^# .+\n+/, "") : pickSections(text, sections);
  // Marks of sections that are written from the code, and pictures in two colours, which Markdown has no form for.
  const plain = picked.replaceAll(/<!--.*?-->\n?/gs, "").replaceAll(/<picture>.*?<\/picture>\n?/gs, "");
  return leadLinks(plain.trim(), file, PAGES);
}

const METHODS = ["get", "post", "put", "delete"] as const;

function tellOperations(): string {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation === undefined ? [] : [{ name: `${method.toUpperCase()} ${path}`, ...operation }];
    }),
  );
  const told = operations.map(
    ({ name, summary, description }) => `## \`${name}\`\n\n**${summary}**\n\n${description.trim()}`,
  );
  const introduction =
    "The same in full, with every field, at `/docs` of a running service and in `openapi/openapi.yaml` of the repository.";
  return [introduction, ...told].join("\n\n");
}
