import type { FormLine, MadeFormLine } from "../results/forms-result.ts";
import type { HostileResult } from "../results/hostile-result.ts";
import type { InstructionCounts, InstructionsResult } from "../results/instructions-result.ts";
import type { OfficeLine } from "../results/office-result.ts";
import type { PiiResult } from "../results/pii-result.ts";
import type { RedactionResult } from "../results/redaction-result.ts";
import { markdownTable } from "./markdown-table.ts";
import type { Section } from "./section.ts";

export interface EditResults {
  readonly redactions: Readonly<Record<string, RedactionResult>>;
  readonly forms: readonly FormLine[] | undefined;
  readonly madeForms: readonly MadeFormLine[] | undefined;
  readonly office: readonly OfficeLine[] | undefined;
  readonly pii: PiiResult | undefined;
  readonly instructions?: InstructionsResult | undefined;
  readonly hostile: HostileResult | undefined;
  readonly hostileEdits: HostileResult | undefined;
}

/** Redaction, personal data, and operations on hostile documents; leaves out what was not measured. */
export function editSection(results: EditResults): Section {
  const { redactions, forms, madeForms, office, pii, instructions, hostile, hostileEdits } = results;
  const parts = [
    instructions === undefined ? "" : asked(instructions),
    Object.keys(redactions).length === 0 ? "" : redacted(redactions),
    forms === undefined ? "" : filled(forms),
    madeForms === undefined ? "" : filledMade(madeForms),
    office === undefined ? "" : patched(office),
    pii === undefined ? "" : personal(pii),
    hostile === undefined ? "" : attacked(hostile),
    hostileEdits === undefined ? "" : edited(hostileEdits),
  ];
  return { charts: [], markdown: `## Edits\n\n${parts.filter((part) => part !== "").join("\n")}` };
}

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);

function asked({ seen, heldOut, fresh = {} }: InstructionsResult): string {
  const row = (name: string, one: InstructionCounts): string[] => [
    name,
    String(one.instructions),
    `${percent(one.done + one.rightlyRefused, one.instructions)} %`,
    String(one.done),
    String(one.rightlyRefused),
    one.leftOpen === undefined ? "–" : String(one.leftOpen),
    String(one.inPart),
    String(one.notFound),
    String(one.silentlyWrong),
  ];
  const later = Object.entries(fresh).map(([name, one]) => row(`${name} fresh set, ${one.date}`, one));
  return `### Instructions as people write them

English and German, over contracts, statements, an invoice, a letter, minutes, a form and files of Office and OpenDocument. Held out are those written after the rules and scored once, before
any outcome was looked at. A fresh set is shown as it was at first sight; its faults were mended afterwards. Silently wrong is what says "done" and is otherwise than meant,
judged by readers that took no part. Open are the ones that might have been done: the document leaves in doubt what is meant, so a refusal is right as well. \`node benchmarks/instructions.ts --set
seventh\` measures the seventh set, over PDF, DOCX, XLSX, PPTX, ODT, ODS, ODP, two forms and a scan. From it on, the whole text after an edit is compared, punctuation included, and every field of a form. The eighth set has papers of accountants, lawyers and human resources; the ninth, of other trades, was written by someone who knew the grammar.

${markdownTable(["", "instructions:", "right:", "done:", "rightly refused:", "of them open:", "in part:", "not found:", "silently wrong:"], [row("in view", seen), row("held out", heldOut), ...later])}
`;
}

function redacted(redactions: EditResults["redactions"]): string {
  const rows = Object.entries(redactions).map(([name, one]) => [
    name,
    String(one.documents),
    String(one.edits),
    String(one.leaks),
    String(one.errors + one.notProved),
    String(one.refused ?? 0),
    `${one.lost} of ${one.words}`,
  ]);
  return `### Redaction

A word, all dates and a region of each document; what was written is searched by \`pdftotext\`, which took no part. A word is one that is separate
wherever its letters do. Lost are words that were not asked for. Refused are edits of damaged files, with an error that says so.

${markdownTable(["documents", "number:", "redactions:", "leaks:", "failed:", "refused:", "other words lost:"], rows)}
`;
}

