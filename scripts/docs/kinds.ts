/** Generates the table of formatting by format from the tests that name each pair: `kinds.test.ts` of the engine. */
import { FORMATS } from "../../packages/engine/testing/kinds/formats.ts";
import { type Kind, KINDS } from "../../packages/engine/testing/kinds/kinds.ts";

const NAMES: Partial<Record<Kind, string>> = { strike: "struck out", "struck cell": "struck out in a table's cell" };

/** One row for each kind, one column for each format. */
export function kindsTable(): string {
  const names = Object.keys(FORMATS);
  const rows = KINDS.map((kind) => {
    const cells = Object.values(FORMATS).map(({ without = {} }) => (without[kind] === undefined ? "✓" : "–"));
    return `| ${NAMES[kind] ?? kind} | ${cells.join(" | ")} |`;
  });
  const table = [`| | ${names.join(" | ")} |`, `|---|${names.map(() => ":-:").join("|")}|`, ...rows];
  return [...table, "", ...reasons()].join("\n");
}

/** Why a format lacks kinds: one line for each reason. */
function reasons(): readonly string[] {
  return Object.entries(FORMATS).flatMap(([format, { without = {} }]) => {
    const byReason = Map.groupBy(Object.entries(without), ([, reason]) => reason);
    return [...byReason].map(([reason, kinds]) => {
      const names = kinds.map(([kind]) => NAMES[kind as Kind] ?? kind);
      return `- ${format}, ${names.join(", ")}: ${reason}`;
    });
  });
}
