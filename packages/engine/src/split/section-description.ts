import type { Described } from "../kind/described-kinds.ts";

/** A section as a caller describes it. */
export interface SectionDescription {
  readonly title: string;
  readonly description?: string | undefined;
}

/** A described section with the kinds of documents that it names. */
export type SoughtSection = SectionDescription & Pick<Described, "kinds" | "concepts">;
