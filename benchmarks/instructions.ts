/**
 * Edits documents by instructions as people write them, and judges the written files with independent readers (`pdftotext`, `qpdf`, Python's zip
 * reader). Needs Debian's chromium, poppler-utils, qpdf, tesseract-ocr and LibreOffice.
 *
 * node benchmarks/instructions.ts [--set old|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth] [--held] [--show] [--keep DIR] [--dry-run]: `old` has the seen cases,
 * with `--held` also the held-out ones, whose outcomes are never shown; outcomes of the fresh sets are only shown with `--show`, after they have
 * been measured.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { edit } from "@docsvc/engine";
import { CASES, type InstructionCase } from "./edit-instructions/cases.ts";
import { FIRST } from "./edit-instructions/fresh-cases.ts";
import { FOURTH } from "./edit-instructions/fourth-cases.ts";
import { EIGHTH } from "./edit-instructions/eighth-cases.ts";
import { FIFTH } from "./edit-instructions/fifth-cases.ts";
import { SEVENTH } from "./edit-instructions/seventh-cases.ts";
import { SIXTH } from "./edit-instructions/sixth-cases.ts";
import { NINTH } from "./edit-instructions/ninth-cases.ts";
import { SECOND } from "./edit-instructions/second-cases.ts";
import { THIRD } from "./edit-instructions/third-cases.ts";
import { judge, type Judgement } from "./edit-instructions/judge.ts";
import { makeDocuments } from "./edit-instructions/make-documents.ts";
import type { InstructionCounts, InstructionsResult } from "./results/instructions-result.ts";
import { readResult, writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: {
    set: { type: "string", default: "old" },
    held: { type: "boolean", default: false },
    show: { type: "boolean", default: false },
    keep: { type: "string" },
    "dry-run": { type: "boolean", default: false },
  },
});

const FRESH: Readonly<Record<string, readonly InstructionCase[]>> = {
  first: FIRST,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
  fifth: FIFTH,
  sixth: SIXTH,
  seventh: SEVENTH,
  eighth: EIGHTH,
  ninth: NINTH,
};
const folder = mkdtempSync(join(tmpdir(), "docsvc-instructions-"));
const judged: { readonly isHeld: boolean; readonly mayRefuse: boolean; readonly judgement: Judgement }[] = [];
const set = values.set in FRESH ? values.set : null;
const cases = set === null ? CASES : FRESH[set]!;
const documents = await makeDocuments(values.keep ?? folder, new Set(cases.map((one) => one.document)));
for (const one of cases) {
  const isHeld = one.isHeldOut === true;
  if (isHeld && !values.held) continue;
  const bytes = documents[one.document]!;
  const edited = await edit(
    bytes,
    { instructions: one.says },
    { ocr: one.document.endsWith(".scan") ? "auto" : "off" },
  ).catch((error: unknown) => String(error));
  const judgement = typeof edited === "string" ? "not found" : judge(one, bytes, edited, folder);
  judged.push({ isHeld, mayRefuse: one.mayRefuse === true, judgement });
  const isFault = judgement !== "done" && judgement !== "rightly refused";
  if (set === null ? !isHeld && (isFault || values.show) : isFault && values.show) {
    console.log(`${judgement}: ${one.document}: ${one.says}`);
    if (typeof edited === "string") console.log(`    ${edited}`);
    else {
      for (const { kind, status, reason, count, before, after } of edited.edits) {
        console.log(`    ${kind} ${status} ${count} ${before ?? ""} → ${after ?? ""} ${reason ?? ""}`);
      }
    }
  }
}
rmSync(folder, { recursive: true });
const before = await readResult<InstructionsResult>("instructions");
const counts = { seen: count(false), heldOut: count(true) };
console.table(counts);
const isMeasured = set !== null || values.held;
if (!values["dry-run"] && isMeasured) {
  const date = new Date().toISOString().slice(0, 10);
  const fresh = { ...before?.fresh, ...(set === null ? {} : { [set]: { date, ...counts.seen } }) };
  const old = set === null ? counts : { seen: before?.seen ?? counts.seen, heldOut: before?.heldOut ?? counts.heldOut };
  await writeResult("instructions", { ...old, fresh } satisfies InstructionsResult);
}

function count(isHeld: boolean): InstructionCounts {
  const own = judged.filter((one) => one.isHeld === isHeld);
  const of = (judgement: Judgement): number => own.filter((one) => one.judgement === judgement).length;
  const leftOpen = own.filter(({ judgement, mayRefuse }) => judgement === "rightly refused" && mayRefuse).length;
  return {
    instructions: own.length,
    done: of("done"),
    rightlyRefused: of("rightly refused"),
    ...(set === null ? {} : { leftOpen }),
    inPart: of("in part"),
    notFound: of("not found"),
    silentlyWrong: of("silently wrong"),
  };
}
