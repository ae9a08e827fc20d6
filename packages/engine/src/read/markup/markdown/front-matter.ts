import type { MarkupBlock } from "../../../markup-layout/markup.ts";

/** Front matter in YAML between `---`, or in TOML between `+++`, at the head of a Markdown file. */
const FRONT = /^(---|\+\+\+)[ \t]*\n((?:[^\n]*\n)*?)\1[ \t]*(?:\n|$)/;

/** `title: Kiln notes`, `title = "Kiln notes"`: a value on one line of its own. */
const FIELD = /^([\w-]+)[ \t]*[:=][ \t]+(.+)$/gm;

/** What pages show of front matter under their title; the rest is for the program that makes them. */
const SHOWN: ReadonlySet<string> = new Set(["subtitle", "author", "authors", "date", "description", "abstract"]);

/** Takes front matter off a Markdown text: its title and what readers see with it as blocks. */
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

/** Without quotes and comments; a list on one line as its items. Values over several lines (`|`, `>`) begin with their mark alone. */
function plainValue(written: string): string {
  const value = written.trim();
  if (/^[|>][-+\d]*$/.test(value)) return "";
  const quoted = /^(["'])(.*)\1\s*(?:#.*)?$/.exec(value)?.[2];
  if (quoted !== undefined) return quoted;
  const list = /^\[(.*)\]$/.exec(value)?.[1];
  if (list !== undefined) return list.split(",").map(plainValue).join(", ");
  return value.replace(/\s#.*$/, "");
}
