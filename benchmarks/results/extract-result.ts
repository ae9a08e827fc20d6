/** The score of one listing, or of one set of documents. */
export interface ExtractResultLine {
  readonly name: string;
  readonly documents: number;
  readonly pages: number;
  /** Leaves that have a value in the truth. */
  readonly values: number;
  readonly given: number;
  readonly right: number;
  /** Over leaves, in per cent. */
  readonly f1: number;
  /** Share of the truth's blanks that were left blank, in per cent; null if there are none. */
  readonly blanksLeft: number | null;
  /** Returned values with a citation, and those whose cited words contain them, as written or in another notation. */
  readonly cited?: number;
  readonly said?: number;
  /** Right values whose cited words contain them as written, or in any notation, and those whose citation is tight. */
  readonly rightHeld?: number;
  readonly rightSaid?: number;
  readonly rightTight?: number;
  /** Values of high confidence, and the right ones among them. */
  readonly sure?: number;
  readonly sureRight?: number;
  /** A layout that was not used to develop the method. */
  readonly held?: boolean;
}

/** The score of a family of layouts that was left out of the learning; in per cent. */
export interface FamilyResult {
  readonly documents: number;
  readonly families: readonly {
    readonly family: string;
    readonly byHand: number;
    readonly held: number;
    readonly blanksLeft: number;
  }[];
  readonly all: {
    readonly fields: number;
    readonly held: number;
    readonly blanksLeft: number;
    readonly sure: number;
    readonly sureRight: number;
  };
  /** Papers of trades whose labels were left out of the learning. */
  readonly trades: { readonly fields: number; readonly held: number; readonly blanksLeft: number };
}
