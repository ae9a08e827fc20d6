import type { EngineName } from "../engines/engines.ts";
import type { Machine } from "../measure/machine.ts";
import type { ProducerName } from "../tables/producers.ts";

/** What `tables.json`, `document-tables.json` and `continued-tables.json` hold. */
export interface TablesResult {
  readonly measuredAt: string;
  readonly machine: Machine;
  /** The corpus can be made again from it. */
  readonly seed: number;
  /** Pages with tables, by the program that set them. */
  readonly pages: Readonly<Partial<Record<ProducerName, number>>>;
  /** Pages with what only looks like a table. */
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
  /** Pages, or documents of tables over pages, on which more or fewer tables were found than there are; not told by older results. */
  readonly miscounted?: number;
  /** Pages without tables on which one was found. */
  readonly falsePages: number;
}
