import type { Instruction } from "../../instruction.ts";
import type { Outcome } from "../../outcome.ts";
import { each, type Operation } from "../operation.ts";

interface Unknown extends Instruction {
  readonly kind: "unknown";
  readonly text: string;
  readonly reason: string;
}

/** @param reason - what the text lacks, and what to write instead */
export function unknownInstruction(text: string, reason: string): Unknown {
  return { kind: "unknown", text, reason };
}

export function isUnknown(instruction: Instruction): instruction is Unknown {
  return instruction.kind === "unknown";
}

const report = ({ reason }: Unknown): Outcome => ({ status: "not_understood", reason });

/** Text that no other operation understands. */
export const UNKNOWN: Operation<Unknown> = {
  kind: "unknown",
  verbs: null,
  read: () => [],
  phase: "mark",
  pdf: each(report),
  office: report,
};
