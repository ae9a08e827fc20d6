/** A name in a content stream, without its slash. */
export interface Name {
  readonly name: string;
}

/** An operand of a content stream's operator (ISO 32000-2, 7.8.2). A string is given as its bytes. */
export type Operand = number | boolean | null | Name | Uint8Array | readonly Operand[] | OperandDict;

export interface OperandDict {
  readonly entries: ReadonlyMap<string, Operand>;
}

export function isName(operand: Operand | undefined): operand is Name {
  return typeof operand === "object" && operand !== null && "name" in operand;
}

export function isDict(operand: Operand | undefined): operand is OperandDict {
  return typeof operand === "object" && operand !== null && "entries" in operand;
}

/** The number at an index; 0 if it is anything else. */
export function numberAt(operands: readonly Operand[], at: number): number {
  const operand = operands[at];
  return typeof operand === "number" && Number.isFinite(operand) ? operand : 0;
}
