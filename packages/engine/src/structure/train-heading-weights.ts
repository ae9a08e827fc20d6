/**
 * Learns the weights of heading-weights.ts: `node train-heading-weights.ts CORPUS…`.
 *
 * A CORPUS is a folder with `pdfs/NAME.pdf` and `gt/NAME.md`, whose headings start with `#`; lines that start with `~`
 * are texts of which nobody could say whether they are headings, and nothing is learned of them. A corpus weighs
 * as the square root of its texts.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LaidOutPage } from "../layout/layout-page.ts";
import { learnWeights, printWeights, type Sample } from "../learning/logistic-regression.ts";
import { readDocument } from "../read-document.ts";
import { nameBeforeHeadings } from "./before-headings.ts";
import { bodyStyle } from "./body-style.ts";
import { countLooks, type HeadingSigns, type LookUse, lookSigns, ownSigns, placeLooks } from "./heading-signs.ts";
import { headingPlaces } from "./headings.ts";
import { repeatedTexts } from "./repeated-texts.ts";
import { newSurvey, surveyPage } from "./survey.ts";

/**
 * Held, not learned: the few titles of this kind in a corpus are large and bold besides, so that the regression gives
 * their weight to size and boldness; where a small `Abstract` stands alone, the word is what tells. Code,
 * formulas and quotations stand in a few documents, and none of them heads anything.
 */
const HELD: Partial<HeadingSigns> = { knownTitle: 3, typed: -4, formula: -4, quoted: -6 };

const samples: Sample<keyof HeadingSigns>[] = [];
for (const corpus of process.argv.slice(2)) samples.push(...(await readSamples(corpus)));
process.stdout.write(printWeights(learnWeights(samples, HELD)));
process.stdout.write(`${samples.length} samples, ${samples.filter((sample) => sample.isPositive).length} headings\n`);

async function readSamples(corpus: string): Promise<Sample<keyof HeadingSigns>[]> {
  const found: Omit<Sample<keyof HeadingSigns>, "weight">[] = [];
  for (const file of (await readdir(join(corpus, "pdfs"))).sort()) {
    const truth = await readFile(join(corpus, "gt", file.replace(/\.pdf$/, ".md")), "utf8").catch(() => null);
    if (truth === null) continue;
    const marked = (mark: RegExp): string[] =>
      truth.split("\n").flatMap((line) => (mark.test(line) ? [bare(line)] : []));
    const headings = marked(/^#+ /);
    const doubtful = new Set(marked(/^~ /));
    const pages: LaidOutPage[] = [];
    await readDocument(await readFile(join(corpus, "pdfs", file)), {
      inspect: (stage) => void (stage.stage === "drafts" && pages.push(stage.page)),
    });
    const survey = newSurvey();
    for (const page of pages) surveyPage(page, survey);
    const body = bodyStyle(survey.styles);
    const vocabulary = new Set<string>();
    const repeated = repeatedTexts(survey.edgeTexts, vocabulary);
    const drafted = [...nameBeforeHeadings(pages, { body, repeated, vocabulary })];
    const looks = new Map<string, LookUse>();
    for (const page of drafted) countLooks(page, looks);
    for (const place of drafted.flatMap((page) => headingPlaces(page, body))) {
      const text = bare(place.draft.text);
      if (doubtful.has(text)) continue;
      // A heading set on several lines may be several drafts still; each of them is one.
      const isPositive = headings.some((heading) => heading === text || (text.length > 8 && heading.includes(text)));
      found.push({ signs: { ...ownSigns(place, body), ...lookSigns(placeLooks(place), looks) }, isPositive });
    }
  }
  return found.map((sample) => ({ ...sample, weight: 1 / Math.sqrt(found.length) }));
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}
