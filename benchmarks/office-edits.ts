/**
 * Replaces, redacts and fills in every Word, Excel and PowerPoint file of a folder, and checks the written files with independent programs: Python's
 * zip reader for the parts, LibreOffice for whether the file still opens.
 *
 * node benchmarks/office-edits.ts --corpus DIR [--dry-run]
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { edit } from "@docsvc/engine";
import { attributesOf, partsOf, tagsOf, textsOf } from "./office/file-parts.ts";
import type { OfficeLine } from "./results/office-result.ts";
import { writeResult } from "./results/write-result.ts";

const { values } = parseArgs({
  options: { corpus: { type: "string" }, "dry-run": { type: "boolean", default: false } },
});
if (values.corpus === undefined) throw new Error("Give the folder of Office files: --corpus DIR");

type Operation = OfficeLine["operation"];
type Parts = ReturnType<typeof partsOf>;
type Mutable = { -readonly [Name in keyof OfficeLine]: OfficeLine[Name] };

const CONTENT =
  /^(?:word\/(?:document|header\d*|footer\d*|footnotes|endnotes)|ppt\/(?:slides|notesSlides)\/[^/]+|xl\/sharedStrings|xl\/worksheets\/[^/]+)\.xml$/u;
const XML = /\.(?:xml|rels|vml)$/u;
/** A redaction removes the image of the first page and the references to it. */
const THUMBNAIL = /^(?:docProps\/thumbnail\..*|_rels\/\.rels)$/u;
const FILES_AT_ONCE = 25;
const BY = "Łódź & Co";
const PLACEHOLDER = "{{Field of the form}}";

const folder = mkdtempSync(join(tmpdir(), "docsvc-office-"));
const lines = new Map<string, Mutable>();
const [before, after] = ["before", "after"].map((name) => join(folder, name));
for (const part of [before!, after!]) mkdirSync(part);
const written: { readonly name: string; readonly source: string; readonly line: Mutable }[] = [];

for (const name of readdirSync(values.corpus, { recursive: true, encoding: "utf8" }).toSorted()) {
  const format = extname(name).slice(1);
  if (!["docx", "xlsx", "pptx"].includes(format)) continue;
  await tryFile(name, format).catch((error: unknown) => console.log(`${name}: ${String(error)}`));
}
countUnopened();
rmSync(folder, { recursive: true });
const result = [...lines.values()].toSorted((a, b) =>
  `${a.format}${a.operation}`.localeCompare(`${b.format}${b.operation}`),
);
console.table(result);
if (!values["dry-run"]) await writeResult("office-edits", { lines: result });

async function tryFile(name: string, format: string): Promise<void> {
  const path = join(values.corpus!, name);
  const parts = partsOf(path);
  const word = chooseWord(parts);
  if (word === undefined) return;
  const bytes = new Uint8Array(readFileSync(path));
  const source = `${written.length}.${format}`;
  writeFileSync(join(before!, source), bytes);
  await tryEdit({ name, format, operation: "replace", source }, parts, bytes, word, `replace "${word}" by "${BY}"`);
  await tryEdit({ name, format, operation: "redact", source }, parts, bytes, word, `redact "${word}"`);
  const { bytes: form } = await edit(bytes, { instructions: `replace "${word}" by "${PLACEHOLDER}"` });
  if (form === null) return;
  const formPath = join(folder, `form.${format}`);
  writeFileSync(formPath, form);
  const fill = `fill {"Field of the form": "${BY}"}`;
  await tryEdit({ name, format, operation: "fill", source }, partsOf(formPath), form, PLACEHOLDER, fill);
}

interface Tried {
  readonly name: string;
  readonly format: string;
  readonly operation: Operation;
  /** The original file, by its name among those that LibreOffice opens. */
  readonly source: string;
}

async function tryEdit(
  { name, format, operation, source }: Tried,
  parts: Parts,
  bytes: Uint8Array,
  word: string,
  instructions: string,
): Promise<void> {
  const line = lineOf(format, operation);
  line.asked++;
  const { bytes: edited, edits } = await edit(bytes, { instructions });
  if (edits.some(({ status }) => status !== "done") || edited === null) {
    return console.log(`${name}: ${operation}: ${edits[0]?.status ?? ""} ${edits[0]?.reason ?? ""}`);
  }
  line.done++;
  const own = `${operation}-${written.length}.${format}`;
  writeFileSync(join(after!, own), edited);
  written.push({ name: own, source, line });
  const now = partsOf(join(after!, own));
  const faults = faultsOf(parts, now, { operation, word });
  for (const fault of faults) line[fault]++;
  if (faults.size > 0) console.log(`${name}: ${operation} "${word}": ${[...faults].join(", ")}`);
}

