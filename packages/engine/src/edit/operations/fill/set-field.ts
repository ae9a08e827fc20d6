import { PdfName } from "@libpdf/core";
import type { CheckboxField, DropdownField, FormField, ListBoxField, PDF, RadioField, TextField } from "@libpdf/core";
import { embedFontFor, NO_FONT } from "../../pdf/text-font.ts";
import { plain } from "./find-field.ts";

/** The new value of a field, or why it was not set. */
export type SetResult = { readonly value: string } | { readonly refused: string };

/** Sets fields with the same name, which are one field: all of them to a value, or of several buttons the one for that value. */
export async function setFields(pdf: PDF, fields: readonly FormField[], value: string | boolean): Promise<SetResult> {
  if (fields.length > 1 && fields[0]!.type === "radio") return setParted(fields as readonly RadioField[], value);
  let result: SetResult = { refused: "There is no such field." };
  for (const field of fields) {
    result = await setField(pdf, field, value);
    if ("refused" in result) return result;
  }
  return result;
}

/** Sets a group whose buttons are separate fields: one is on, and all others are off. */
function setParted(fields: readonly RadioField[], value: string | boolean): SetResult {
  const results = fields.map((field) => setRadio(field, value));
  const on = results.findIndex((result) => "value" in result);
  if (on < 0) {
    const options = fields.flatMap((field) => field.getOptions().map(stateName));
    return { refused: `The group knows ${options.slice(0, 20).join(", ")}.` };
  }
  for (const [index, field] of fields.entries()) if (index !== on || value === false) switchOff(field);
  return results[on]!;
}

/** Also if the group can never be off, because another button of it is on. */
function switchOff(field: RadioField): void {
  const off = PdfName.of("Off");
  field.acroField().set("V", off);
  for (const { dict } of field.getWidgets()) dict.set("AS", off);
}

/** The readable name of a state: hyperref writes UTF-16 into it, escaped as in a string. */
function stateName(name: string): string {
  if (!name.startsWith("\\376\\377")) return name;
  const bytes = name.replaceAll(/\\([0-7]{3})/gu, (_, octal: string) =>
    String.fromCodePoint(Number.parseInt(octal, 8)),
  );
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}

/** Sets one field; values outside Latin 1 embed a font. */
async function setField(pdf: PDF, field: FormField, value: string | boolean): Promise<SetResult> {
  if (field.isReadOnly()) return { refused: "The field is read-only." };
  switch (field.type) {
    case "text":
      return setText(pdf, field as TextField, typeof value === "boolean" ? (value ? "X" : "") : value);
    case "checkbox":
      return setCheckbox(field as CheckboxField, value);
    case "radio":
      return setRadio(field as RadioField, value);
    case "dropdown":
      return setDropdown(pdf, field as DropdownField, value);
    case "listbox":
      return setListBox(field as ListBoxField, value);
    default:
      return { refused: "Buttons and signatures take no value." };
  }
}

/**
 * Chars that the font of any form can draw. In other fonts the form's encoding and the values' may differ: pdf-lib's forms lost the ü of a value, and
 * LibreOffice's showed ™ instead of Ž.
 */
const ASCII = /^[\n\r\t\x20-\x7e]*$/u;

async function setText(pdf: PDF, field: TextField, value: string): Promise<SetResult> {
  const { maxLength } = field;
  if (maxLength > 0 && Array.from(value).length > maxLength) {
    return { refused: `The field takes at most ${maxLength} characters.` };
  }
  if (!ASCII.test(value)) {
    const font = await embedFontFor(pdf, value.replaceAll(/[\r\n\t]/gu, " "));
    if (font === null) return { refused: NO_FONT };
    field.setFont(font);
  }
  field.setValue(value);
  return { value };
}

const YES = /^(?:yes|true|on|x|1|checked|ticked|ja|an|wahr|oui|sí)$/iu;
const NO = /^(?:no|false|off|0|unchecked|nein|aus|falsch|non|)$/iu;

function setCheckbox(field: CheckboxField, value: string | boolean): SetResult {
  const state = field.getOnValues().find((on) => plain(on) === plain(String(value)));
  if (value === true || (typeof value === "string" && (YES.test(value) || (state !== undefined && !field.isGroup)))) {
    field.check();
    return { value: "true" };
  }
  if (value === false || NO.test(value)) {
    field.uncheck();
    return { value: "false" };
  }
  if (state === undefined) return { refused: `The box knows ${field.getOnValues().join(", ")}, yes and no.` };
  field.setValue(state);
  return { value: state };
}

function setRadio(field: RadioField, value: string | boolean): SetResult {
  const options = field.getOptions();
  const exports = field.getExportValues();
  if (typeof value === "boolean" && !value) {
    field.setValue(null);
    return { value: "" };
  }
  const wanted = plain(String(value));
  const index = exports.findIndex((name) => plain(name) === wanted);
  const option =
    options.find((name) => name === value || plain(stateName(name)) === wanted) ??
    (index < 0 ? undefined : options[index]);
  const chosen = option ?? (value === true && options.length === 1 ? options[0] : undefined);
  if (chosen === undefined) {
    return {
      refused: `The group knows ${(exports.length > 0 ? exports : options).slice(0, 20).map(stateName).join(", ")}.`,
    };
  }
  field.setValue(chosen);
  return { value: stateName(chosen) };
}

async function setDropdown(pdf: PDF, field: DropdownField, value: string | boolean): Promise<SetResult> {
  const text = String(value);
  const options = field.getOptions();
  const option =
    options.find((candidate) => candidate.value === text || candidate.display === text) ??
    options.find((candidate) => plain(candidate.display) === plain(text) || plain(candidate.value) === plain(text));
  if (option === undefined && !field.isEditable) {
    return {
      refused: `The list knows ${options
        .slice(0, 20)
        .map(({ display }) => display)
        .join(", ")}.`,
    };
  }
  const chosen = option?.value ?? text;
  const shown = option?.display ?? chosen;
  if (!ASCII.test(shown)) {
    const font = await embedFontFor(pdf, shown);
    if (font === null) return { refused: NO_FONT };
    field.setFont(font);
  }
  field.setValue(chosen);
  return { value: chosen };
}

function setListBox(field: ListBoxField, value: string | boolean): SetResult {
  const options = field.getOptions();
  const wanted = new Set(
    String(value)
      .split(/\s*[,;]\s*/u)
      .map(plain),
  );
  const chosen = options.filter((option) => wanted.has(plain(option.display)) || wanted.has(plain(option.value)));
  if (chosen.length === 0) {
    return {
      refused: `The list knows ${options
        .slice(0, 20)
        .map(({ display }) => display)
        .join(", ")}.`,
    };
  }
  field.setValue(chosen.map((option) => option.value));
  return { value: chosen.map((option) => option.value).join(", ") };
}
