/** The inputs of operations, kept when another document is opened: one schema, many invoices. A demo fills one in and runs it. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { toSchema } from "./schema-fields.ts";
import type { SchemaField } from "./schema-fields.ts";

export type Operation = "extract" | "split" | "classify" | "edit";

export interface Section {
  readonly title: string;
  readonly description: string;
}

const FIRST: readonly SchemaField[] = [
  { name: "title", type: "string", description: "Title of the document", required: false, fields: [] },
  { name: "date", type: "date", description: "", required: false, fields: [] },
  { name: "total", type: "number", description: "", required: false, fields: [] },
];

/** For extract; stored as text, because the user may be in the middle of writing it. */
export const schemaText = signal(JSON.stringify(toSchema(FIRST), null, 2));

/** For split. */
export const sections = signal<readonly Section[]>([
  { title: "Front matter", description: "Cover and table of contents" },
  { title: "Body", description: "Everything after the contents" },
]);
export const rules = signal("");

/** For classify. */
export const categories = signal<readonly Section[]>([
  { title: "Invoice", description: "Asks for payment" },
  { title: "Letter", description: "" },
  { title: "Report", description: "" },
  { title: "Other", description: "Everything else" },
]);

/** For edit. */
export const instructions = signal("");

/** The operation that a demo runs, only on the document of its own job. */
export const demoToRun = signal<{ readonly operation: Operation | "pipeline"; readonly jobId: string } | undefined>(
  undefined,
);

/** Starts the operation once if a demo requests it for this document. */
export function useDemo(operation: Operation | "pipeline", jobId: string | undefined, start: () => void): void {
  const demo = demoToRun.value;
  const isDue = demo?.operation === operation && demo.jobId === jobId;
  useEffect(() => {
    if (!isDue) return;
    demoToRun.value = undefined;
    start();
  }, [isDue]);
}
