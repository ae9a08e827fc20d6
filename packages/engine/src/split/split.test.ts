import type { SplitOutput } from "@docsvc/openapi";
import { expect, test } from "vitest";
import type { Transcript, TranscriptLine, TranscriptPage } from "../transcript/transcript.ts";
import { split } from "./split.ts";

const DESCRIPTIONS = [
  { title: "Invoices", description: "Invoices of suppliers: number, items, VAT, total" },
  { title: "Contracts", description: "Agreements between parties with clauses and signatures" },
];
const EACH = "Each document of a kind is a section of its own.";

interface Drawn {
  readonly text: string;
  readonly size?: number;
}

/** A page of lines under each other; one that begins with `#` is large. */
function pageOf(texts: readonly string[], number: number): TranscriptPage {
  const lines = texts.map((text, index): TranscriptLine => {
    const drawn: Drawn = text.startsWith("# ") ? { text: text.slice(2), size: 20 } : { text };
    const top = 60 + index * 30;
    const words = drawn.text.split(" ").flatMap((_, at) => [60 + at * 40, top, 95 + at * 40, top + 10]);
    return { text: drawn.text, words, block: -1, size: drawn.size ?? 10 };
  });
  return { number, width: 595, height: 842, unit: "pt", quarter: 0, blocks: [], lines };
}

function bundleOf(...pages: readonly (readonly string[])[]): Transcript {
  return { pages: pages.map((texts, index) => pageOf(texts, index + 1)), fields: [], attachments: [], warnings: [] };
}

function invoice(number: number, page: number, of: number): string[] {
  const footer = `Page ${page} of ${of}`;
  if (page > 1) {
    return [
      "Embedded over",
      `Bolts ${number}44 pieces 3 12.50`,
      "Nuts 7 pieces 1.20",
      "VAT 19 % 4.10",
      "Total 99.20",
      footer,
    ];
  }
  return [
    "# Invoice",
    "Acme Tools Limited, Harbour Street 9",
    `Invoice number: R-${number}`,
    "Hammer 2 pieces 19.90",
    "Saw 1 piece 24.00",
    footer,
  ];
}

const CONTRACT = [
  "# Supply agreement",
  "This agreement is made between the parties named below, hereby bound.",
  "The supplier shall deliver, and the buyer shall pay, as the clauses say.",
  "Termination requires notice of three months by either party.",
];
const CONTRACT_END = [
  "Governing law is that of the supplier's seat, and the parties",
  "agree to its courts. Signatures of both parties:",
];

const pagesOf = ({ splits }: SplitOutput): Record<string, number[][]> =>
  Object.fromEntries(
    DESCRIPTIONS.map(({ title }) => [
      title,
      splits.filter((one) => one.title === title).map(({ pages }) => [...pages]),
    ]),
  );

test("documents of a kind are united without a rule, and apart where a rule asks", () => {
  const bundle = bundleOf(invoice(4711, 1, 2), invoice(4711, 2, 2), CONTRACT, CONTRACT_END, invoice(4712, 1, 1));
  const together = split(bundle, DESCRIPTIONS);
  expect(pagesOf(together)).toEqual({ Invoices: [[1, 2, 5]], Contracts: [[3, 4]] });
  expect(together.section_mapping).toEqual({ Invoices: [1, 2, 5], Contracts: [3, 4] });
  const apart = split(bundle, DESCRIPTIONS, EACH);
  expect(pagesOf(apart)).toEqual({ Invoices: [[1, 2], [5]], Contracts: [[3, 4]] });
  expect(apart.section_mapping).toEqual(together.section_mapping);
  expect(apart.rules).toEqual([{ rule: EACH, status: "followed", meaning: "Each document is a section of its own." }]);
});

test("a rule of one kind leaves the others united", () => {
  const bundle = bundleOf(invoice(4711, 1, 1), invoice(4712, 1, 1), CONTRACT, CONTRACT_END);
  expect(pagesOf(split(bundle, DESCRIPTIONS, "Every contract separately."))["Invoices"]).toEqual([[1, 2]]);
  expect(pagesOf(split(bundle, DESCRIPTIONS, "Every invoice separately."))["Invoices"]).toEqual([[1], [2]]);
});

