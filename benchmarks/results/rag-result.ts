/** The content of `rag.json`, as written by `pnpm rag bench --result`. */
export interface RagResult {
  readonly measuredAt: string;
  readonly documents: number;
  readonly questions: number;
  /** The lines of a Markdown table. */
  readonly table: readonly string[];
  /** The lines of a Markdown table: what other thresholds of support would do. */
  readonly tradeOff?: readonly string[];
}
