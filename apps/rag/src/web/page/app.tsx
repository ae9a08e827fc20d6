import { Conversation } from "./conversation.tsx";
import { Documents } from "./documents.tsx";
import { PagePane } from "./page-pane.tsx";
import { shown } from "./selection.ts";
import { library, setting, showsDocuments } from "./state.ts";
import { nextTheme, theme } from "@docsvc/studio/src/ui/theme.ts";

export function App() {
  return (
    <div class="app" data-page={shown.value === undefined ? "closed" : "open"} data-documents={showsDocuments.value}>
      <header class="top">
        <h1>Ask your documents</h1>
        <button
          type="button"
          id="show-documents"
          class="only-narrow"
          aria-expanded={showsDocuments.value}
          aria-controls="documents"
          onClick={() => (showsDocuments.value = !showsDocuments.value)}
        >
          Documents
        </button>
        <span class="quiet hide-narrow" role="status">
          {describeLibrary()}
        </span>
        <span class="grow" />
        <span class="quiet hide-narrow">
          {setting.value.hasModel ? "A model writes, quotes prove" : "No model: answers are quotes"}
        </span>
        <button type="button" class="plain" onClick={nextTheme} aria-label={`Colours: ${theme.value}. Change`}>
          {{ auto: "◐", light: "☀", dark: "☾" }[theme.value]}
        </button>
      </header>
      <Documents />
      <Conversation />
      <PagePane />
    </div>
  );
}

function describeLibrary(): string {
  if (library.value === undefined) return "";
  const { documents, trouble } = library.value;
  const open = documents.filter(({ state }) => state === "waiting" || state === "reading").length;
  const ready = documents.filter(({ state }) => state === "ready");
  const pages = ready.reduce((sum, document) => sum + document.pages, 0);
  const read = `${count(ready.length, "document")} · ${count(pages, "page")}`;
  if (trouble !== null) return `${read} · stopped`;
  return open === 0 ? `${read} · up to date` : `${read} · ${open} to read`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
