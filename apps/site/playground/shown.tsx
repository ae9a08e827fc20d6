import type { StudioDocument } from "@docsvc/studio/src/document/document.ts";
import { clearSelection } from "@docsvc/studio/src/document/selection.ts";
import { Viewer } from "@docsvc/studio/src/document/viewer.tsx";
import { BlockList } from "@docsvc/studio/src/outputs/block-list.tsx";
import { JsonOutput } from "@docsvc/studio/src/outputs/json-output.tsx";
import { TextOutput } from "@docsvc/studio/src/outputs/text-output.tsx";
import { save } from "@docsvc/studio/src/ui/save.ts";
import { useEffect, useState } from "preact/hooks";
import { close } from "./playground.ts";

const TABS = { blocks: "Blocks", markdown: "Markdown", json: "JSON" } as const;
type Tab = keyof typeof TABS;

interface ShownProps {
  readonly document: StudioDocument;
  readonly markdown: string;
}

/** The studio's view of a document: its pages with their boxes, and the result. */
export function Shown({ document, markdown }: ShownProps) {
  const [tab, setTab] = useState<Tab>("blocks");
  const [side, setSide] = useState<"pages" | "content">("pages");
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") clearSelection();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  return (
    <div class="workspace" data-side={side}>
      <h1 class="unseen">{document.name}</h1>
      <Viewer document={document} />
      <section class="pane" aria-label="Content">
        <div class="bar pane-head">
          <div class="segments" role="group" aria-label="Outputs">
            {Object.entries(TABS).map(([name, title]) => (
              <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name as Tab)}>
                {title}
              </button>
            ))}
          </div>
          <span class="grow" />
          <button
            type="button"
            class="icon"
            title="Download"
            aria-label="Download"
            onClick={() => download(document, markdown, tab)}
          >
            ⤓
          </button>
          <button type="button" onClick={close}>
            Open another
          </button>
        </div>
        <Output document={document} markdown={markdown} tab={tab} />
      </section>
      <div class="sides segments" role="group" aria-label="Show">
        {(["pages", "content"] as const).map((name) => (
          <button key={name} type="button" aria-pressed={side === name} onClick={() => setSide(name)}>
            {name === "pages" ? "Pages" : "Content"}
          </button>
        ))}
      </div>
    </div>
  );
}

function Output({ document, markdown, tab }: ShownProps & { readonly tab: Tab }) {
  if (tab === "markdown") return <TextOutput text={markdown} label="Markdown" />;
  if (tab === "json") return <JsonOutput document={document} />;
  if (document.blocks.length > 0) return <BlockList document={document} />;
  return (
    <div class="empty">
      <p>This document carries no text.</p>
      <p class="quiet">A scan is recognised by the service and the command line: npx docsvc parse.</p>
    </div>
  );
}

function download({ name, result }: StudioDocument, markdown: string, tab: Tab): void {
  const stem = name.replace(/\.\w{1,5}$/, "");
  if (tab === "markdown") save(`${stem}.md`, "text/markdown", markdown);
  else save(`${stem}.json`, "application/json", JSON.stringify(result, null, 2));
}
