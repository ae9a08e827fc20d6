import { pagesIn } from "../../grammar/page-set.ts";
import { words } from "../../grammar/words.ts";
import type { Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import { viewPage } from "../../pdf/page-view.ts";
import { noSuchPage, numbersNow } from "../../pdf/present-pages.ts";
import { each, type Operation } from "../operation.ts";
import type { RotatePages } from "./instruction.ts";
import { readRotate } from "./read-rotate.ts";

/** For example: "rotate page 2 by 180 degrees". */
export const ROTATE_PAGES: Operation<RotatePages> = {
  kind: "rotate_pages",
  verbs: {
    words: "rotate|turn|drehen?|rotieren?",
    asks: [{ all: [words("rotate|turn|drehen?|rotieren?")] }],
  },
  ownWords:
    /(?<![\p{L}\d])-?\d{1,4}\s*(?:°|degrees?|deg|grad)|(?<![\p{L}])(?:pages?|seiten?|clockwise|counter[- ]?clockwise|counter|anticlockwise|left|right|links|rechts|upside|down|half|quarter|turns?|kopf|uhrzeigersinn|gegen|im|um|blatt|nach|ways?|round|around|landscape|portrait)(?![\p{L}])/iu,
  read: readRotate,
  phase: "arrange",
  pdf: each((instruction, { document }) => rotatePages(instruction, document)),
};

/** Rotates pages clockwise. */
function rotatePages({ pages, degrees }: RotatePages, document: Editable): Outcome {
  const numbers = pagesIn(pages, document.views.length).filter((number) => numbersNow(document).includes(number));
  if (numbers.length === 0) return noSuchPage(document);
  const current = document.pdf.getPages();
  const [before, after] = [new Set<string>(), new Set<string>()];
  for (const number of numbers) {
    const page = current.find(({ ref }) => ref === document.views[number - 1]!.page.ref)!;
    const { rotation } = viewPage(page, number, (ref) => document.pdf.getObject(ref));
    const turned = ((rotation + degrees) % 360) as 0 | 90 | 180 | 270;
    page.setRotation(turned);
    before.add(`${rotation}°`);
    after.add(`${turned}°`);
  }
  return {
    status: "done",
    page: pages === null ? null : numbers[0]!,
    count: numbers.length,
    before: [...before].join(", "),
    after: [...after].join(", "),
  };
}
