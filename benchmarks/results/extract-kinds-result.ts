/** What was given of one kind of papers by what other kinds taught. */
export interface KindLine {
  readonly name: string;
  readonly papers: number;
  /** Leaves that have a value in the truth. */
  readonly values: number;
  readonly given: number;
  readonly right: number;
  /** Of leaves, in per cent. */
  readonly f1: number;
  /** Of the blanks of the truth those that are blank, in per cent; null where there are none. */
  readonly blanksLeft: number | null;
  /** Values of high confidence, and those that are right. */
  readonly high: number;
  readonly highRight: number;
  /** Leaves of schemas about something else; what was given for them, and what with high confidence. */
  readonly foreign: number;
  readonly foreignGiven: number;
  readonly foreignHigh: number;
}

export interface KindsResult {
  readonly papers: number;
  readonly questions: number;
  /** The worst kind first. */
  readonly lines: readonly KindLine[];
  /** Answered by what all papers taught, these among them. */
  readonly inView?: KindLine;
  readonly kindsLeftOut: KindLine;
  readonly issuersLeftOut: KindLine;
}
