import type { SurenessWeights } from "@docsvc/engine/src/extract/sureness/sureness-weights.ts";

/** The weights as the source file that the engine reads them from. */
export function printSureness(weights: SurenessWeights, taughtBy: string): string {
  const rounded = JSON.stringify(weights, (name, value: unknown) => (typeof value === "number" ? toFixed(value, name) : value), 2);
  const object = rounded.replaceAll(/"(\w+)":/gu, "$1:").replaceAll(/(?<=[\d}])\n(\s*\})/gu, ",\n$1");
  return `import type { SurenessWeights } from "./sureness-weights.ts";

/**
 * Learned by \`benchmarks/extract.ts --of kinds --weights FILE\` from ${taughtBy}, each with its own schema, with few fields of it,
 * with fields that it does not state, and with an unrelated one. Thresholds of \`high\` are chosen on kinds that were not used for the weights.
 */
export const SURENESS: SurenessWeights = ${object};
`;
} // prettier-ignore

/** Three decimals change no value on any paper. */
function toFixed(value: number, name: string): number {
  return Number(value.toFixed(name === "bias" ? 2 : 3));
}
