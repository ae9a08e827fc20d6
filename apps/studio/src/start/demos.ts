/** Operations on sample documents, with what is asked already filled in: one click shows what each is for. */
import { openFile } from "../document/open-document.ts";
import { demoToRun, instructions, rules, schemaText, sections } from "../operations/drafts.ts";
import type { Operation } from "../operations/drafts.ts";
import { toSchema } from "../operations/schema-fields.ts";
import type { FieldType, SchemaField } from "../operations/schema-fields.ts";
import { go } from "../ui/route.ts";
import { fetchSample } from "./fetch-sample.ts";

interface Demo {
  readonly operation: Operation;
  /** Of the samples. */
  readonly file: string;
  readonly title: string;
  readonly shows: string;
  /** Puts what is asked in place. */
  readonly fillIn: () => void;
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

export const DEMOS: readonly Demo[] = [
  {
    operation: "extract",
    file: "form/invoice.pdf",
    title: "Extract: fields of an invoice",
    shows: "Number, dates and amount, each with its place",
    fillIn: () => (schemaText.value = JSON.stringify(toSchema(INVOICE_FIELDS), null, 2)),
  },
  {
    operation: "split",
    file: "report/report.pdf",
    title: "Split: sections of a report",
    shows: "Contents, letter and accounts as strips of pages",
    fillIn: () => {
      rules.value = "";
      sections.value = [
        { title: "Contents", description: "Table of contents" },
        { title: "Letter", description: "Letter from the chair" },
        { title: "Accounts", description: "Income and expenditure" },
      ];
    },
  },
  {
    operation: "edit",
    file: "form/invoice.pdf",
    title: "Edit: redact and highlight",
    shows: "Mail addresses removed, the amount marked, before and after",
    fillIn: () => (instructions.value = 'Redact all mail addresses. Highlight "Amount due".'),
  },
];

/** Opens its document, goes to the operation and runs it. */
export async function openDemo({ operation, file, fillIn }: Demo): Promise<void> {
  const sample = await fetchSample(file);
  const jobId = sample && (await openFile(sample));
  if (jobId === undefined) return;
  fillIn();
  demoToRun.value = { operation, jobId };
  go("document", jobId, operation);
}
