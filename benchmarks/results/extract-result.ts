/** What an extraction gave of one listing, or of one set of documents. */
export interface ExtractResultLine {
  readonly name: string;
  readonly documents: number;
  readonly pages: number;
  /** Leaves that have a value in the truth. */
  readonly values: number;
  readonly given: number;
  readonly right: number;
  /** Of leaves, in per cent. */
  readonly f1: number;
  /** Of the blanks of the truth those that are blank, in per cent; null where there are none. */
  readonly blanksLeft: number | null;
  /** Given values with a citation, and those whose cited words say them, as they are written or in another notation. */
  readonly cited?: number;
  readonly said?: number;
  /** Right values whose cited words say them as they are written, or say them at all, and those whose citation is tight. */
  readonly rightHeld?: number;
  readonly rightSaid?: number;
  readonly rightTight?: number;
  /** Values of high confidence, and those that are right. */
  readonly sure?: number;
  readonly sureRight?: number;
  /** A layout that had no part in the work on the method. */
  readonly held?: boolean;
}

/** What the others teach about a family of layouts that had no part in the learning; per cent. */
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
  /** Papers of trades whose labels nothing was learned of. */
  readonly trades: { readonly fields: number; readonly held: number; readonly blanksLeft: number };
}
