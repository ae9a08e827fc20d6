import type { RuledDocument } from "./corpora.ts";
import type { Verdict } from "./measuring.ts";

/** The page `docs/reference/rules.md`: folder by folder, the most valuable rules first. */
export function toPage(verdicts: readonly Verdict[], documents: readonly RuledDocument[]): string {
  const corpora = Object.entries(Object.groupBy(documents, ({ corpus }) => corpus)).map(
    ([corpus, some]) => `${some!.length} of ${corpus} (${new Set(some!.map(({ family }) => family)).size} families)`,
  );
  const silent = verdicts.filter(({ changed }) => changed === 0);
  return `# What each rule earns

Written by \`benchmarks/rules.ts\`, which switches one function of the engine off at a time. Documents: ${corpora.join(", ")}.
*Speaks* counts the documents in which the function says anything, *changes* those that read otherwise without it, of all
*families*; *earns* is what the sum of the documents' scores loses without it (headings, tables or everything, 0 to 1 a document).
Of ${verdicts.length} functions ${silent.length} change no document when they alone are off: ${silent.reduce((sum, { lines }) => sum + lines, 0)} lines.
${Object.entries(Object.groupBy(verdicts, ({ file }) => roomOf(file)))
  .map(([room, some]) => section(room, some!))
  .join("")}`;
}

function section(room: string, verdicts: readonly Verdict[]): string {
  const rows = verdicts
    .toSorted((a, b) => b.earns - a.earns || b.changed - a.changed || b.spoke - a.spoke)
    .map(
      ({ file, name, lines, spoke, changed, families, worse, better, earns }) =>
        `| \`${file.slice(room.length + 1)}\` ${name} | ${lines} | ${spoke} | ${changed} | ${families} | ${worse} / ${better} | ${earns.toFixed(2)} |`,
    );
  return `
## ${room}

| function | lines | speaks | changes | families | worse / better without | earns |
|---|--:|--:|--:|--:|--:|--:|
${rows.join("\n")}
`;
}

function roomOf(file: string): string {
  return file.split("/").slice(0, -1).join("/");
}
