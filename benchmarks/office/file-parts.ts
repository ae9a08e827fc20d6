import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The parts of an Office file by path, extracted by Python's zip reader, which is independent of the code that wrote it. */
export function partsOf(path: string): ReadonlyMap<string, Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "docsvc-parts-"));
  try {
    execFileSync("python3", ["-m", "zipfile", "-e", path, folder], { stdio: "ignore" });
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const files = names.filter((name) => statSync(join(folder, name)).isFile());
    return new Map(files.map((name) => [name, readFileSync(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Texts of a part, by paragraph, without tags; cells and strings of a workbook count as paragraphs. */
export function textsOf(xml: string, of: "all" | "standing" = "all"): string[] {
  // A deleted text that is kept as a tracked change counts as gone, and does not separate words.
  const own = of === "all" ? xml : xml.replaceAll(/<w:delText\b[^>]*>[^<]*/gu, "");
  return own
    .split(/<\/(?:w:p|a:p|si|is|text|c|row)>/u)
    .map((part) => part.replaceAll(/<(?:w:tab|w:br|w:cr|a:br)\b[^>]*>/gu, " ").replaceAll(/<[^>]*>/gu, ""))
    .map((text) => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&"))
    .map((text) => text.replaceAll(/\s+/gu, " "));
}

export function tagsOf(xml: string): string {
  return (xml.match(/<[^>]+>/gu) ?? []).join("");
}

/** Values of attributes, except the names of namespaces. */
export function attributesOf(xml: string): string[] {
  return [...xml.matchAll(/\s([\w:]+)="([^"]*)"/gu)].flatMap(([, name, value]) =>
    name!.startsWith("xmlns") ? [] : [value!],
  );
}
