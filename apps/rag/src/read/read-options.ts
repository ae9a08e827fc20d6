import type { ReadOptions } from "@docsvc/client/records";

/** One record per block, so that a quote has the box of its own paragraph, list item or table instead of half a page. */
export const READ_OPTIONS: ReadOptions = {
  mode: "block",
  text: "embed",
  // No limit: only this app stores the places.
  placesBytes: Infinity,
  parse: {
    // The rows on the second page of a table have their header on the first.
    formatting: { merge_tables: true },
    retrieval: {
      // The heading path is already in the metadata of every record.
      embedding_optimized: false,
      filter_blocks: ["Header", "Footer", "Page Number"],
    },
  },
};
