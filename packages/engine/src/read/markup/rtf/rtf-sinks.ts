import type { RtfSink } from "./rtf-state.ts";

export const NOWHERE: RtfSink = { add: () => undefined };

/** Collects text that is a name or an instruction, not page content. */
export class Words implements RtfSink {
  text = "";
  add(text: string): void {
    this.text += text;
  }
}
