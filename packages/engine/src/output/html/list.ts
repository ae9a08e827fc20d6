import type { Block } from "@docsvc/openapi";
import { escapeHtml } from "../escape-html.ts";
import { runsToHtml } from "../inline/inline-to-html.ts";
import { plainContent } from "../inline/wanted-runs.ts";
import { splitMarker, takeMarker } from "../list-marker.ts";
import { inlineHtml } from "./inline-html.ts";
import { isInItem, listDepths } from "../markdown/block.ts";

/** Writes consecutive list items as nested lists; `3.` keeps its number, `(a)` is as printed. */
export function listToHtml(blocks: readonly Block[], anchor: string): string {
  const depthOf = listDepths();
  let html = "";
  const open: Kind[] = [];
  for (const [index, block] of blocks.entries()) {
    const depth = depthOf(block);
    if (isInItem(block)) {
      while (open.length > depth) html += `</li></${open.pop()!.tag}>`;
      html += `\n<p>${inlineHtml(block)}</p>`;
      continue;
    }
    const item = toItem(block);
    while (open.length > depth + 1) html += `</li></${open.pop()!.tag}>`;
    if (open.length === depth + 1) {
      html += "</li>";
      // A list continues as long as its items are of one kind.
      if (open.at(-1)!.attribute !== item.kind.attribute || open.at(-1)!.tag !== item.kind.tag) {
        html += `</${open.pop()!.tag}>`;
      }
    }
    if (open.length <= depth) {
      html += `\n<${item.kind.tag}${item.kind.attribute}${index === 0 ? anchor : ""}>`;
      open.push(item.kind);
    }
    html += `\n<li${item.value}>${item.html}`;
  }
  while (open.length > 0) html += `</li></${open.pop()!.tag}>`;
  return html.trimStart();
}

interface Kind {
  readonly tag: "ul" | "ol";
  readonly attribute: string;
}

function toItem(block: Block): { readonly kind: Kind; readonly value: string; readonly html: string } {
  const plain = plainContent(block).replaceAll(/\s+/g, " ").trim();
  const { marker, text } = splitMarker(plain);
  const number = /^(\d{1,9})[.)]$/.exec(marker)?.[1];
  const checked = /^[☐☑☒]\s+(?=\S)/u.exec(text)?.[0];
  const inner =
    block.runs === undefined
      ? escapeHtml(text.slice(checked?.length ?? 0))
      : runsToHtml(takeMarker(block.runs, checked));
  if (number !== undefined) {
    return { kind: { tag: "ol", attribute: "" }, value: ` value="${Number(number)}"`, html: boxOf(checked) + inner };
  }
  const printed = /^[☐☑☒]$/u.test(marker) ? marker : undefined;
  if (marker === "-" || printed !== undefined) {
    return { kind: { tag: "ul", attribute: "" }, value: "", html: boxOf(checked ?? printed) + inner };
  }
  const html = block.runs === undefined ? escapeHtml(`${marker} ${text}`) : runsToHtml(block.runs);
  return { kind: { tag: "ul", attribute: ' class="printed"' }, value: "", html };
}

/** A check box in the state of the printed one. */
function boxOf(printed: string | undefined): string {
  if (printed === undefined) return "";
  return `<input type="checkbox" disabled${printed.startsWith("☐") ? "" : " checked"}> `;
}
