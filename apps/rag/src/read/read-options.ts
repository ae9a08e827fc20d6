import type { ReadOptions } from "@docsvc/client/records";

/** A record a block, so that a quote has the box of its own paragraph, list item or table, not that of half a page. */
export const READ_OPTIONS: ReadOptions = {
  mode: "block",
  text: "embed",
  // Nothing but this app keeps them: as many places as a block has.
  placesBytes: Infinity,
  parse: {
    retrieval: {
      // The heading path is metadata of every record already.
      embedding_optimized: false,
      filter_blocks: ["Header", "Footer", "Page Number"],
    },
  },
};
