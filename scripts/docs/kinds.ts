/** Generates the table of formatting by format from the tests that name each pair: `kinds.test.ts` of the engine. */
import { FORMATS } from "../../packages/engine/testing/kinds/formats.ts";
import { type Kind, KINDS } from "../../packages/engine/testing/kinds/kinds.ts";

const NAMES: Partial<Record<Kind, string>> = { strike: "struck out", "struck cell": "struck out in a table's cell" };

/** One row for each kind, one column for each format. */
export function kindsTable(): string {
  const names = Object.keys(FORMATS);
  const rows = KINDS.map((kind) => {
    const cells = Object.values(FORMATS).map(({ without = [] }) => (without.includes(kind) ? "" : "✓"));
    return `| ${NAMES[kind] ?? kind} | ${cells.join(" | ")} |`;
  });
  return [`| | ${names.join(" | ")} |`, `|---|${names.map(() => ":-:").join("|")}|`, ...rows].join("\n");
}
