import type { FoundDocument } from "../find-documents.ts";
import type { PageLook } from "../page-look.ts";
import type { Sequence } from "../start-signs.ts";
import type { Rule } from "./grammar.ts";
import type { AskedRule, ReadRules } from "./read-rules.ts";
import { valueAfter } from "./value-after.ts";

/** Cuts documents as the rules request: at words, headings or values, or after a fixed number of pages. */
export function applyCuts(
  sequence: Sequence,
  documents: readonly FoundDocument[],
  { asked }: ReadRules,
): FoundDocument[] {
  let cut = [...documents];
  for (const one of asked) {
    const rule = CUTS[one.rule.kind];
    if (rule !== undefined) cut = rule(sequence, cut, one as never);
  }
  return cut;
}

type Cut = (
  sequence: Sequence,
  documents: readonly FoundDocument[],
  asked: AskedRule & { readonly rule: never },
) => FoundDocument[];
type CutOf<Kind extends Rule["kind"]> = (
  sequence: Sequence,
  documents: readonly FoundDocument[],
  asked: AskedRule & { readonly rule: Extract<Rule, { readonly kind: Kind }> },
) => FoundDocument[];

const everyPages: CutOf<"everyPages"> = (_sequence, documents, { rule, kinds }) =>
  joinSameKind(documents, kinds).flatMap((document) =>
    isOfKinds(document, kinds) ? cutAt(document, (at) => (at - document.first) % rule.pages === 0) : [document],
  );

const atWords: CutOf<"atWords"> = ({ looks }, documents, { rule, kinds }) => {
  const wanted = rule.words.map((word) => word.toLowerCase());
  const has = (at: number): boolean =>
    wanted.some((word) => looks[at]!.page.lines.some(({ text }) => text.toLowerCase().includes(word)));
  return joinSameKind(documents, kinds).flatMap((document) =>
    isOfKinds(document, kinds) ? cutAt(document, has) : [document],
  );
};

const atHeadings: CutOf<"atHeadings"> = ({ looks }, documents, { kinds }) =>
  joinSameKind(documents, kinds).flatMap((document) =>
    isOfKinds(document, kinds) ? cutAt(document, (at) => beginsWithHeading(looks[at]!)) : [document],
  );

const byValue: CutOf<"byValue"> = ({ looks }, documents, { rule, kinds }) => {
  const values = looks.map(({ page }) => valueAfter(page, rule.label));
  return joinSameKind(documents, kinds).flatMap((document) => {
    if (!isOfKinds(document, kinds)) return [document];
    let last = values[document.first];
    return cutAt(document, (at) => {
      const value = values[at];
      const isOther = value !== undefined && last !== undefined && value !== last;
      last = value ?? last;
      return isOther;
    });
  });
};

const atPages: CutOf<"atPages"> = ({ looks }, documents, { rule, kinds }) => {
  const wanted = new Set(rule.pages);
  return joinSameKind(documents, kinds).flatMap((document) =>
    isOfKinds(document, kinds) ? cutAt(document, (at) => wanted.has(looks[at]!.page.number)) : [document],
  );
};

/** Pages without a section: documents of no kind, one page each. */
const withoutPages: CutOf<"withoutPages"> = ({ looks }, documents, { rule, kinds }) => {
  const unwanted = new Set(rule.pages);
  const isLeftOut = (at: number): boolean => unwanted.has(looks[at]!.page.number);
  return documents.flatMap((document) => {
    if (!isOfKinds(document, kinds)) return [document];
    const parts = cutAt(document, (at) => isLeftOut(at) || isLeftOut(at - 1));
    return parts.map((part) => (isLeftOut(part.first) ? { ...part, kind: -1 } : part));
  });
};

const CUTS: Partial<Record<Rule["kind"], Cut>> = { everyPages, atWords, atHeadings, byValue, atPages, withoutPages };

function isOfKinds({ kind }: FoundDocument, kinds: readonly number[] | undefined): boolean {
  return kind >= 0 && (kinds === undefined || kinds.includes(kind));
}

/** Joins consecutive documents of one kind: if such a rule cuts, the found document starts do not count. */
function joinSameKind(documents: readonly FoundDocument[], kinds: readonly number[] | undefined): FoundDocument[] {
  const joined: FoundDocument[] = [];
  for (const document of documents) {
    const last = joined.at(-1);
    if (last !== undefined && last.kind === document.kind && isOfKinds(document, kinds)) {
      joined[joined.length - 1] = {
        ...last,
        last: document.last,
        margin: Math.min(last.margin, document.margin),
        innerOdds: Math.max(last.innerOdds, document.innerOdds),
      };
    } else joined.push(document);
  }
  return joined;
}

/** @param begins - called for each page but the first, in order */
function cutAt(document: FoundDocument, begins: (at: number) => boolean): FoundDocument[] {
  const parts: FoundDocument[] = [];
  let { first } = document;
  for (let at = document.first + 1; at <= document.last; at++) {
    if (!begins(at)) continue;
    parts.push({ ...document, first, last: at - 1, startOdds: SURE, innerOdds: -SURE });
    first = at;
  }
  return parts.length === 0 ? [document] : [...parts, { ...document, first, startOdds: SURE, innerOdds: -SURE }];
}

/** Odds of a cut made by a rule, which is certain. */
const SURE = 10;

function beginsWithHeading({ page }: PageLook): boolean {
  const first = page.blocks.find(({ type }) => type !== "Header" && type !== "Footer" && type !== "Page Number");
  return first?.type === "Title" || first?.type === "Section Header";
}
