/** Kinds of formatting that a text may have, each with its sentence and its Markdown. */

export const INLINE_KINDS = [
  "bold",
  "italic",
  "underline",
  "strike",
  "superscript",
  "subscript",
  "highlight",
  "code",
  "link",
] as const;
export const BLOCK_KINDS = [
  "quotation",
  "code block",
  "task list",
  "definition list",
  "footnote",
  "line break",
  "struck cell",
  "formula",
] as const;
export type InlineKind = (typeof INLINE_KINDS)[number];
export type BlockKind = (typeof BLOCK_KINDS)[number];
export type Kind = InlineKind | BlockKind;
export const KINDS: readonly Kind[] = [...INLINE_KINDS, ...BLOCK_KINDS];

/** The sentence of inline kinds: `before`, the styled words, `after`. */
export const BEFORE = "The tenants pay x";
export const INNER = "forty";
export const AFTER = " and keep the rest of it plain.";
export const ADDRESS = "https://example.org/lease";

const inline = (styled: string): string => `${BEFORE}${styled}${AFTER}`;

/** Expected Markdown, with links and markers enabled. */
export const MARKDOWN: Readonly<Record<Kind, string>> = {
  bold: inline("**forty**"),
  italic: inline("*forty*"),
  underline: inline("<u>forty</u>"),
  strike: inline("~~forty~~"),
  superscript: inline("<sup>forty</sup>"),
  subscript: inline("<sub>forty</sub>"),
  highlight: inline("<mark>forty</mark>"),
  code: inline("`forty`"),
  link: inline(`[forty](${ADDRESS})`),
  quotation: "> The roof is tarred.",
  "code block": "```\nif wet:\n    stop()\n```",
  "task list": "- [x] Tar the roof\n- [ ] Lend the ladder",
  "definition list": "Batten\n: A strip of wood.",
  footnote: "The roof is tarred.[^1]\n\n[^1]: Each spring.",
  "line break": "Boat house  \nHarbour road 4",
  "struck cell": "| Part | Price |\n| --- | --- |\n| Ladder | ~~55~~ 40 |",
  formula: String.raw`$$\frac{a}{b}$$`,
};

/** One document for each kind that the format supports. */
export type KindWriter = (kind: Kind) => Uint8Array | undefined;

export function isInline(kind: Kind): kind is InlineKind {
  return (INLINE_KINDS as readonly Kind[]).includes(kind);
}
