import { lazy } from "../ui/lazy.tsx";
import type { StudioDocument } from "../document/document.ts";
import { readingBefore } from "../document/open-document.ts";
import { pathTo } from "../ui/route.ts";
import { save } from "../ui/save.ts";
import { BlockList } from "./block-list.tsx";
import { ChunkList } from "./chunk-list.tsx";
import { HtmlOutput } from "./html-output.tsx";
import { JsonOutput } from "./json-output.tsx";
import { TextOutput } from "./text-output.tsx";
import { toHtml } from "./to-html.ts";

const Options = lazy(() => import("../options/options-pane.tsx"), "OptionsPane");
const Changes = lazy(() => import("./change-list.tsx"), "ChangeList");
const Code = lazy(() => import("../code/code-pane.tsx"), "CodePane");

const TABS = { blocks: "Blocks", chunks: "Chunks", markdown: "Markdown", json: "JSON", html: "HTML" } as const;
export type Tab = keyof typeof TABS | "changes" | "options" | "code";

export function isTab(name: string | undefined): name is Tab {
  return name !== undefined && (name in TABS || ["changes", "options", "code"].includes(name));
}

export function ContentPane({ document, tab }: { readonly document: StudioDocument; readonly tab: Tab }) {
  const download = downloadOf(document, tab);
  const tabs = readingBefore(document) === undefined ? TABS : { ...TABS, changes: "Changes" };
  return (
    <section class="pane" aria-label="Content">
      <div class="bar pane-head">
        <nav class="tabs" aria-label="Outputs">
          {Object.entries(tabs).map(([name, title]) => (
            <a
              key={name}
              href={pathTo("document", document.jobId, name)}
              aria-current={tab === name ? "page" : undefined}
            >
              {title}
            </a>
          ))}
        </nav>
        <span class="group pane-actions">
          <a
            class="button"
            href={pathTo("document", document.jobId, "options")}
            aria-current={tab === "options" ? "page" : undefined}
          >
            Options
          </a>
          {download !== undefined && (
            <button
              type="button"
              class="icon"
              title={`Download ${download.name}`}
              aria-label="Download"
              onClick={() => save(download.name, download.type, download.content())}
            >
              ⤓
            </button>
          )}
          <a
            class="button primary"
            href={pathTo("document", document.jobId, "code")}
            aria-current={tab === "code" ? "page" : undefined}
          >
            Copy as code
          </a>
        </span>
      </div>
      <Output document={document} tab={tab} />
    </section>
  );
}

function Output({ document, tab }: { readonly document: StudioDocument; readonly tab: Tab }) {
  if (tab === "chunks") return <ChunkList document={document} />;
  if (tab === "markdown") return <TextOutput text={markdownOf(document)} label="Markdown" />;
  if (tab === "json") return <JsonOutput document={document} />;
  if (tab === "html") return <HtmlOutput document={document} />;
  if (tab === "changes") return <Changes document={document} />;
  if (tab === "options") return <Options document={document} />;
  if (tab === "code") return <Code document={document} />;
  return <BlockList document={document} />;
}

function markdownOf({ result }: StudioDocument): string {
  return result.chunks.map(({ content }) => content).join("\n\n");
}

function downloadOf(document: StudioDocument, tab: Tab) {
  const stem = document.name.replace(/\.\w{1,5}$/, "");
  const json = {
    name: `${stem}.json`,
    type: "application/json",
    content: () => JSON.stringify(document.result, null, 2),
  };
  if (tab === "changes" || tab === "options" || tab === "code") return undefined;
  if (tab === "markdown") return { name: `${stem}.md`, type: "text/markdown", content: () => markdownOf(document) };
  if (tab === "html") return { name: `${stem}.html`, type: "text/html", content: () => toHtml(document) };
  return json;
}
