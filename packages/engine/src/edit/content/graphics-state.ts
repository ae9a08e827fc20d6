import { compose, identity, type Transform } from "../../geometry/transform.ts";
import type { ContentFont } from "./content-font.ts";
import type { Operation } from "./read-operations.ts";
import { numberAt } from "./operand.ts";

/** The part of the state saved by `q` (ISO 32000-2, 8.4.2 and 9.3) that text and images need. */
export interface GraphicsState {
  ctm: Transform;
  font: ContentFont | null;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** 1 is 100 %. */
  scaling: number;
  leading: number;
  rise: number;
  renderMode: number;
  color: string;
}

export function initialState(ctm: Transform): GraphicsState {
  return {
    ctm,
    font: null,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scaling: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    color: "0 g",
  };
}

/** Position of the next text; `q` does not save it. */
export interface TextPlace {
  matrix: Transform;
  line: Transform;
}

/** Moves to the start of the next line. */
export function moveLine(place: TextPlace, x: number, y: number): void {
  place.line = compose([1, 0, 0, 1, x, y], place.line);
  place.matrix = place.line;
}

type StateOperator = (state: GraphicsState, place: TextPlace, operands: Operation["operands"]) => void;

/** Operators that change the state and draw nothing. */
export const STATE_OPERATORS: Readonly<Record<string, StateOperator>> = {
  cm: (state, _, operands) => (state.ctm = compose(matrixOf(operands), state.ctm)),
  BT: (_, place) => {
    place.matrix = identity;
    place.line = identity;
  },
  Tc: (state, _, operands) => (state.charSpacing = numberAt(operands, 0)),
  Tw: (state, _, operands) => (state.wordSpacing = numberAt(operands, 0)),
  Tz: (state, _, operands) => (state.scaling = numberAt(operands, 0) / 100),
  TL: (state, _, operands) => (state.leading = numberAt(operands, 0)),
  Ts: (state, _, operands) => (state.rise = numberAt(operands, 0)),
  Tr: (state, _, operands) => (state.renderMode = numberAt(operands, 0)),
  Td: (_, place, operands) => moveLine(place, numberAt(operands, 0), numberAt(operands, 1)),
  TD: (state, place, operands) => {
    state.leading = -numberAt(operands, 1);
    moveLine(place, numberAt(operands, 0), numberAt(operands, 1));
  },
  Tm: (_, place, operands) => {
    place.line = matrixOf(operands);
    place.matrix = place.line;
  },
  "T*": (state, place) => moveLine(place, 0, -state.leading),
  g: (state, _, operands) => (state.color = `${numberAt(operands, 0)} g`),
  rg: (state, _, operands) => (state.color = `${[0, 1, 2].map((at) => numberAt(operands, at)).join(" ")} rg`),
  k: (state, _, operands) => (state.color = `${[0, 1, 2, 3].map((at) => numberAt(operands, at)).join(" ")} k`),
};

function matrixOf(operands: Operation["operands"]): Transform {
  const at = (index: number): number => numberAt(operands, index);
  return [at(0), at(1), at(2), at(3), at(4), at(5)];
}
