import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";
import type { ProducerName } from "../tables/producers.ts";

/** The content of `tables.json`, `document-tables.json` and `continued-tables.json`. */
export interface TablesResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** The same seed generates the same corpus. */
  readonly seed: number;
  /** Number of pages with tables, by the program that produced them. */
  readonly pages: Readonly<Partial<Record<ProducerName, number>>>;
  /** Number of pages with something that only resembles a table. */
  readonly pagesWithout: number;
  readonly engines: readonly EngineTables[];
}

export interface EngineTables {
  readonly name: EngineName;
  readonly version: string;
  /** Mean over the pages with tables, 0..1. */
  readonly teds: number;
  /** The same without the texts of the cells. */
  readonly tedsStructure: number;
  readonly byProducer: Readonly<Partial<Record<ProducerName, number>>>;
  /** Pages whose tables were not found at all. */
  readonly missed: number;
  /** Pages, or documents with tables over several pages, with too many or too few tables; absent in older results. */
  readonly miscounted?: number;
  /** Pages without tables on which one was found. */
  readonly falsePages: number;
}
