/**
 * Builds the site into `apps/site/dist`: writes pages from the repository's documents, runs VitePress, which fails at a dead link, then writes every
 * page as `.md` next to it, `llms.txt` and `llms-full.txt`. `node scripts/run.mjs apps/site/scripts/build.ts`
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "vitepress";
import { deadFragments } from "../src/dead-fragments.ts";
import { leadLinks } from "../src/links.ts";
import { PAGES } from "../src/pages.ts";
import { askService } from "../src/reference/real-examples.ts";
import { writePage } from "../src/write-page.ts";
import { buildPlayground, sizesOf } from "./build-playground.ts";

const site = join(import.meta.dirname, "..");
const root = join(site, "../..");
const pages = join(site, ".pages");
const dist = join(site, "dist");
const TAGLINE =
  "Documents in, structure out: every paragraph, heading, table and figure with its page and bounding box.";

/** Title, details and page. */
const FEATURES = [
  [
    "Every block has its place",
    "Page and bounding box for each paragraph, table cell and line, to frame a quote.",
    "/guide/first-document",
  ],
  ["Tables as data", "CSV, Markdown, HTML or JSON, with merged cells and a box for each cell.", "/guide/tables"],
  [
    "Answers that show their source",
    "Chunks for retrieval, and loaders for LangChain and LlamaIndex with citations.",
    "/guide/rag",
  ],
  [
    "Extract by a schema",
    "A JSON Schema in; data out, each value with the words that it was read from.",
    "/reference/api",
  ],
  [
    "Redactions that remove",
    "Edits in plain words. What is redacted is gone from the file's bytes.",
    "/guide/redaction",
  ],
  ["On your machine", "No Python, no GPU, no model. Nothing leaves it, and agents read it over MCP.", "/guide/agents"],
] as const;

await rm(pages, { recursive: true, force: true });
const texts = new Map<string, string>();
const examples = await askService();
for (const page of PAGES) texts.set(page.path, await writePage(page, root, examples));
for (const { path, isWide } of PAGES) {
  const front = isWide === true ? "---\nsidebar: false\naside: false\n---\n\n" : "";
  await write(join(pages, `${path}.md`), front + texts.get(path)!);
}
await write(join(pages, "index.md"), await home());
for (const folder of ["docs/images", "docs/benchmarks"]) {
  await cp(join(root, folder), join(pages, "public", folder), { recursive: true });
}
await cp(join(root, "apps/studio/src/ui/icon.svg"), join(pages, "public", "icon.svg"));
const playground = join(pages, "public", "playground");
await buildPlayground(playground);
console.log("the playground, kB compressed:", await sizesOf(playground));
await build(site, { outDir: dist });

const list = PAGES.map(({ title, path, description }) => `- [${title}](/${path}.md): ${description}`).join("\n");
const whole = [...texts.values()].join("\n\n");
for (const [path, text] of texts) await write(join(dist, `${path}.md`), text);
await write(join(dist, "llms.txt"), `# docsvc\n\n> ${TAGLINE}\n\n## Documentation\n\n${list}\n`);
await write(join(dist, "llms-full.txt"), whole);
const dead = await deadFragments(
  dist,
  PAGES.map(({ path }) => path),
  async (file) => await readFile(file, "utf8"),
);
for (const link of dead) console.error(`No such heading: ${link}`);
process.exitCode = dead.length === 0 ? 0 : 1;
console.log(`${PAGES.length} pages, ${(whole.length / 1000).toFixed(0)} kB of text, ${dead.length} dead fragments`);

async function home(): Promise<string> {
  const actions = [
    { theme: "brand", text: "First document", link: "/guide/first-document" },
    { theme: "alt", text: "Playground", link: "/playground" },
    { theme: "alt", text: "API reference", link: "/reference/api" },
  ];
  const [text, tagline] = TAGLINE.split(": ");
  const image = {
    light: "/docs/images/studio-light.png",
    dark: "/docs/images/studio-dark.png",
    alt: "The studio: a page with a box around each block, and the Markdown that it was read as",
  };
  const hero = { name: "docsvc", text, tagline: `${tagline![0]!.toUpperCase()}${tagline!.slice(1)}`, actions, image };
  const features = FEATURES.map(([title, details, link]) => ({ title, details, link }));
  // The commands of the README, up to the recording.
  const start = /```sh\n.*?\n!\[[^\n]*/s.exec(await readFile(join(root, "README.md"), "utf8"))?.[0];
  if (start === undefined) throw new Error("README.md begins with no command and no recording.");
  // JSON is valid YAML.
  return `---\nlayout: home\nhero: ${JSON.stringify(hero)}\nfeatures: ${JSON.stringify(features)}\n---\n\n${leadLinks(start, "README.md", PAGES)}\n`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
