/**
 * Renames what a document itself has named by a secret: resources, spot colours, destinations, roles, marks. A name that only refers to a thing in the
 * same file may be any other, as long as it is the same everywhere; the names that PDF defines are left alone.
 */
import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream, type PDF } from "@libpdf/core";
import { isName, type Operand } from "../content/operand.ts";
import { dataOf, type Resolve } from "../content/pdf-values.ts";
import { readOperations } from "../content/read-operations.ts";
import { type Splice, spliceBytes } from "../content/splice.ts";
import type { SecretSearch } from "./secret-search.ts";

/** Dictionaries whose keys the writer of the file chooses, by the key that they are under. */
const OWN_KEYS: ReadonlySet<string> = new Set(["Font", "XObject", "ColorSpace", "Pattern", "Shading", "ExtGState", "Properties", "Dests", "RoleMap", "ClassMap", "Colorants", "CharProcs", "Private", "PieceInfo", "App"]); // prettier-ignore
/** Entries whose name the writer of the file chooses. */
const OWN_VALUES: ReadonlySet<string> = new Set(["Dest", "D", "S", "C", "Name", "BaseFont", "FontName", "CMapName"]);
/** Values that PDF defines, whatever they look like. */
const DEFINED: ReadonlySet<string> = new Set(["Type", "Subtype", "Filter", "Encoding", "FT"]);
/** Standard structure types and tags of marked content (ISO 32000-2, 14.8.4), and actions with a name in S. */
const STANDARD: ReadonlySet<string> = new Set("Document DocumentFragment Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private Aside Title FENote Sub P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form Artifact Em Strong OC Tx MC GoTo GoToR GoToE Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute Transparency Luminosity Alpha Solid Dashed Beveled Inset Underline".split(" ")); // prettier-ignore
/** Operators that refer to a resource by name, or tag marked content. */
const NAMING: ReadonlySet<string> = new Set(["Do", "Tf", "gs", "cs", "CS", "scn", "SCN", "sh", "BMC", "BDC", "MP", "DP"]); // prettier-ignore
const TAGGING: ReadonlySet<string> = new Set(["BMC", "BDC", "MP", "DP"]);
const NAME_TOKEN = /\/([^\s()<>[\]{}/%]+)/gu;

/** @returns the number of names that contained a secret */
export function renameNames(pdf: PDF, search: SecretSearch): number {
  const { trailer } = pdf.context.info;
  const objects = reachable(trailer, (ref) => pdf.getObject(ref));
  const renamed = new Map<string, string>();
  const take = (name: string): void => {
    if (STANDARD.has(name) || renamed.has(name) || !saysSecret(name, search)) return;
    renamed.set(name, `Redacted${renamed.size + 1}`);
  };
  for (const [object, under] of objects) {
    if (object instanceof PdfArray) for (const name of colorantsOf(object)) take(name);
    if (!(object instanceof PdfDict)) continue;
    for (const [key, value] of object) {
      if (OWN_KEYS.has(under)) take(key.value);
      if (OWN_VALUES.has(key.value) && value instanceof PdfName) take(value.value);
    }
    if (object instanceof PdfStream && isContent(object)) for (const tag of tagsOf(dataOf(object))) take(tag);
  }
  if (renamed.size === 0) return 0;
  for (const [object, under] of objects) {
    if (object instanceof PdfArray) renameItems(object, renamed);
    else renameEntries(object, OWN_KEYS.has(under), renamed);
  }
  return renamed.size;
}

/** Objects with the key that each is under. */
function reachable(root: PdfDict, resolve: Resolve): Map<PdfDict | PdfArray, string> {
  const seen = new Map<PdfDict | PdfArray, string>();
  const queue: (readonly [PdfObject, string])[] = [[root, ""]];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [item, under] = next;
    const object = item instanceof PdfRef ? resolve(item) : item;
    if (object instanceof PdfArray) {
      if (seen.has(object)) continue;
      seen.set(object, under);
      for (const one of object.toArray()) queue.push([one, ""]);
    } else if (object instanceof PdfDict) {
      // A dictionary may be reached as a resource after it was reached in another way.
      if (seen.has(object) && !(OWN_KEYS.has(under) && !OWN_KEYS.has(seen.get(object)!))) continue;
      seen.set(object, under);
      for (const [key, value] of object) queue.push([value, key.value]);
    }
  }
  return seen;
}

function saysSecret(name: string, search: SecretSearch): boolean {
  return search.isInText(name) || search.isInText(Buffer.from(name, "latin1").toString("utf8"));
}

/** Names of colours: `[/Separation /Name …]`, `[/DeviceN [/Name …] …]`. */
function colorantsOf(array: PdfArray): string[] {
  const [kind, names] = array.toArray();
  if (!(kind instanceof PdfName)) return [];
  if (kind.value === "Separation" && names instanceof PdfName) return [names.value];
  if (kind.value !== "DeviceN" || !(names instanceof PdfArray)) return [];
  return names.toArray().flatMap((name) => (name instanceof PdfName ? [name.value] : []));
}

function isContent(stream: PdfStream): boolean {
  if (stream.getName("Subtype")?.value === "Image" || stream.has("Length1") || stream.has("N")) return false;
  return !/^(?:XRef|ObjStm|Metadata|EmbeddedFile)$/u.test(stream.getName("Type")?.value ?? "");
}

function* tagsOf(data: Uint8Array): Generator<string> {
  for (const { operator, operands } of readOperations(data)) {
    const tag: Operand | undefined = operands[0];
    if (TAGGING.has(operator) && isName(tag)) yield tag.name;
  }
}

function renameItems(array: PdfArray, renamed: ReadonlyMap<string, string>): void {
  for (const [at, item] of array.toArray().entries()) {
    const name = item instanceof PdfName ? renamed.get(item.value) : undefined;
    if (name !== undefined) array.set(at, PdfName.of(name));
  }
}

function renameEntries(dict: PdfDict, hasOwnKeys: boolean, renamed: ReadonlyMap<string, string>): void {
  for (const [key, value] of Array.from(dict)) {
    const name = value instanceof PdfName && !DEFINED.has(key.value) ? renamed.get(value.value) : undefined;
    if (name !== undefined) dict.set(key, PdfName.of(name));
    const own = hasOwnKeys ? renamed.get(key.value) : undefined;
    if (own === undefined) continue;
    const current = dict.get(key.value)!;
    dict.delete(key);
    dict.set(own, current);
  }
  if (!(dict instanceof PdfStream) || !isContent(dict)) return;
  const data = dataOf(dict);
  const splices = [...readOperations(data)].flatMap(({ operator, start, end }): Splice[] => {
    if (!NAMING.has(operator)) return [];
    const said = Buffer.from(data.buffer, data.byteOffset + start, end - start).toString("latin1");
    const by = said.replaceAll(NAME_TOKEN, (token, name: string) => {
      const found = renamed.get(name.replaceAll(/#([\dA-Fa-f]{2})/gu, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))); // prettier-ignore
      return found === undefined ? token : `/${found}`;
    });
    return by === said ? [] : [{ start, end, by }];
  });
  if (splices.length === 0) return;
  dict.setData(spliceBytes(data, splices));
  for (const key of ["Filter", "DecodeParms"]) dict.delete(key);
}