/** Unexpected differences, found part by part. */
function faultsOf(
  was: Parts,
  now: Parts,
  { operation, word }: { readonly operation: Operation; readonly word: string },
): Set<"wrong" | "otherParts" | "tags"> {
  const faults = new Set<"wrong" | "otherParts" | "tags">();
  const isRedaction = operation === "redact";
  for (const name of new Set([...was.keys(), ...now.keys()])) {
    const [old, fresh] = [was.get(name), now.get(name)];
    if (isRedaction && THUMBNAIL.test(name)) continue;
    if (old === undefined || fresh === undefined) faults.add("otherParts");
    else if (!old.equals(fresh)) {
      const [xml, changed] = [old.toString(), fresh.toString()];
      if (!XML.test(name) || !says(xml, word)) faults.add("otherParts");
      // A redaction may change attributes.
      if (!isRedaction && tagsOf(xml) !== tagsOf(changed)) faults.add("tags");
      if (!isRedaction && countIn(changed, BY) < countIn(xml, word)) faults.add("wrong");
    }
    const isLeft = fresh !== undefined && XML.test(name) && (isRedaction || CONTENT.test(name));
    if (!isLeft) continue;
    const xml = fresh.toString();
    if (isRedaction ? says(xml, word) : countIn(xml, word) > 0) faults.add("wrong");
  }
  return faults;
}

function lineOf(format: string, operation: Operation): Mutable {
  const key = `${format} ${operation}`;
  const line = lines.get(key) ?? {
    format,
    operation,
    asked: 0,
    done: 0,
    wrong: 0,
    otherParts: 0,
    tags: 0,
    unopened: 0,
  };
  lines.set(key, line);
  return line;
}

function plainOf(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").toLowerCase();
}

function countIn(xml: string, word: string, of: "all" | "standing" = "standing"): number {
  return textsOf(xml, of).reduce((sum, text) => sum + plainOf(text).split(word.toLowerCase()).length - 1, 0);
}

function says(xml: string, word: string): boolean {
  const wanted = word.toLowerCase();
  return (
    countIn(xml, word) + countIn(xml, word, "all") > 0 ||
    attributesOf(xml).some((value) => plainOf(value).includes(wanted))
  );
}

/** A word of the content that is separate wherever its letters occur, and in no tag, so that letters can be searched for it. */
function chooseWord(parts: Parts): string | undefined {
  const content = [...parts]
    .filter(([name]) => CONTENT.test(name))
    .flatMap(([, data]) => textsOf(data.toString(), "standing"));
  const everything = [...parts].filter(([name]) => XML.test(name)).map(([, data]) => data.toString());
  const tags = everything.map(tagsOf).join("").toLowerCase();
  const all = plainOf(everything.flatMap((xml) => [...textsOf(xml), ...textsOf(xml, "standing")]).join("\n"));
  const words = content.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => /^\p{L}{5,14}$/u.test(word));
  const counts = Map.groupBy(words, (word) => word.toLowerCase());
  return [...counts]
    .filter(
      ([key]) =>
        !tags.includes(key) &&
        all.split(key).length === all.split(new RegExp(`(?<![\\p{L}\\p{N}])${key}(?![\\p{L}\\p{N}])`, "u")).length,
    )
    .toSorted(([, a], [, b]) => b.length - a.length)[0]?.[1][0];
}

/**
 * LibreOffice prints the files that it opens. Many files at once, because it takes a second to start; a file that crashes it does not affect the
 * others.
 */
function countUnopened(): void {
  const [sound, still] = [opened(before!), opened(after!)];
  for (const { name, source, line } of written) if (sound.has(source) && !still.has(name)) line.unopened++;
}

function opened(of: string): ReadonlySet<string> {
  const names = readdirSync(of);
  const found = new Set<string>();
  for (let at = 0; at < names.length; at += FILES_AT_ONCE) print(of, names.slice(at, at + FILES_AT_ONCE), found);
  for (const name of names) if (!found.has(name)) print(of, [name], found);
  return found;
}

function print(of: string, names: readonly string[], found: Set<string>): void {
  const out = join(folder, "out");
  mkdirSync(out);
  const files = names.map((name) => join(of, name));
  spawnSync(
    "soffice",
    ["--headless", `-env:UserInstallation=file://${folder}/profile`, "--convert-to", "pdf", "--outdir", out, ...files],
    { stdio: "ignore", timeout: 120_000 },
  );
  const printed = new Set(readdirSync(out));
  for (const name of names) if (printed.has(name.replace(/\.\w+$/u, ".pdf"))) found.add(name);
  rmSync(out, { recursive: true });
}