test("each page is in one section or unassigned", () => {
  const stray = ["# Swimming gala", "Lane four, heat two, a new record over hundred metres"];
  const bundle = bundleOf(CONTRACT, CONTRACT_END, [], stray, invoice(4711, 1, 1));
  const { splits, unassigned } = split(bundle, DESCRIPTIONS);
  expect([...splits.flatMap(({ pages }) => pages), ...(unassigned ?? [])].toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5,
  ]);
  expect(unassigned).toEqual([3, 4]);
});

test("a blank page amid a document is its own, unless a rule leaves blank pages out", () => {
  const bundle = bundleOf(invoice(4711, 1, 2), [], invoice(4711, 2, 2), CONTRACT, CONTRACT_END);
  const kinds = (rules: string) => pagesOf(split(bundle, DESCRIPTIONS, rules))["Invoices"]!.flat();
  expect(kinds("")).toContain(1);
  expect(kinds("Leave out blank pages.")).toEqual([1, 3]);
  expect(split(bundle, DESCRIPTIONS, "Leave out blank pages.").unassigned).toEqual([2]);
});

test("pages are cut at a fixed number, at words and at headings", () => {
  const page = (chapter: number): string[] => [
    `# Part ${chapter}`,
    "The parties agree to this clause of the agreement",
    "and to its signatures",
  ];
  const bundle = bundleOf(page(1), page(2), page(3), page(4));
  const cut = (rules: string) => pagesOf(split(bundle, DESCRIPTIONS, rules))["Contracts"];
  expect(cut("A new section every 2 pages.")).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(cut("Alle 3 Seiten ein neuer Abschnitt.")).toEqual([[1, 2, 3], [4]]);
  expect(cut('Start a new section at "Part 3".')).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(cut("Each page is a section of its own.")).toEqual([[1], [2], [3], [4]]);
});

test("pages are cut where a value changes", () => {
  const page = (account: string): string[] => [
    `Account number: ${account}`,
    "Invoice items, VAT and total of this month",
  ];
  const bundle = bundleOf(page("DE-100"), page("DE-100"), page("DE-200"), page("DE-300"));
  const result = split(bundle, DESCRIPTIONS, "One section per account number.");
  expect(pagesOf(result)["Invoices"]).toEqual([[1, 2], [3], [4]]);
});

test("a rule that is not understood is reported, and changes nothing", () => {
  const bundle = bundleOf(invoice(4711, 1, 1), CONTRACT, CONTRACT_END);
  const rule = "Sing the pages in a minor key.";
  const result = split(bundle, DESCRIPTIONS, `${EACH} ${rule}`);
  expect(result.rules).toEqual([expect.objectContaining({ status: "followed" }), { rule, status: "not_understood" }]);
  expect(result.splits).toEqual(split(bundle, DESCRIPTIONS, EACH).splits);
});

test("a German description finds English pages", () => {
  const bundle = bundleOf(invoice(4711, 1, 1), CONTRACT, CONTRACT_END);
  const { section_mapping } = split(bundle, [
    { title: "Rechnungen" },
    { title: "Verträge", description: "Vertrag mit Unterschriften" },
  ]);
  expect(section_mapping).toEqual({ Rechnungen: [1], Verträge: [2, 3] });
});

test("a bundle of 2,000 pages, and one without any, are split", () => {
  const pages = Array.from({ length: 2000 }, (_, index) => invoice(4000 + index, 1, 1));
  expect(split(bundleOf(...pages), DESCRIPTIONS, EACH).section_mapping["Invoices"]).toHaveLength(2000);
  expect(split(bundleOf(), DESCRIPTIONS).splits).toEqual([]);
});

test("pages of a listing with the same words and other numbers are one document, a page twice is two", () => {
  const listing = (from: number): string[] => [
    "Invoice of spots, Harbour Radio",
    ...Array.from({ length: 6 }, (_, at) => `Spot news weekday ${4000 + from + at} aired ${from + at}:30 total`),
  ];
  const spots = bundleOf(invoice(1000, 1, 1), listing(10), listing(30));
  expect(pagesOf(split(spots, DESCRIPTIONS, EACH))["Invoices"]).toEqual([[1], [2, 3]]);
  const copies = bundleOf(invoice(1000, 1, 1), listing(10), listing(10));
  expect(pagesOf(split(copies, DESCRIPTIONS, EACH))["Invoices"]).toEqual([[1], [2], [3]]);
});
