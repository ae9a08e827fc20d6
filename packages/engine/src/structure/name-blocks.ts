import type { OutlineEntry, Page } from "../document/document.ts";
import type { LaidOutPage } from "../page/page-block.ts";
import { PagedList } from "../spill/paged-list.ts";
import { nameBeforeHeadings } from "./before-headings.ts";
import { bodyStyle } from "./body-style.ts";
import { toPage, withHeadings } from "./draft-to-block.ts";
import type { Heading, HeadingCandidate } from "./heading-candidates.ts";
import { countHeading, levelOf, noHeadings, toLevelRules } from "./heading-levels.ts";
import { countLooks, type LookUse } from "./heading-looks.ts";
import { findHeadings, headingCandidates } from "./headings.ts";
import { toVocabulary } from "./vocabulary.ts";
import { titlesByPage } from "./outline-match.ts";
import { repeatedTexts } from "./repeated-texts.ts";
import type { Survey } from "./survey.ts";

/** The pages of a document with named blocks, to be iterated as often as needed. */
export type NamedPages = Iterable<Page> & Disposable;

/**
 * Names the blocks of a document with only a few pages in memory. The pages are read once for everything except headings; then the
 * heading candidates of each page are read for the levels; and headings are inserted whenever a page is requested.
 *
 * @param pages - iterated at most twice, and not needed after the return
 * @param survey - of all pages
 */
export function nameBlocks(pages: Iterable<LaidOutPage>, survey: Survey, outline: readonly OutlineEntry[]): NamedPages {
  const body = bodyStyle(survey.styles);
  const vocabulary = toVocabulary(survey.compounds, pages);
  const repeated = repeatedTexts(survey.edgeTexts, vocabulary);
  const titles = titlesByPage(outline);
  const looks = new Map<string, LookUse>();
  const named = new PagedList<Page>();
  const headings = new PagedList<readonly Heading[]>();
  const dispose = (): void => {
    named[Symbol.dispose]();
    headings[Symbol.dispose]();
  };
  const use = noHeadings();
  try {
    using candidates = new PagedList<readonly HeadingCandidate[]>();
    for (const page of nameBeforeHeadings(pages, { body, repeated, vocabulary })) {
      countLooks(page, looks);
      candidates.append(headingCandidates(page, body, titles.get(page.page.number)));
      named.append(toPage(page, body));
    }
    let isFirst = true;
    for (const found of candidates) {
      const onPage = findHeadings(found, looks, vocabulary);
      for (const heading of onPage) countHeading(heading, isFirst, use);
      headings.append(onPage);
      isFirst = false;
    }
  } catch (error) {
    dispose();
    throw error;
  }
  const levels = toLevelRules(use, body.size);
  return {
    *[Symbol.iterator]() {
      const byPage = headings[Symbol.iterator]();
      let isFirst = true;
      for (const page of named) {
        const onPage = byPage.next().value as readonly Heading[];
        const opens = isFirst;
        yield withHeadings(page, onPage, (heading) => levelOf(heading, opens, levels));
        isFirst = false;
      }
    },
    [Symbol.dispose]: dispose,
  };
}
