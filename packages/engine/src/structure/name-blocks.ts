import type { OutlineEntry, Page } from "../document.ts";
import type { LaidOutPage } from "../layout/layout-page.ts";
import { PagedList } from "../spill/paged-list.ts";
import { nameBeforeHeadings } from "./before-headings.ts";
import { bodyStyle } from "./body-style.ts";
import { toPage, withHeadings } from "./draft-to-block.ts";
import type { Heading, HeadingCandidate } from "./heading-candidates.ts";
import { countHeading, levelOf, noHeadings, toLevelRules } from "./heading-levels.ts";
import { countLooks, type LookUse } from "./heading-signs.ts";
import { findHeadings, headingCandidates } from "./headings.ts";
import { toVocabulary } from "./vocabulary.ts";
import { titlesByPage } from "./outline-match.ts";
import { repeatedTexts } from "./repeated-texts.ts";
import type { Survey } from "./survey.ts";

/** The pages of a document with their blocks named, to be gone through as often as is needed. */
export type NamedPages = Iterable<Page> & Disposable;

/**
 * Names the blocks of a document, of whose pages only a few are held at a time. They are gone through once, for all but headings; then what
 * may be a heading on each page, for the levels; and headings are put in their places whenever a page is asked for.
 *
 * @param pages - are gone through twice at most, and not needed any more when this returns
 * @param survey - of all of them
 */
export function nameBlocks(pages: Iterable<LaidOutPage>, survey: Survey, outline: readonly OutlineEntry[]): NamedPages {
  const body = bodyStyle(survey.styles);
  const vocabulary = toVocabulary(survey.compounds, pages);
  const repeated = repeatedTexts(survey.edgeTexts, vocabulary);
  const titles = titlesByPage(outline);
  const looks = new Map<string, LookUse>();
  const named = new PagedList<Page>();
  const candidates = new PagedList<readonly HeadingCandidate[]>();
  const dispose = (): void => {
    named[Symbol.dispose]();
    candidates[Symbol.dispose]();
  };
  const headingsByPage = function* (): Generator<readonly Heading[]> {
    for (const found of candidates) yield findHeadings(found, looks, vocabulary);
  };
  const use = noHeadings();
  try {
    for (const page of nameBeforeHeadings(pages, { body, repeated, vocabulary })) {
      countLooks(page, looks);
      candidates.append(headingCandidates(page, body, titles.get(page.page.number)));
      named.append(toPage(page));
    }
    for (const [index, headings] of enumerate(headingsByPage())) {
      for (const heading of headings) countHeading(heading, index === 0, use);
    }
  } catch (error) {
    dispose();
    throw error;
  }
  const levels = toLevelRules(use, body.size);
  return {
    *[Symbol.iterator]() {
      const headings = headingsByPage();
      for (const [index, page] of enumerate(named)) {
        const onPage = headings.next().value as readonly Heading[];
        const levelled = onPage.map((heading) => ({ ...heading, ...levelOf(heading, index === 0, levels) }));
        yield withHeadings(page, levelled);
      }
    },
    [Symbol.dispose]: dispose,
  };
}

function* enumerate<Item>(items: Iterable<Item>): Generator<readonly [index: number, item: Item]> {
  let index = 0;
  for (const item of items) yield [index++, item];
}
