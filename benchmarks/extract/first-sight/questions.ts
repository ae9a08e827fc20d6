/**
 * Papers of kinds that taught extraction nothing, with what they state: `texts/`, in the notation of the bundles' papers, each with a line `@truth` and its
 * data. In names, `#` marks numbers and `@` dates; `{"none": [names]}` is a list that the paper does not have. A third to a half of the fields are absent.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Paper, papersIn } from "../../bundles/paper-text.ts";

export interface Question {
  readonly paper: Paper;
  readonly schema: object;
  readonly truth: Record<string, unknown>;
}

const FOLDER = join(import.meta.dirname, "texts");

export async function firstSightQuestions(): Promise<Question[]> {
  const files = (await readdir(FOLDER)).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(FOLDER, file), "utf8")));
  return texts.flatMap((text) => {
    const truths = [...text.matchAll(/^@truth (.*)$/gmu)].map(([, json]) => JSON.parse(json!) as Marked);
    return papersIn(text.replaceAll(/^@truth .*\n?/gmu, ""), false).map((paper, at) => ({
      paper: { ...paper, id: `first-${paper.language}-${paper.id}` },
      schema: { type: "object", properties: propertiesOf(truths[at]!) },
      truth: truthOf(truths[at]!) as Record<string, unknown>,
    }));
  });
}

/** Data whose names say the types of their values. */
interface Marked {
  readonly [name: string]: unknown;
}

function propertiesOf(marked: Marked): Record<string, object> {
  return Object.fromEntries(Object.entries(marked).map(([name, value]) => [plain(name), typeOf(name, value)]));
}

function typeOf(name: string, value: unknown): object {
  if (Array.isArray(value)) return { type: "array", items: itemOf(value) };
  if (isNone(value)) {
    return { type: "array", items: { type: "object", properties: propertiesOf(Object.fromEntries(value.none.map((one) => [one, null]))) } }; // prettier-ignore
  }
  if (typeof value === "object" && value !== null) return { type: "object", properties: propertiesOf(value as Marked) };
  if (name.startsWith("#")) return { type: ["number", "null"] };
  return { type: ["string", "null"], ...(name.startsWith("@") ? { format: "date" } : {}) };
}

/** An item has the fields of all items. */
function itemOf(items: readonly unknown[]): object {
  if (items.every((item) => typeof item === "string")) return { type: "string" };
  return { type: "object", properties: propertiesOf(Object.assign({}, ...items) as Marked) };
}

function truthOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(truthOf);
  if (isNone(value)) return [];
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [plain(name), truthOf(of)]));
}

function isNone(value: unknown): value is { readonly none: readonly string[] } {
  return typeof value === "object" && value !== null && "none" in value;
}

function plain(name: string): string {
  return name.replace(/^[#@]/u, "");
}
