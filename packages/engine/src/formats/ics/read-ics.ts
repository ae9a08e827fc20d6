import type { Markup } from "../../markup-layout/markup.ts";
import { invitationBlocks } from "../../read/markup/mail/invitation-blocks.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";

/** Reads a calendar: of each event what, when and where (RFC 5545), a key value a property. */
export function readIcs(bytes: Uint8Array): Markup {
  return { parts: [{ kind: "flow", blocks: invitationBlocks(decodeText(bytes)) }], warnings: [] };
}
