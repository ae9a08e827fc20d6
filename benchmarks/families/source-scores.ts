import { bootstrapInterval } from "../training/sources/bootstrap.ts";
import { mean } from "../measure/statistics.ts";
import type { SourceScores } from "../results/sources-result.ts";
import { scoreDocument } from "../scoring/score-folder.ts";
import type { FamilyDocument } from "./family-documents.ts";
import { familyScores, type Reading } from "./family-scores.ts";
import { withoutDoubt } from "./without-doubt.ts";

interface PageScores {
  readonly name: string;
  readonly scores: Readonly<Record<string, number | null>>;
}

/** Scores readings by source: each source has equal weight, and the interval resamples sources. */
export function sourceScores(
  documents: readonly FamilyDocument[],
  readings: ReadonlyMap<string, Reading>,
): SourceScores {
  const { worstTenth, low, headings, tables, families } = familyScores(documents, readings);
  const means = Object.values(families);
  const pages = pageScores(documents, readings);
  const meanOf = (metric: string): number =>
    mean(pages.flatMap(({ scores }) => (scores[metric] === null ? [] : [scores[metric]!])));
  return {
    overall: mean(means),
    interval: bootstrapInterval(means),
    worstTenth,
    low,
    headings,
    tables,
    nid: meanOf("nid"),
    teds: meanOf("teds"),
    mhs: meanOf("mhs"),
    sources: families,
  };
}

/** The score of each page, worst first. */
export function pageScores(
  documents: readonly FamilyDocument[],
  readings: ReadonlyMap<string, Reading>,
): readonly PageScores[] {
  return documents
    .map(({ name, truth, doubtful }) => {
      const { markdown } = readings.get(name)!;
      return { name, scores: scoreDocument(truth, withoutDoubt(markdown, doubtful)) };
    })
    .toSorted((a, b) => a.scores["overall"]! - b.scores["overall"]!);
}
