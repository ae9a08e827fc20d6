import type { ExtractResultLine, FamilyResult } from "../results/extract-result.ts";
import type { KindLine, KindsResult } from "../results/extract-kinds-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export interface ExtractLines {
  readonly lines: readonly ExtractResultLine[];
}

/** What each set lacks, and why. */
const MISSED: Readonly<Record<string, string>> = {
  adbuy: "which of several numbers and periods is the document's own; badly scanned pages",
  einvoice: "totals of credit notes with several sums; a letter's sender and addressee without labels; texts over many lines",
  invoice2data: "issuers that are named by a logo or a domain only",
  "extractbench: 10kq": "values by segment, measures told in prose; what only the schema says (its defaults) is not given",
  "extractbench: resume": "dates in a form that the page does not have, categories that are judgements, entries told in prose",
  "extractbench: swimming": "one of the two has a truth in a shape that its schema does not allow: all but its title is missed, and no answer to this schema comes over 45.1; of the other one 98.7 %",
  sroie: "letters that recognition took for others",
}; // prettier-ignore

/** The measures that extraction is developed by: kinds of papers that were left out, and unseen documents next to seen ones. */
export function extractProofSection({ kinds, sets, unseen, firstSight }: { readonly kinds: KindsResult; readonly sets: ExtractLines | undefined; readonly unseen: ExtractLines | undefined; readonly firstSight: ExtractLines | undefined }): Section {
  const parts = ["## Extraction of what taught nothing\n\nWithout a model; F1 of leaves in per cent, rows aligned in their order.", kindsPart(kinds)];
  if (sets !== undefined && unseen !== undefined) parts.push(unseenPart(sets.lines, unseen.lines));
  if (firstSight !== undefined) parts.push(firstSightPart(firstSight.lines));
  return { charts: [], markdown: `${parts.join("\n\n")}\n` };
} // prettier-ignore

const FIRST_SIGHT = `Papers of other kinds, in six languages, printed by groff, LibreOffice and Chromium. Nothing was learned of them, and a third to a half of the fields of each
schema are near misses. What is found in most of them is not looked at while the method is improved. Author of papers and of method are the same.`;

function firstSightPart(lines: readonly ExtractResultLine[]): string {
  const rows = lines.map((line) => [
    line.name,
    line.held === false ? "yes" : "",
    String(line.values),
    line.f1.toFixed(1),
    line.blanksLeft === null ? "–" : line.blanksLeft.toFixed(1),
    `${line.sure ?? 0}: ${share(line.sureRight ?? 0, line.sure ?? 0)}`,
  ]);
  const head = ["paper", "looked at", "values:", "F1:", "blanks left blank:", "high: right"];
  return `### At first sight\n\n${FIRST_SIGHT}\n\n${markdownTable(head, rows)}`;
}

export function extractSection(
  long: ExtractLines | undefined,
  sets: ExtractLines | undefined,
  families: FamilyResult | undefined,
  groups: ExtractLines | undefined,
): Section {
  const parts = ["## Extraction\n\nWithout a model; F1 of leaves in per cent, rows aligned in their order. [Kinds of papers left out](../benchmarks.md#extraction-of-what-taught-nothing) are with the benchmarks."];
  if (sets !== undefined) parts.push(documentsPart(sets.lines));
  if (families !== undefined) parts.push(familiesPart(families));
  if (groups !== undefined) parts.push(groupsPart(groups.lines));
  if (long !== undefined) parts.push(longPart(long.lines));
  return { charts: [], markdown: `${parts.join("\n\n")}\n` };
} // prettier-ignore

const KINDS = `The confidence of values, and the thresholds from which a value is \`high\` or left out, are learned from other kinds of papers than the one in a line: a twelfth
of the kinds is left out at a time, and once more a fifth of the issuers. Kinds about one subject are left out together, for example all invoices. *In view* are the same papers
with what all of them taught; the difference to the first line shows how much is tuned. The papers are generated in six languages, in the layouts of several programs; the sets of documents
with ground truth are kinds among them (\`adbuy\`, \`einvoice\`, \`extractbench\`, \`invoice2data\`, \`sroie\`). Each paper is given its own schema, the same with 30 to 50 % *near misses* (a delivery date, a customer's VAT number, a discount, in six languages), and its fields with five lists of
other papers; every second one also a few fields of it, its own schema with fields of other papers, and an unrelated schema. *Near misses and strange lists*: every value returned for them is invented;
a list counts only by the values that it was given. *About something else*: so is every value for the unrelated schema. Fields that a paper may state although they were not annotated,
such as the name in a letterhead, the currency, or a field whose own label it prints, are not counted. F1 and blanks contain all of these questions. The weights of candidates were
learned from layouts ("record" kinds are among them, in other papers). \`node benchmarks/extract.ts --of kinds --weights FILE\` makes the table and the weights that ship. The worst kind comes first.`;

function kindsPart({ papers, lines, inView, kindsLeftOut, issuersLeftOut }: KindsResult): string {
  const rows = [kindsLeftOut, issuersLeftOut, ...(inView === undefined ? [] : [inView]), ...lines].map(
    (line: KindLine) => [
      line.name,
      String(line.papers),
      String(line.values),
      line.f1.toFixed(1),
      line.blanksLeft === null ? "–" : line.blanksLeft.toFixed(1),
      `${line.high}: ${share(line.highRight, line.high)}`,
      `${line.absentGiven} (${line.absentHigh} high) of ${line.absent}`,
      `${line.foreignGiven} (${line.foreignHigh} high) of ${line.foreign}`,
    ],
  );
  const head = ["kind left out", "papers:", "values:", "F1:", "blanks left blank:", "high: right", "near misses and strange lists: given", "about something else: given"]; // prettier-ignore
  return `### Kinds of papers, and issuers, left out\n\n${papers} papers of ${lines.length} kinds. ${KINDS}\n\n${markdownTable(head, rows)}`;
}

