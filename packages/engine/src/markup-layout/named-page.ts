import type { Page } from "../document/document.ts";
import type { PageText } from "../transcript/page-text.ts";

/** A page whose blocks have their names and places. */
export interface NamedPage {
  readonly page: Page;
  /** Where its words are; null where their block's box is all that is known. */
  readonly text: PageText | null;
}
