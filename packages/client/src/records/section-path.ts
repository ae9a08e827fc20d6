import type { Block, Chunk } from "@docsvc/openapi";

/** For each chunk, the headings above its text, outermost first. */
export function sectionPaths(chunks: readonly Chunk[]): readonly string[] {
  const open: { readonly level: number; readonly text: string }[] = [];
  return chunks.map(({ blocks }) => {
    let section: string | undefined;
    for (const block of blocks) {
      const level = headingLevel(block);
      if (level !== undefined) {
        while (open.length > 0 && open.at(-1)!.level >= level) open.pop();
        open.push({
          level,
          text: block.content
            .replace(/^#+\s*/, "")
            .replaceAll(/\s+/g, " ")
            .trim(),
        });
      } else if (!FURNITURE.has(block.type)) {
        section ??= join(open);
      }
    }
    return section ?? join(open);
  });
}

const FURNITURE: ReadonlySet<string> = new Set(["Header", "Footer", "Page Number"]);

function headingLevel({ type, level }: Block): number | undefined {
  if (type === "Title") return level ?? 1;
  return type === "Section Header" ? (level ?? 2) : undefined;
}

function join(open: readonly { readonly text: string }[]): string {
  return open.map(({ text }) => text).join(" > ");
}
