import type { Block } from "@docsvc/openapi";
import { escapeHtml } from "../escape-html.ts";
import { splitMarker } from "../list-marker.ts";
import { isInItem, listDepths } from "../markdown/block.ts";

/** Writes list items that follow each other as nested lists; `3.` keeps its number, `(a)` stands as printed. */
export function listToHtml(blocks: readonly Block[], anchor: string): string {
  const depthOf = listDepths();
  let html = "";
  const open: Kind[] = [];
  for (const [index, block] of blocks.entries()) {
    const depth = depthOf(block);
    if (isInItem(block)) {
      while (open.length > depth) html += `</li></${open.pop()!.tag}>`;
      html += `\n<p>${escapeHtml(block.content)}</p>`;
      continue;
    }
    const item = toItem(block);
    while (open.length > depth + 1) html += `</li></${open.pop()!.tag}>`;
    if (open.length === depth + 1) {
      html += "</li>";
      // A list goes on as long as its items are of one kind.
      if (open.at(-1)!.attribute !== item.kind.attribute || open.at(-1)!.tag !== item.kind.tag) {
        html += `</${open.pop()!.tag}>`;
      }
    }
    if (open.length <= depth) {
      html += `\n<${item.kind.tag}${item.kind.attribute}${index === 0 ? anchor : ""}>`;
      open.push(item.kind);
    }
    html += `\n<li${item.value}>${escapeHtml(item.text)}`;
  }
  while (open.length > 0) html += `</li></${open.pop()!.tag}>`;
  return html.trimStart();
}

interface Kind {
  readonly tag: "ul" | "ol";
  readonly attribute: string;
}

function toItem({ content }: Block): { readonly kind: Kind; readonly value: string; readonly text: string } {
  const { marker, text } = splitMarker(content.replaceAll(/\s+/g, " ").trim());
  const number = /^(\d{1,9})[.)]$/.exec(marker)?.[1];
  if (number !== undefined) return { kind: { tag: "ol", attribute: "" }, value: ` value="${Number(number)}"`, text };
  if (marker === "-") return { kind: { tag: "ul", attribute: "" }, value: "", text };
  return { kind: { tag: "ul", attribute: ' class="printed"' }, value: "", text: `${marker} ${text}` };
}
