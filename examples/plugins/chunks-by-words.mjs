/**
 * Adds a chunking method: `chunk_mode: "section"` returns chunks of at most `chunk_size` words (200 by default) that never end with a heading and
 * never separate a table from the line above it.
 */
const WORDS = 200;

/** @type {import("@docsvc/engine").Plugin} */
export default {
  name: "chunks-by-words",
  apiVersion: 1,
  chunkers: {
    section: ({ size }) => {
      let words = 0;
      let before;
      return (block) => {
        const own = block.text.split(/\s+/).length;
        const isBound = before !== undefined && (isHeading(before) || block.type === "Table");
        const begins = words > 0 && !isBound && (isHeading(block) || words + own > (size ?? WORDS));
        words = begins ? own : words + own;
        before = block;
        return begins;
      };
    },
  },
};

const isHeading = ({ type }) => type === "Title" || type === "Section Header";
