import type { MarkupBlock } from "../../../markup-layout/markup.ts";

/** Front matter at the start of a Markdown file: YAML between `---` or TOML between `+++`. */
const FRONT = /^(---|\+\+\+)[ \t]*\n((?:[^\n]*\n)*?)\1[ \t]*(?:\n|$)/;

/** `title: Kiln notes`, `title = "Kiln notes"`: a single-line value. */
const FIELD = /^([\w-]+)[ \t]*[:=][ \t]+(.+)$/gm;

/** Front matter that pages show under their title; the rest is for the site generator. */
const SHOWN: ReadonlySet<string> = new Set(["subtitle", "author", "authors", "date", "description", "abstract"]);

/** Splits front matter off a Markdown text: returns its title and visible fields as blocks. */
export function splitFrontMatter(text: string): { readonly blocks: readonly MarkupBlock[]; readonly body: string } {
  const [whole, , fields] = FRONT.exec(text) ?? [];
  if (whole === undefined) return { blocks: [], body: text };
  const blocks: MarkupBlock[] = [];
  for (const [, name, written] of fields!.matchAll(FIELD)) {
    const key = name!.toLowerCase();
    const value = plainValue(written!);
    if (value === "") continue;
    if (key === "title") blocks.unshift({ type: "Title", text: value, level: 1 });
    else if (SHOWN.has(key)) blocks.push({ type: "Key Value", text: `${name!}: ${value}` });
  }
  return { blocks, body: text.slice(whole.length) };
}

/** Removes quotes and comments; a single-line list becomes its items. Multi-line values (`|`, `>`) show only their marker here. */
function plainValue(written: string): string {
  const value = written.trim();
  if (/^[|>][-+\d]*$/.test(value)) return "";
  const quoted = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(value)?.[2];
  if (quoted !== undefined) return quoted;
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  if (list !== undefined) return list.split(",").map(plainValue).join(", ");
  return value.replace(/\s#.*$/, "");
}
