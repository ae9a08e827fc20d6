/** The example requests of the reference. Each shows the part of the answer that the field changes. */
import type { Example } from "./example.ts";
import { PARSE_EXAMPLES } from "./parse-examples.ts";

export const EXAMPLES: readonly Example[] = [
  { path: "/parse", file: "form/invoice.pdf", request: {} },
  {
    path: "/extract",
    file: "form/invoice.pdf",
    request: {
      schema: { type: "object", properties: { invoice_number: { type: "string" }, due_date: { type: "string" } } },
    },
  },
  {
    path: "/split",
    file: "bundle/bundle.pdf",
    request: {
      split_description: [
        { name: "Letter", description: "A letter" },
        { name: "Invoice", description: "An invoice with line items and an amount due" },
        { name: "Statement", description: "A bank statement" },
      ],
    },
  },
  {
    path: "/classify",
    file: "form/invoice.pdf",
    request: {
      categories: [
        { name: "Invoice", description: "An invoice" },
        { name: "Letter", description: "A letter" },
      ],
    },
  },
  { path: "/edit", file: "form/invoice.pdf", request: { edit_instructions: 'Redact "Brannock"' } },
  ...PARSE_EXAMPLES,
  ...(
    [
      ["AsyncConfig.priority", { priority: true }],
      ["AsyncConfig.metadata", { metadata: { customer: 7 } }],
      ["WebhookConfig.mode", { webhook: { mode: "disabled" } }],
    ] as const
  ).map(([field, options]) => {
    const shows = { at: [], says: "the job, which is read by its id" };
    return { field, path: "/parse_async", file: "letter/letter.pdf", request: { async: options }, shows };
  }),
  {
    field: "SplitRequest.split_rules",
    path: "/split",
    file: "bundle/bundle.pdf",
    request: {
      split_description: [{ name: "Letter", description: "A letter" }],
      split_rules: "Each letter is a section of its own.",
    },
    shows: { at: ["result"], says: "the result" },
  },
  {
    field: "ExtractRequest.parsing",
    path: "/extract",
    file: "report/report.pdf",
    request: {
      schema: { type: "object", properties: { chair: { type: "string" } } },
      parsing: { settings: { page_range: { start: 1, end: 2 } } },
    },
    shows: { at: ["usage"], says: "the pages that were read" },
  },
  {
    field: "ExtractRequest.system_prompt",
    path: "/extract",
    file: "form/invoice.pdf",
    request: {
      schema: { type: "object", properties: { due_date: { type: "string" } } },
      system_prompt: "Write dates as YYYY-MM-DD.",
    },
    shows: { at: ["result"], says: "the result of a service without a model, which the prompt does not change" },
  },
  {
    field: "EditRequest.dry_run",
    path: "/edit",
    file: "form/invoice.pdf",
    request: { edit_instructions: 'Redact "Brannock"', dry_run: true },
  },
];
