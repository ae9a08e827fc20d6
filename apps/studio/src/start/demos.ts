/** Operations on sample documents, with their inputs filled in: one click shows what each does. */
import type { PipelineStep, StoredPipeline } from "@docsvc/openapi";
import { effect } from "@preact/signals";
import { opened, openFile } from "../document/open-document.ts";
import { demoToRun, instructions, rules, schemaText, sections } from "../operations/drafts.ts";
import type { Operation } from "../operations/drafts.ts";
import { toSchema } from "../operations/schema-fields.ts";
import type { FieldType, SchemaField } from "../operations/schema-fields.ts";
import { ask, inWords } from "../service/ask.ts";
import { go, route } from "../ui/route.ts";
import { fetchSample } from "./fetch-sample.ts";

interface Demo {
  readonly operation: Operation | "pipeline";
  /** One of the samples. */
  readonly file: string;
  readonly title: string;
  readonly shows: string;
  /** Fills in the request; returns where the result is shown if that is not next to the document. */
  readonly fillIn: () => void | Promise<readonly string[]>;
}

const field = (name: string, type: FieldType, fields: readonly SchemaField[] = []): SchemaField => ({
  name,
  type,
  description: "",
  required: false,
  fields,
});

const INVOICE_FIELDS = [
  field("invoice_number", "string"),
  field("invoice_date", "date"),
  field("due_date", "date"),
  field("amount_due", "number"),
];

const PIPELINE_STEPS: readonly PipelineStep[] = [
  { op: "parse", config: {} },
  { op: "extract", config: { schema: toSchema(INVOICE_FIELDS) } },
  { op: "edit", config: { edit_instructions: "Redact all mail addresses." } },
];

export const DEMOS: readonly Demo[] = [
  {
    operation: "extract",
    file: "form/invoice.pdf",
    title: "Extract: fields of an invoice",
    shows: "Number, dates and amount, each with its place",
    fillIn: () => {
      schemaText.value = JSON.stringify(toSchema(INVOICE_FIELDS), null, 2);
    },
  },
  {
    operation: "classify",
    file: "form/invoice.pdf",
    title: "Classify: the kind of a paper",
    shows: "Invoice, letter or report, with a probability for each",
    fillIn: () => undefined,
  },
  {
    operation: "split",
    file: "bundle/bundle.pdf",
    title: "Split: papers of one bundle",
    shows: "Invoice, statement and application separated",
    fillIn: () => {
      rules.value = "";
      sections.value = [
        { title: "Invoices", description: "Invoices with an amount due" },
        { title: "Statements", description: "Bank statements with a balance" },
        { title: "Applications", description: "Application forms to fill in" },
      ];
    },
  },
  {
    operation: "edit",
    file: "form/invoice.pdf",
    title: "Edit: redact and highlight",
    shows: "Mail addresses removed, the amount marked, before and after",
    fillIn: () => {
      instructions.value = 'Redact all mail addresses. Highlight "Amount due".';
    },
  },
  {
    operation: "pipeline",
    file: "form/invoice.pdf",
    title: "Pipeline: read, extract, redact",
    shows: "Three steps in one call, under an id that programs use",
    fillIn: async () => {
      // Saving the same steps under the same name again creates no new version.
      const pipeline = { name: "Demo: an invoice read, extracted, redacted", steps: PIPELINE_STEPS };
      const { pipeline_id } = await ask<StoredPipeline>("POST", "/pipelines", pipeline);
      return ["pipelines", pipeline_id];
    },
  },
];

/** Opens the demo's document, goes to the operation and runs it. */
export async function openDemo({ operation, file, fillIn }: Demo): Promise<void> {
  const sample = await fetchSample(file);
  const jobId = sample && (await openFile(sample));
  if (jobId === undefined) return;
  try {
    const elsewhere = await fillIn();
    // Opening a document shows its page. If the user has gone elsewhere since, the demo does not interrupt.
    if (elsewhere !== undefined && !(await isReadInSight(jobId))) return;
    demoToRun.value = { operation, jobId };
    go(...(elsewhere ?? ["document", jobId, operation]));
  } catch (error) {
    opened.value = { state: "failed", jobId: "", name: sample!.name, why: inWords(error), code: "", note: {} };
    go();
  }
}

/** Whether the job's document is read before the user leaves its page. */
function isReadInSight(jobId: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  // The address changes a moment after the document was opened.
  let wasInSight = false;
  const stop = effect(() => {
    const [now, [page, job]] = [opened.value, route.value];
    const isInSight = page === "document" && job === jobId;
    wasInSight ||= isInSight;
    const isRead = now.state === "ready" && now.document.jobId === jobId;
    if (isRead || now.state === "failed" || (wasInSight && !isInSight)) resolve(isRead && isInSight);
  });
  return promise.finally(stop);
}
