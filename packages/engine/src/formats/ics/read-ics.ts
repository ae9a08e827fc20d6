import type { Markup } from "../../markup-layout/markup.ts";
import { invitationBlocks } from "../../read/markup/mail/invitation-blocks.ts";
import { decodeText } from "../../read/markup/text/decode-text.ts";

/** Reads a calendar: the title, time and place of each event (RFC 5545), with a key value per property. */
export function readIcs(bytes: Uint8Array): Markup {
  return { parts: [{ kind: "flow", blocks: invitationBlocks(decodeText(bytes)) }], warnings: [] };
}
