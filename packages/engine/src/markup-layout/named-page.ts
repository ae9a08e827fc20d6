import type { Page } from "../document/document.ts";
import type { PageText } from "../transcript/page-text.ts";

/** A page whose blocks have their types and boxes. */
export interface NamedPage {
  readonly page: Page;
  /** Places of its words; null if only the boxes of blocks are known. */
  readonly text: PageText | null;
}
