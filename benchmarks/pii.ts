/**
 * Measures the detection of personal data in generated sentences, with names, places and templates that were left out of the learning, the same for
 * the same seed: `node benchmarks/pii.ts`, or `--set FILE` for your own sentences (lines `{ "text", "spans": [[from, to, "PERSON"]] }`).
 *
 * A span counts as found if it is covered completely; a returned span is right if it overlaps one of its kind.
 */
import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { findPii } from "@docsvc/engine/src/edit/pii/find-pii.ts";
import type { PiiKind } from "@docsvc/engine/src/edit/pii/pii-kind.ts";
import { makeSentences } from "./training/persons/sentences.ts";
import type { PiiResult } from "./results/pii-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    set: { type: "string" },
    sentences: { type: "string", default: "3000" },
    seed: { type: "string", default: "99" },
    "dry-run": { type: "boolean", default: false },
  },
});

interface Labelled {
  readonly text: string;
  readonly spans: readonly (readonly [from: number, to: number, kind: string])[];
}

const KINDS: Readonly<Record<string, PiiKind>> = {
  PERSON: "person",
  PHONE_NUMBER: "phone",
  DATE_TIME: "date",
  EMAIL_ADDRESS: "email",
  IBAN_CODE: "iban",
  CREDIT_CARD: "card",
  US_SSN: "ssn",
};

const labelled = values.set === undefined ? made() : await read(values.set);
const kinds = Object.entries(KINDS).flatMap(([name, kind]) => {
  const counted = count(labelled, name, kind);
  return counted.true === 0 ? [] : [{ kind, ...counted }];
});
const result: PiiResult = { sentences: labelled.length, seed: Number(values.seed), kinds };
for (const { kind, true: spans, found, given, right } of kinds) {
  const share = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);
  process.stdout.write(
    `${kind.padEnd(7)} ${spans} spans, found ${share(found, spans)} %, right ${share(right, given)} %\n`,
  );
}
if (!values["dry-run"] && values.set === undefined) await writeResult("pii", result);

function made(): Labelled[] {
  return makeSentences(Number(values.sentences), Number(values.seed), true).map(({ text, persons, dates, phones }) => ({
    text,
    spans: Object.entries({ PERSON: persons, DATE_TIME: dates, PHONE_NUMBER: phones }).flatMap(([name, spans]) =>
      spans.map(({ from, to }) => [from, to, name] as const),
    ),
  }));
}

async function read(path: string): Promise<Labelled[]> {
  const lines = (await readFile(path, "utf8")).trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Labelled);
}

function count(all: readonly Labelled[], name: string, kind: PiiKind): Omit<PiiResult["kinds"][number], "kind"> {
  const counts = { true: 0, found: 0, given: 0, right: 0 };
  for (const { text, spans } of all) {
    const truth = spans.filter(([, , own]) => own === name);
    const given = findPii(text, [kind]);
    counts.true += truth.length;
    counts.found += truth.filter(([from, to]) => isCovered(text, from, to, given)).length;
    counts.given += given.length;
    counts.right += given.filter((span) => truth.some(([from, to]) => from < span.to && span.from < to)).length;
  }
  return counts;
}

/** Whether all of its letters and digits are covered. */
function isCovered(text: string, from: number, to: number, given: readonly { from: number; to: number }[]): boolean {
  for (let at = from; at < to; at++) {
    if (/[\p{L}\p{N}]/u.test(text[at]!) && !given.some((span) => span.from <= at && at < span.to)) return false;
  }
  return true;
}
