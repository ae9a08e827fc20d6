import { mean } from "../measure/statistics.ts";

/** By document and metric; null if the metric does not apply (no table, no heading). */
export type DocumentScores = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

/** Means over the documents to which a metric applies. */
export type MeanScores = Readonly<Record<string, number>>;

/** Means over all documents, or over those named. */
export function meanScores(documents: DocumentScores, names: readonly string[] = Object.keys(documents)): MeanScores {
  const byMetric = new Map<string, number[]>();
  for (const name of names) {
    for (const [metric, score] of Object.entries(documents[name] ?? {})) {
      if (typeof score === "number") byMetric.set(metric, [...(byMetric.get(metric) ?? []), score]);
    }
  }
  return Object.fromEntries([...byMetric].map(([metric, scores]) => [metric, mean(scores)]));
}
