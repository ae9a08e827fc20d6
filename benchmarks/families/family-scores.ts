import { scoreDocument } from "../scoring/score-folder.ts";
import { countTables } from "../scoring/teds.ts";
import { mean } from "../measure/statistics.ts";
import type { FamilyEngine, Share } from "../results/families-result.ts";
import type { FamilyDocument, TypedText } from "./family-documents.ts";
import { countHeadings, countWords, type Found, newFound } from "./found.ts";
import { withoutDoubt } from "./without-doubt.ts";

/** An engine's output for a document; blocks if it reports their types. */
export interface Reading {
  readonly markdown: string;
  readonly blocks: readonly TypedText[] | null;
}

const LOW = 0.6;

/** Scores the readings of all documents, with equal weight for each document. */
export function familyScores(
  documents: readonly FamilyDocument[],
  readings: ReadonlyMap<string, Reading>,
): Omit<FamilyEngine, "name" | "version"> {
  const headings = newFound();
  const tables = newFound();
  const byType = new Map<string, Found>();
  const scored = documents.map((document) => {
    const { blocks, ...reading } = readings.get(document.name)!;
    const settled = withoutDoubt(reading.markdown, document.doubtful);
    const [truth, markdown] = [document.truth, settled].map(withoutLeaders) as [string, string];
    countHeadings(truth, markdown, headings);
    const [wanted, given] = [truth, markdown].map((text) => Math.min(1, countTables(text))) as [0 | 1, 0 | 1];
    tables.wanted += wanted;
    tables.given += given;
    tables.right += wanted * given;
    if (blocks !== null) countWords(document.blocks, blocks, byType);
    return { family: document.family, scores: scoreDocument(truth, markdown) };
  });
  const overall = scored.map((score) => score.scores["overall"]!);
  const worst = overall.toSorted((a, b) => a - b).slice(0, Math.ceil(overall.length / 10));
  return {
    overall: mean(overall),
    worstTenth: mean(worst),
    low: overall.filter((score) => score < LOW).length,
    headings: shareOf(headings),
    tables: shareOf(tables),
    teds: mean(scored.flatMap((score) => (score.scores["teds"] === null ? [] : [score.scores["teds"]!]))),
    words: byType.size === 0 ? null : Object.fromEntries([...byType].map(([type, found]) => [type, shareOf(found)])),
    families: Object.fromEntries(
      [...Map.groupBy(scored, ({ family }) => family)].map(([name, own]) => [
        name,
        mean(own.map((score) => score.scores["overall"]!)),
      ]),
    ),
  };
}

/** The number of dots in a dot leader does not count. */
function withoutLeaders(markdown: string): string {
  return markdown.replaceAll(/(?:[.…_] ?){4,}/g, " ");
}

function shareOf({ right, given, wanted }: Found): Share {
  return { precision: right / Math.max(1, given), recall: right / Math.max(1, wanted) };
}
