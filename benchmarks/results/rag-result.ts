/** What `rag.json` holds, as `pnpm rag bench --result` writes it. */
export interface RagResult {
  readonly measuredAt: string;
  readonly documents: number;
  readonly questions: number;
  /** The lines of a Markdown table. */
  readonly table: readonly string[];
}