const SETS = `Every value that is given has its place. *Nowhere*: given values that the words inside their boxes do not say; a scorer of its
own looks. Of the right values, *said*: those whose words say them; *as written*: in the very notation, the others in another one, as the
schema asks: a currency's code for its sign, a fiscal quarter for its dates, a number for "in millions". *Tight*: at least half of these words' letters are
the value's. *Sure*: values of high confidence, and how many of them are right. *Blanks* that stayed blank: of the truth's, rows without
a partner included.`;

function documentsPart(lines: readonly ExtractResultLine[]): string {
  const rows = lines.map((line) => [
    line.name,
    String(line.documents),
    String(line.pages),
    String(line.values),
    line.f1.toFixed(1),
    share(line.right, line.given),
    String(line.given - (line.said ?? 0)),
    `${share(line.rightSaid ?? 0, line.right)} (${share(line.rightHeld ?? 0, line.right)})`,
    share(line.rightTight ?? 0, line.right),
    `${line.sure ?? 0}: ${share(line.sureRight ?? 0, line.sure ?? 0)}`,
    line.blanksLeft === null ? "–" : line.blanksLeft.toFixed(1),
    MISSED[line.name] ?? "",
  ]);
  const head = ["set", "documents:", "pages:", "values:", "F1:", "right of given:", "nowhere:", "said (as written):", "tight:", "sure:", "blanks:", "what is missed"]; // prettier-ignore
  return `### Documents with truth\n\n${SETS}\n\n${markdownTable(head, rows)}`;
}

const UNSEEN = `Documents of the same sets that no developer of extraction looks at: only totals are read, and seldom. A gap of more than four points
shows that the method is tuned to its examples. Of invoices only a few leaves are blank in the truth, most of them in rows of the result
that match none of the truth: each wrong row removed removes its blanks, too.`;

function unseenPart(sets: readonly ExtractResultLine[], unseen: readonly ExtractResultLine[]): string {
  const rows = unseen.map((line) => {
    const own = sets.find(({ name }) => name === line.name);
    const blanks = line.blanksLeft === null ? "–" : line.blanksLeft.toFixed(1);
    const gap = own === undefined ? "–" : (own.f1 - line.f1).toFixed(1);
    return [line.name, String(line.documents), own?.f1.toFixed(1) ?? "–", line.f1.toFixed(1), gap, blanks, `${line.sure ?? 0}: ${share(line.sureRight ?? 0, line.sure ?? 0)}`];
  });
  const head = ["set", "documents:", "F1 in view:", "F1 unseen:", "gap:", "blanks left blank:", "sure: right"];
  return `### Documents that no one looks at\n\n${UNSEEN}\n\n${markdownTable(head, rows)}`;
} // prettier-ignore

function familiesPart({ documents, families, all, trades }: FamilyResult): string {
  const rows = families.map(({ family, byHand, held, blanksLeft }) => [
    family,
    byHand.toFixed(1),
    held.toFixed(1),
    blanksLeft.toFixed(1),
  ]);
  const introduction = `${documents} made documents, ${all.fields} fields: invoices, orders, policies, laboratory reports, delivery notes and bills in six languages, a quarter of what is asked for not printed, half of that with a label that has nothing or a dash behind it; of three fields in ten the label is hidden from the lexicon, as many labels of real documents are in none. Each family of layouts is held out in turn. Over all of them ${all.held} %, with ${all.blanksLeft} % of the blanks left blank; of the ${all.sure} values of high confidence ${all.sureRight} % are right. As many papers of twelve other trades, ${trades.fields} fields whose labels were written by someone who had not seen the lexicon and of which nothing was learned: ${trades.held} %, ${trades.blanksLeft} % of the blanks.`;
  const head = ["family of layouts held out", "weights by hand:", "learned of the others:", "blanks left blank:"];
  return `### Layouts that had no part in the learning\n\n${introduction}\n\n${markdownTable(head, rows)}`;
}

function groupsPart(lines: readonly ExtractResultLine[]): string {
  const rows = lines.map(({ name, held, pages, values, f1 }) => [
    name,
    held === true ? "yes" : "",
    String(pages),
    String(values),
    f1.toFixed(1),
  ]);
  const share = (isHeld: boolean): string => {
    const some = lines.filter(({ held }) => held === isHeld);
    const sum = (of: (line: ExtractResultLine) => number): number => some.reduce((all, line) => all + of(line), 0);
    return ((200 * sum(({ right }) => right)) / (sum((line) => line.values) + sum(({ given }) => given))).toFixed(1);
  };
  const introduction = `Results of races and exams, leagues, price lists, auctions and elections, made for it: a title, facts of the whole, groups of rows. Over the layouts that the method was worked out on ${share(false)} %, over the others, held aside, ${share(true)} %. Missed are titles that no word of the schema names, and groups without a label in a line or a column.`;
  const head = ["layout", "held aside", "pages:", "values:", "F1:"];
  return `### Lists in groups\n\n${introduction}\n\n${markdownTable(head, rows)}`;
}

function longPart(lines: readonly ExtractResultLine[]): string {
  const rows = lines.map((line) => [line.name, String(line.pages), String(line.values), line.f1.toFixed(1)]);
  return `### Long listings\n\nMade for it: headers once or on every page, in one line or two, with rules and without, groups, page totals, texts over two lines, six languages.\n\n${markdownTable(["layout", "pages:", "values:", "F1:"], rows)}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : ((100 * part) / whole).toFixed(1);
}