function filled(forms: readonly FormLine[]): string {
  const rows = forms.map(({ name, fields, asked, valued, texts, shown, otherChanged, fieldsLost }) => [
    name,
    String(fields),
    `${valued} of ${asked}`,
    `${shown} of ${texts}`,
    String(otherChanged),
    String(fieldsLost),
  ]);
  return `### Forms

Up to six texts outside of Latin-1 and three boxes of each form, read back by \`qpdf\` (the values) and \`pdftotext\` (what the page shows).

${markdownTable(["form", "fields:", "filled:", "shown:", "other fields changed:", "fields lost:"], rows)}
`;
}

function filledMade(forms: readonly MadeFormLine[]): string {
  const rows = forms.map(({ producer, asked, valued, texts, shown, otherChanged }) => [
    producer,
    `${valued} of ${asked}`,
    `${shown} of ${texts}`,
    String(otherChanged),
  ]);
  return `One form as several programs write it, and as others write it again: four texts outside of Latin-1, a box, a group of buttons and two lists.

${markdownTable(["producer", "filled:", "shown:", "other fields changed:"], rows)}
`;
}

function patched(lines: readonly OfficeLine[]): string {
  const rows = lines.map(({ format, operation, asked, done, wrong, otherParts, tags, unopened }) => [
    `${format}, ${operation}`,
    `${done} of ${asked}`,
    String(wrong),
    String(otherParts),
    operation === "redact" ? "" : String(tags),
    String(unopened),
  ]);
  return `### Office files

A word of each file is replaced, redacted, and made a placeholder that is filled; parts are taken out by Python's zip reader. Wrong are files in which the
word is left, or the new one missing. A redaction may change any part that holds the word, its tags' values too, and drops the thumbnail.

${markdownTable(
  [
    "format and operation",
    "done:",
    "wrong:",
    "other parts changed:",
    "tags changed:",
    "no more opened by LibreOffice:",
  ],
  rows,
)}
`;
}

function personal({ sentences, kinds }: PiiResult): string {
  const rows = kinds.map(({ kind, true: spans, found, given, right }) => [
    kind,
    String(spans),
    percent(found, spans),
    percent(right, given),
  ]);
  return `### Personal data

${sentences.toLocaleString("en")} made sentences and address lines in six languages, of templates and of places whose names nothing was learned of.

${markdownTable(["kind", "spans:", "found, %:", "right, %:"], rows)}
`;
}

function attacked({ plan, byEnding, byOperation, faults, slowestSeconds }: HostileResult): string {
  const bad = Object.values(faults).reduce((sum, documents) => sum + documents.length, 0);
  const endings = Object.entries(byEnding).sort(([, a], [, b]) => b - a);
  return `### Hostile documents through the operations

${plan.documents.toLocaleString("en")} damaged documents and bombs, each sent to one of ${Object.keys(byOperation).length} operations (extract, split, kinds of edits) with ${plan.deadlineSeconds} s: ${bad} ended in nothing, in a defect, in a
lost process or late. The slowest took ${slowestSeconds.toFixed(1)} s.

${markdownTable(
  ["ended as", "documents:"],
  endings.map(([ending, count]) => [ending, String(count)]),
)}
`;
}

function edited({ byEnding, byOperation, faults, slowestSeconds, peakChildMb, plan }: HostileResult): string {
  const bad = Object.values(faults).reduce((sum, documents) => sum + documents.length, 0);
  const sent = Object.values(byOperation);
  const endings = Object.entries(byEnding).sort(([, a], [, b]) => b - a);
  return `${Math.max(...sent)} damaged PDFs and bombs, each through all of ${sent.length} kinds of edits: ${bad} of ${sent.reduce((sum, count) => sum + count, 0)} edits ended in nothing, in a defect, in a lost process or
late. The slowest took ${slowestSeconds.toFixed(1)} s of ${plan.deadlineSeconds}, and the greatest child with its programs held ${peakChildMb.toLocaleString("en")} MB of ${plan.memoryMb.toLocaleString("en")}, after which it is ended.

${markdownTable(
  ["ended as", "edits:"],
  endings.map(([ending, count]) => [ending, String(count)]),
)}
`;
}
