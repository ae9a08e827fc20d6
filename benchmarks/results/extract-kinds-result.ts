/** The score of one kind of papers, with weights learned from other kinds. */
export interface KindLine {
  readonly name: string;
  readonly papers: number;
  /** Leaves that have a value in the truth. */
  readonly values: number;
  readonly given: number;
  readonly right: number;
  /** Over leaves, in per cent. */
  readonly f1: number;
  /** Share of the truth's blanks that were left blank, in per cent; null if there are none. */
  readonly blanksLeft: number | null;
  /** Values of high confidence, and the right ones among them. */
  readonly high: number;
  readonly highRight: number;
  /** Leaves of schemas about something else; the values returned for them, and those of high confidence. */
  readonly foreign: number;
  readonly foreignGiven: number;
  readonly foreignHigh: number;
  /** Fields near to what the paper states but absent from it; the values returned for them, and those of high confidence. */
  readonly absent: number;
  readonly absentGiven: number;
  readonly absentHigh: number;
}

export interface KindsResult {
  readonly papers: number;
  readonly questions: number;
  /** Worst kind first. */
  readonly lines: readonly KindLine[];
  /** Scored with weights learned from all papers, including these. */
  readonly inView?: KindLine;
  readonly kindsLeftOut: KindLine;
  readonly issuersLeftOut: KindLine;
}
