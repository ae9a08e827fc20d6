export interface Block {
  /** `sh`, `ts`, `text`, … */
  readonly language: string;
  readonly text: string;
}

/** The fenced blocks of a Markdown document, in order. */
export function fencedBlocks(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }));
}
