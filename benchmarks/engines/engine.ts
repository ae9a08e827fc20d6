/**
 * What is compared.
 *
 * An engine is loaded once in a process of its own; its reader then takes one PDF after the other. Nothing here
 * imports an engine before it is asked for, so that no engine pays for another.
 */

/** Reads one PDF from disk and gives all of its pages as text or Markdown. */
export type Reader = (file: string) => Promise<string>;

export interface Engine {
  /** npm package, whose installed version is reported. */
  readonly package: string;
  /** One phrase for the report: how much of the work it does. */
  readonly work: string;
  /** Only engines that write Markdown are scored for quality. */
  readonly output: "Markdown" | "text";
  /** Compared where quality is, and left out of the speed of embedded text. */
  readonly recognises?: true;
  /** Compared on tables that continue over pages alone. */
  readonly mergesTables?: true;
  /** Compared on what the form of a page says alone. */
  readonly readsForm?: true;
  load(): Promise<Reader>;
}
