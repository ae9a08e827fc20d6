import type { FuzzResult } from "../results/fuzz-result.ts";
import type { HostileResult, Latency } from "../results/hostile-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

const NAMES: Readonly<Record<string, string>> = {
  unanswered: "ended in nothing",
  defect: "met a defect",
  "process lost": "ended their process three times",
  late: "took longer than their deadline, the wait for a slot once divided, and 5 s",
  "steady caller refused": "sound documents of the other caller refused",
};

export function hostileSection(result: HostileResult, fuzz: FuzzResult | undefined): Section {
  const { plan, byEnding, byKind, faults, usual, underLoad } = result;
  const number = (value: number): string => Math.round(value).toLocaleString("en");
  const row = (name: string, { requests, p50Ms, p95Ms, p99Ms }: Latency): string[] => [
    name,
    number(requests),
    `${number(p50Ms)} ms`,
    `${number(p95Ms)} ms`,
    `${number(p99Ms)} ms`,
  ];
  const endings = Object.entries(byEnding)
    .sort(([, a], [, b]) => b - a)
    .map(([ending, count]) => [ending, number(count)]);
  return {
    charts: [],
    markdown: `## Hostile documents

${number(plan.documents)} documents through the running service, ${plan.atOnce} at a time over two slots, each with ${plan.deadlineSeconds} s and ${plan.memoryMb} MB: ${byKind["bomb"] ?? 0} bombs (small files that unpack, draw or
count large, circular structures, absurd sizes) and fixtures that were truncated, had bits flipped, numbers, names or references changed, or
parts taken out, doubled or mixed. The same for the same seed.

${markdownTable(["ended as", "documents:"], endings)}

${markdownTable(
  ["what must not happen", "documents:"],
  Object.entries(faults).map(([fault, documents]) => [NAMES[fault] ?? fault, number(documents.length)]),
)}

The slowest took ${result.slowestSeconds.toFixed(1)} s, its waits between slices included; the greatest child with its programs held ${number(result.peakChildMb)} MB, looked at every 50 ms, and the
service ${number(result.peakServiceMb)} MB. Meanwhile a caller of another organisation sent a one-page letter every ${plan.steadyMs} ms. What it is used to was measured in turn with it, together with as
many sound documents at a time:

${markdownTable(
  ["the other caller", "requests:", "half within:", "95 % within:", "99 % within:"],
  [row("among sound documents", usual), row("among hostile documents", underLoad)],
)}
${fuzz === undefined ? "" : fuzzed(fuzz)}`,
  };
}

function fuzzed({ requests, operations }: FuzzResult): string {
  return `
## Fuzz

${requests.toLocaleString("en")} requests made from the contract's schemas to all of its ${operations} operations, near to what they ask for and far from it: no answer that the
contract does not declare, no 5xx, 422 exactly for what breaks the schema, 401 without a key.
`;
}
