import { useState } from "preact/hooks";
import type { StudioDocument } from "../document/document.ts";
import { TextOutput } from "./text-output.tsx";
import { toHtml } from "./to-html.ts";

/** HTML as text, and as a page in a frame that runs no scripts, loads nothing and has no access to the studio. */
export function HtmlOutput({ document }: { readonly document: StudioDocument }) {
  const [view, setView] = useState<"page" | "text">("page");
  const html = toHtml(document);
  return (
    <>
      <div class="bar sub">
        <span class="quiet">Made of the blocks</span>
        <span class="grow" />
        <div class="segments" role="group" aria-label="View">
          {(["page", "text"] as const).map((name) => (
            <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
              {name === "page" ? "Page" : "Text"}
            </button>
          ))}
        </div>
      </div>
      {view === "text" ? (
        <TextOutput text={html} label="HTML" />
      ) : (
        <iframe class="html-frame" title="The document as HTML" sandbox="" srcdoc={framed(html)} />
      )}
    </>
  );
}

/** Adds a policy to the studio's, which the frame inherits. */
function framed(html: string): string {
  const { origin } = location;
  return html.replace(
    '<meta charset="utf-8">',
    `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none'; style-src ${origin}"><link rel="stylesheet" href="${origin}/studio/page.css">`,
  );
}
