/**
 * Changes the blocks of contracts: articles that are set like other text ("Article 5. Term", "§ 12 Kündigung") become headings, so that chunks by
 * section end where an article ends. Removes stamps such as DRAFT.
 */
const ARTICLE = /^(?:Article|Artikel|Clause|§)\s*\d+[a-z]?\b.{0,80}$/;
const STAMP = /^(?:draft|copy|entwurf|kopie)$/i;

/** @type {import("@docsvc/engine").Plugin} */
export default {
  name: "articles",
  apiVersion: 1,
  blockPasses: [
    ({ blocks }) =>
      blocks
        .filter(({ text }) => !STAMP.test(text.trim()))
        .map((block) =>
          block.type === "Text" && ARTICLE.test(block.text) ? { ...block, type: "Section Header", level: 2 } : block,
        ),
  ],
};
