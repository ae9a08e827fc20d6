/** Fills the fields of a form (AcroForm) and draws their appearances, so that every viewer and printer shows the values. */
import type { FormField, RadioField, TextField } from "@libpdf/core";
import { escapePattern } from "../../grammar/words.ts";
import type { Outcome } from "../../outcome.ts";
import type { Editable } from "../../pdf/editable.ts";
import type { PdfEditing } from "../../pdf/pdf-editing.ts";
import { toWire } from "../../pdf/page-view.ts";
import { fieldLabels, type FieldLabels } from "./field-labels.ts";
import type { Fill } from "./instruction.ts";
import { widgetsOf } from "./widgets-of.ts";
import { findFields, plain } from "./find-field.ts";
import { setFields } from "./set-field.ts";

/** Fills fields; returns one outcome for each instruction. */
export async function fillFields(fills: readonly Fill[], editing: PdfEditing): Promise<Outcome[]> {
  const { document } = editing;
  const form = document.pdf.getForm();
  const fields: readonly FormField[] = form?.getFields() ?? [];
  if (fields.length === 0) {
    return fills.map(() => ({ status: "not_found", reason: "The document has no form fields." }));
  }
  const labels = fieldLabels(fields, document, await editing.reading("off"));
  const outcomes: Outcome[] = [];
  for (const fill of fills) outcomes.push(await fillOne(fill, fields, document, labels));
  // Viewers that compute forms from XFA would show its values instead.
  if (outcomes.some(({ status }) => status === "done")) form?.acroForm().getDict().delete("XFA");
  return outcomes;
}

/** Whether a form has a field with that name, or with that label on its page. */
export async function hasField(name: string, editing: PdfEditing): Promise<boolean> {
  const fields: readonly FormField[] = editing.document.pdf.getForm()?.getFields() ?? [];
  if (fields.length === 0) return false;
  const labels = fieldLabels(fields, editing.document, await editing.reading("off"));
  return findFields(fields, name, labels).length > 0 || optionsNamed(fields, name).length > 0;
}

async function fillOne(
  { field: name, value }: Fill,
  fields: readonly FormField[],
  document: Editable,
  labels: FieldLabels,
): Promise<Outcome> {
  const named = findFields(fields, name, labels);
  const found = named.length > 0 ? named : optionsNamed(fields, name);
  if (found.length === 0) {
    return {
      status: "not_found",
      reason: `No field is called so; the form has ${list(fields.map((field) => field.name))}.`,
    };
  }
  const field = found.find(({ name: own }) => own === name) ?? found[0]!;
  // Fields with the same name are one field (ISO 32000-1, 12.7.3.2).
  const same = fields.filter((other) => other.name === field.name && other.type === field.type);
  if (found.some((other) => !same.includes(other)) && field.name !== name) {
    return {
      status: "refused",
      reason: `Several fields are called so: ${list(found.map((candidate) => candidate.name))}. Name one of them in full.`,
    };
  }
  const other = typeof value === "string" ? labelWithin(value, fields, labels) : undefined;
  if (other !== undefined) {
    return {
      status: "not_understood",
      reason: `The value would hold the name of the field "${other}", so nothing was filled; give each field a sentence of its own, or a list of Name: value.`,
    };
  }
  const before = valueOf(field);
  try {
    // A group is set by its option's name: tick "resident".
    const result = await setFields(document.pdf, same, named.length === 0 && value === true ? name : value);
    if ("refused" in result) return { status: "refused", reason: result.refused };
    const bboxes = same.flatMap((one) => boxesOf(one, document));
    return { status: "done", count: 1, before, after: result.value, bboxes };
  } catch {
    return { status: "refused", reason: "The field cannot be filled: its description in the file is damaged." };
  }
}

const MIN_LABEL_LENGTH = 3;

/** The label of a field that a value names after “and”: then it holds another wish. */
function labelWithin(value: string, fields: readonly FormField[], labels: FieldLabels): string | undefined {
  const names = fields.flatMap((field) => [labels.get(field) ?? "", field.name]);
  return names.find((name) => {
    if (name.length < MIN_LABEL_LENGTH) return false;
    const joined = `(?:,|\\s(?:and|und|&))\\s+(?:(?:the|das|den|die|der|bei|beim|für|als|in|im|ins|at|for|as)\\s+)*${escapePattern(name)}(?![\\p{L}\\p{N}])`;
    return new RegExp(joined, "iu").test(value);
  });
}

function optionsNamed(fields: readonly FormField[], name: string): FormField[] {
  return fields.filter(
    (field) =>
      field.type === "radio" &&
      [...(field as RadioField).getOptions(), ...(field as RadioField).getExportValues()].some(
        (option) => plain(option) === plain(name),
      ),
  );
}

const MAX_LISTED = 12;

function list(names: readonly string[]): string {
  const shown = names.slice(0, MAX_LISTED).join(", ");
  return names.length > MAX_LISTED ? `${shown} and ${names.length - MAX_LISTED} more` : shown;
}

function valueOf(field: FormField): string {
  const value: unknown = (field as TextField).getValue();
  return Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
}

function boxesOf(field: FormField, document: Editable): NonNullable<Outcome["bboxes"]> {
  return widgetsOf(field, document).map(({ view, box }) => toWire(view, box));
}
