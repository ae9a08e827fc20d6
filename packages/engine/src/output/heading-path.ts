import { type Block, isHeading } from "../document/document.ts";

interface PathEntry {
  readonly level: number;
  readonly text: string;
}

/** The current headings, from the outermost to the innermost, while iterating over a document. */
export class HeadingPath {
  #path: readonly PathEntry[] = [];

  /** Updates the path with a block. */
  pass(block: Block): void {
    if (!isHeading(block)) return;
    const level = headingLevel(block);
    this.#path = [...this.#path.filter((heading) => heading.level < level), { level, text: block.text }];
  }

  /**
   * The headings above a chunk that begins here, outermost first, without those that begin the chunk.
   *
   * @returns a function of the first block of the chunk's body
   */
  above(): (first: Block | undefined) => readonly string[] {
    const path = this.#path;
    return (first) => {
      const level = first && isHeading(first) ? headingLevel(first) : Number.POSITIVE_INFINITY;
      return path.filter((heading) => heading.level < level).map((heading) => heading.text);
    };
  }
}

function headingLevel({ type, level }: Block): number {
  return level ?? (type === "Title" ? 1 : 2);
}
