import type { RtfSink } from "./rtf-state.ts";

export const NOWHERE: RtfSink = { add: () => undefined };

/** Text that is no text of the page but a name or an instruction. */
export class Words implements RtfSink {
  text = "";
  add(text: string): void {
    this.text += text;
  }
}
