import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contract } from "@docsvc/openapi/contract";
import { leadLinks } from "./links.ts";
import { PAGES } from "./pages.ts";
import type { Page, Source } from "./pages.ts";
import type { RealExample } from "./reference/real-examples.ts";
import { TOPICS, pathOfTopic } from "./reference/topics.ts";
import { writeTopic } from "./reference/write-topic.ts";
import { pickSections } from "./sections.ts";

/**
 * The Markdown of a page, as it is displayed and as `llms-full.txt` contains it.
 *
 * @param examples - for the reference; without them it shows the contract's own
 */
export async function writePage(page: Page, root: string, examples: readonly RealExample[] = []): Promise<string> {
  return `# ${page.title}\n\n${page.description}\n\n${await bodyOf(page, root, examples)}\n`;
}

async function bodyOf({ sources }: Page, root: string, examples: readonly RealExample[]): Promise<string> {
  if (sources === "operations") return operationsSection();
  if ("tag" in sources) return writeTopic(sources, examples);
  const texts = await Promise.all(sources.map(async (source) => await readSource(source, root)));
  return texts.join("\n\n");
}

async function readSource({ file, sections }: Source, root: string): Promise<string> {
  const text = await readFile(join(root, file), "utf8");
  const picked = sections === undefined ? text.replace(/^# .+\n+/, "") : pickSections(text, sections);
  // Removes the markers of generated sections, and images with a light and a dark version, which Markdown cannot express.
  const plain = picked.replaceAll(/<!--.*?-->\n?/gs, "").replaceAll(/<picture>.*?<\/picture>\n?/gs, "");
  return leadLinks(plain.trim(), file, PAGES);
}

/** The list of all operations; each topic has its own page. */
function operationsSection(): string {
  const topics = TOPICS.map(({ tag, description, operations }) => {
    const rows = operations.map(({ method, path, operationId, summary }) => {
      return `| [\`${method} ${path}\`](/${pathOfTopic(tag)}#${tag}-${operationId.toLowerCase()}) | ${summary} |`;
    });
    return `## ${tag}\n\n${description}\n\n| operation | what it does |\n|---|---|\n${rows.join("\n")}`;
  });
  const introduction =
    "A running service shows the same at `/docs`, with a form that sends each request; `/openapi.json` is the contract itself.";
  const headers = Object.values(contract.components.parameters).filter((parameter) => parameter.in === "header");
  const sent = headers.map(({ name, description = "" }) => `## \`${name}\`\n\nA header. ${description.trim()}`);
  return [introduction, ...topics, ...sent].join("\n\n");
}
