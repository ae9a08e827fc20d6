/**
 * The engines that are compared.
 *
 * An engine is loaded once, in a separate process; its reader then takes one PDF after the other. Nothing here
 * imports an engine before it is needed, so that no engine pays for another.
 */

/** Reads one PDF from disk and returns all of its pages as text or Markdown. */
export type Reader = (file: string) => Promise<string>;

export interface Engine {
  /** npm package; its installed version is reported. */
  readonly package: string;
  /** One phrase for the report: how much of the work the engine does. */
  readonly work: string;
  /** Only engines that write Markdown are scored for quality. */
  readonly output: "Markdown" | "text";
  /** Compared for quality, but not for the speed of reading embedded text. */
  readonly recognises?: true;
  /** Only compared on tables that continue over pages. */
  readonly mergesTables?: true;
  /** Compared on styles and charts, and for speed. */
  readonly readsForm?: true;
  load(): Promise<Reader>;
}
