import type { PlacedBlock } from "../document/document.ts";
import { readTable } from "../document/table-content.ts";
import { ChartContent } from "./chart-content.tsx";
import { SafeText } from "../ui/safe-text.tsx";

const FEW_ROWS = 6;
const MANY_ROWS = 400;
const FEW_CHARS = 320;
const MANY_CHARS = 20_000;
/** Dot leaders between a title and its page number would fill the lines of a preview. */
const LEADERS = /(?:[ \u00a0]?[.·…]){6,}[ \u00a0]?/g;

/** The content of a block; a table as a table. Shortened unless the block is selected. */
export function BlockContent({ block, isWhole }: { readonly block: PlacedBlock; readonly isWhole: boolean }) {
  if (block.chart !== undefined) return <ChartContent chart={block.chart} isWhole={isWhole} />;
  const rows = block.type === "Table" ? readTable(block.content) : undefined;
  if (rows === undefined) {
    const content = isWhole ? block.content : block.content.replaceAll(LEADERS, " … ");
    const text = <SafeText text={content} most={isWhole ? MANY_CHARS : FEW_CHARS} />;
    return block.metadata?.preformatted === true ? <code class="typed">{text}</code> : text;
  }
  const shown = rows.slice(0, isWhole ? MANY_ROWS : FEW_ROWS);
  return (
    <span class="grid-wrap">
      <table class="grid">
        <tbody>
          {shown.map((row, at) => (
            <tr key={at}>
              {row.map(({ text, isHeader, rowSpan, colSpan }, column) => {
                const Cell = isHeader ? "th" : "td";
                return (
                  <Cell key={column} rowSpan={rowSpan} colSpan={colSpan}>
                    <SafeText text={text} most={isWhole ? 400 : 60} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && <span class="quiet">and {rows.length - shown.length} more rows</span>}
    </span>
  );
}
