/**
 * Splits with a model's help: the model says for each page its kind and whether a document begins there. Its answer is weighed with the signs of the
 * page, and the same code as without a model builds the sections. So each page is in one section, or unassigned, whatever a model says.
 * The model also translates rules that the grammar does not understand into its terms.
 */
import type { SplitOutput } from "@docsvc/openapi";
import type { Transcript } from "../../transcript/transcript.ts";
import { ModelCaller } from "../../model/model-caller.ts";
import type { Model } from "../../model/model.ts";
import type { SectionDescription } from "../section-description.ts";
import { type Bundle, type PageVote, splitBundle, toBundle } from "../split.ts";
import { askPages } from "./ask-pages.ts";
import { askRules } from "./ask-rules.ts";

/** Pages in one request: about 6,000 tokens. */
const PAGES_AT_ONCE = 12;

/**
 * Finds the pages of the described sections with the help of a model. A section is sure only if the engine is sure of it, too;
 * one that relies on the model is not. If a model fails, the engine's result stays unchanged, with a warning.
 *
 * @throws EngineError `aborted`
 */
export async function splitWithModel(
  transcript: Transcript,
  descriptions: readonly SectionDescription[],
  rules: string,
  { model, signal }: { readonly model: Model; readonly signal?: AbortSignal | undefined },
): Promise<SplitOutput> {
  const read = toBundle(transcript, descriptions, rules);
  const own = splitBundle(read, []);
  const asker = new ModelCaller(model, signal);
  const bundle: Bundle = { ...read, asked: await askRules(read, asker) };
  const votes: PageVote[][] = bundle.sequence.looks.map(() => []);
  if (descriptions.length > 0) {
    await ask(bundle, [...votes.keys()], votes, asker);
    // Asks again about pages that were left out, that the engine sees otherwise, or that it is not sure of.
    const doubtful = disagreeing(bundle, own, votes);
    if (doubtful.length > 0) await ask(bundle, doubtful, votes, asker);
    // A third answer breaks the tie between two.
    const tied = doubtful.filter((at) => isTied(votes[at]!));
    if (tied.length > 0) await ask(bundle, tied, votes, asker);
  }
  const warnings = asker.warnings.length === 0 ? {} : { warnings: [...asker.warnings] };
  if (bundle.asked === read.asked && votes.every((ofPage) => ofPage.length === 0)) return { ...own, ...warnings };
  const confirmed = splitBundle(bundle, votes);
  const splits = confirmed.splits.map((section) => ({
    ...section,
    confidence: isConfirmed(section, own, bundle, votes) ? ("high" as const) : ("low" as const),
  }));
  return { ...confirmed, splits, ...warnings };
}

async function ask(bundle: Bundle, pages: readonly number[], votes: PageVote[][], asker: ModelCaller): Promise<void> {
  const parts: number[][] = [];
  for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) parts.push(pages.slice(at, at + PAGES_AT_ONCE));
  await asker.askAll(parts, async (part) => {
    for (const [at, vote] of await askPages(bundle, part, asker)) votes[at]!.push(vote);
  });
}

function isTied([first, second]: readonly PageVote[]): boolean {
  return first !== undefined && second !== undefined && (first.kind !== second.kind || first.begins !== second.begins);
}

/** Indexes of pages without a vote, of those whose kind or start the engine sees otherwise, and of those that it is not sure of. */
function disagreeing({ sequence, descriptions }: Bundle, own: SplitOutput, votes: readonly PageVote[][]): number[] {
  const sectionOf = new Map(own.splits.flatMap((section) => section.pages.map((page) => [page, section] as const)));
  return sequence.looks.flatMap(({ page }, at) => {
    const [vote] = votes[at]!;
    if (vote === undefined) return [at];
    const section = sectionOf.get(page.number);
    const kind = section === undefined ? -1 : descriptions.findIndex(({ title }) => title === section.title);
    const before = at === 0 ? undefined : sectionOf.get(sequence.looks[at - 1]!.page.number);
    const isSure = section?.confidence !== "low";
    return isSure && vote.kind === kind && (vote.begins || section === before) ? [] : [at];
  });
}

/** Whether the engine is sure of the same section and no vote for its pages differs: a vote that agrees with a doubtful section may be chance. */
function isConfirmed(section: Section, own: SplitOutput, bundle: Bundle, votes: readonly PageVote[][]): boolean {
  if (!own.splits.some((one) => one.confidence === "high" && isSame(one, section))) return false;
  const kind = bundle.descriptions.findIndex(({ title }) => title === section.title);
  const isOneDocument = bundle.asked.asked.some(({ rule }) => rule.kind === "each");
  return bundle.sequence.looks.every(({ page }, at) => {
    if (!section.pages.includes(page.number)) return true;
    const isFirst = page.number === section.pages[0];
    const agrees = ({ kind: confirmed, begins }: PageVote): boolean =>
      confirmed === kind && (isFirst ? begins : !begins || !isOneDocument);
    return votes[at]!.every(agrees);
  });
}

type Section = SplitOutput["splits"][number];

function isSame(a: Section, b: Section): boolean {
  return a.title === b.title && a.pages.length === b.pages.length && a.pages.every((page, at) => page === b.pages[at]);
}
