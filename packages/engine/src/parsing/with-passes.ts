import type { Page } from "../document/document.ts";
import type { NamedDocument } from "./document-reading.ts";
import { passBlocks } from "../plugin/pass-blocks.ts";
import type { Plugins } from "../plugin/plugins.ts";
import { PagedList } from "../spill/paged-list.ts";

/**
 * A document after the block passes of plugins. They run once per page, however often the document is written.
 *
 * @throws EngineError `plugin_failed`, and `storage_failed` if the disk has no space for a long document
 */
export function withPasses(document: NamedDocument, plugins: Plugins): NamedDocument {
  if (plugins.blockPasses.length === 0) return document;
  const pages = new PagedList<Page>();
  try {
    for (const page of document.pages) pages.append(passBlocks(page, plugins));
  } catch (error) {
    pages[Symbol.dispose]();
    document[Symbol.dispose]();
    throw error;
  }
  return {
    ...document,
    pages,
    [Symbol.dispose]: () => {
      pages[Symbol.dispose]();
      document[Symbol.dispose]();
    },
  };
}
