/** Bundles of papers in random order, with the sections that a caller describes and the right answer. */
import type { SectionDescription, Transcript } from "@docsvc/engine";
import type { Random } from "../training/pages/random.ts";
import type { Part } from "../scoring/split-score.ts";
import type { Paper } from "./paper-text.ts";
import { SECTION_LANGUAGES, SECTION_LINES } from "./section-lines.ts";

export interface ReadPaper {
  readonly paper: Paper;
  readonly transcript: Transcript;
}

export interface DrawnBundle {
  readonly transcript: Transcript;
  readonly descriptions: readonly SectionDescription[];
  readonly truth: readonly Part[];
  readonly ids: readonly string[];
}

const MIN_KINDS = 2;
const MAX_KINDS = 5;
const SHUFFLED = 0.35;
const WITH_BLANKS = 0.2;
/** Share of bundles with papers that no section describes, and of those with a section for the rest. */
const WITH_STRAYS = 0.5;
const WITH_REST = 0.6;
const WITH_COVER = 0.2;

/** @param kinds - kinds of which sections are described; strays are drawn from all papers */
export function drawBundle(all: readonly ReadPaper[], kinds: readonly string[], random: Random): DrawnBundle {
  const described = random.some(kinds, random.whole(MIN_KINDS, MAX_KINDS));
  const ofKind = (kind: string): ReadPaper[] => all.filter(({ paper }) => paper.kind === kind);
  const chosen = described.flatMap((kind) => random.some(ofKind(kind), random.pick([1, 1, 2, 3])));
  if (random.chance(WITH_STRAYS)) {
    const others = all.filter(({ paper }) => !described.includes(paper.kind) && paper.kind !== COVER);
    chosen.push(...random.some(others, random.pick([1, 1, 2])));
  }
  const ordered = random.chance(SHUFFLED) ? random.some(chosen, chosen.length) : chosen;
  if (random.chance(WITH_COVER)) ordered.unshift(random.pick(ofKind(COVER)));
  const language = random.pick(SECTION_LANGUAGES);
  const hasStrays = ordered.some(({ paper }) => !described.includes(paper.kind));
  const asked = hasStrays && random.chance(WITH_REST) ? [...described, "rest"] : described;
  const titles = new Map(asked.map((kind) => [kind, SECTION_LINES[kind]![language]!.split("|")]));
  return { ...joined(ordered, titles, random.chance(WITH_BLANKS)), descriptions: [...titles.values()].map(([title = "", description = ""]) => ({ title, description })) }; // prettier-ignore
}

const COVER = "cover sheet";

function joined(
  papers: readonly ReadPaper[],
  titles: ReadonlyMap<string, readonly string[]>,
  hasBlanks: boolean,
): Omit<DrawnBundle, "descriptions"> {
  const pages: Transcript["pages"][number][] = [];
  const truth: Part[] = [];
  for (const { paper, transcript } of papers) {
    const title = (titles.get(paper.kind) ?? titles.get("rest"))?.[0];
    if (title !== undefined) truth.push({ title, pages: transcript.pages.map((_, at) => pages.length + 1 + at) });
    for (const page of transcript.pages) pages.push({ ...page, number: pages.length + 1 });
    if (hasBlanks) pages.push({ ...transcript.pages[0]!, number: pages.length + 1, lines: [], blocks: [] });
  }
  return {
    transcript: { pages, fields: [], attachments: [], warnings: [] },
    truth,
    ids: papers.map(({ paper }) => paper.id),
  };
}
