import { SafeText } from "../ui/safe-text.tsx";
import { naturalTextSize } from "./text-size.ts";
import type { PlacedBlock } from "./document.ts";
import { readTable } from "./table-content.ts";

const MAX_SHOWN = 2000;

/** The texts of a page at their places, for formats that have no pages to render. */
export function PageText({ blocks, width }: { readonly blocks: readonly PlacedBlock[]; readonly width: number }) {
  return (
    <div class="page-text" aria-hidden="true">
      {blocks.map(({ id, type, content, bbox }) => (
        <div
          key={id}
          class={type === "Title" || type === "Section Header" ? "is-heading" : ""}
          style={{
            left: `${bbox.left * 100}%`,
            top: `${bbox.top * 100}%`,
            width: `${bbox.width * 100}%`,
            height: `${bbox.height * 100}%`,
            fontSize: `${naturalTextSize(type, width)}px`,
          }}
        >
          <SafeText text={plain(type, content)} most={MAX_SHOWN} />
        </div>
      ))}
    </div>
  );
}

function plain(type: string, content: string): string {
  const rows = type === "Table" ? readTable(content) : undefined;
  return rows === undefined ? content : rows.map((row) => row.map(({ text }) => text).join(" \u00b7 ")).join("\n");
}
