/** Evidence for and against a value that was found for a field, each from 0 to 1. */
export type CandidateSign =
  /** How sure it is that the label is one of the field's and names nothing else. */
  | "label"
  /** The label is the field's own name, as a whole. */
  | "whole"
  /** The label is not known for the field, but its words are related to those of the field's name. */
  | "kindred"
  /** The whole label names something else. */
  | "foreign"
  /** The document's title names the same thing as the label: "Invoice #" on an invoice. */
  | "titled"
  /** The value is after the label's colon. */
  | "colon"
  /** The value follows the label on its line, without a colon. */
  | "inline"
  /** The value is on the label's line, after a gap. */
  | "right"
  /** The value is below the label. */
  | "below"
  /** Gap between label and value; 20 letters count as 1. */
  | "distance"
  /** Number of nearer values of the same kind; three count as 1. */
  | "skipped"
  /** How well the text fits the kind of value. */
  | "fit"
  /** Net amount, tax or total that add up to a total of the document, or are one. */
  | "added"
  /** The value is itself the name of a field. */
  | "isLabel"
  /** The value has a different font style than its label. */
  | "otherLook"
  /** The value has another label of its own. */
  | "ownLabel"
  /** The value is under the heading of the party that it should belong to. */
  | "party"
  /** The value is under the heading of another party. */
  | "otherParty"
  /** By how much the label matches another field's name better. */
  | "claimed"
  /** Another text that may be a label is next to it, at the position that the document's labels have. */
  | "nearer"
  /** Its row begins with a total label. */
  | "totalRow"
  /** The document has no larger amount. */
  | "largest"
  /** On the first page; its upper half counts as 1. */
  | "early"
  /** On the last pages. */
  | "late"
  /** Its letters are larger than most. */
  | "large"
  | "ambiguous"
  /** No label: only the form of the value identifies it. */
  | "unlabelled"
  /** No label: its position identifies it, such as the sender's name in a letterhead. */
  | "placed"
  /** The text before or after it on its place does not belong to it. */
  | "partial"
  /** The label is a heading, in much larger letters. */
  | "heading"
  /** The code or number has words next to it that are not its label: "81400 Utrecht". */
  | "amongWords"
  /** Gap between the label and the value below it; four lines count as 1. */
  | "deep"
  /** Number of texts between label and value that are not of the kind; two count as 1. */
  | "between"
  /** The label is followed by a mark for an empty value: "–", "n/a". */
  | "emptied"
  /** A text that looks like the label, with a value at the position where the document's labels have theirs. */
  | "labelling"
  /** The label and the value after it, without a colon, form one sentence. */
  | "sentence"
  /** The value has words before it that could be its label. */
  | "ownWords"
  /** The document's values usually have a different position relative to their labels. */
  | "unusual"
  /** It has the font style of its label, and the document's values do not. */
  | "unlike"
  /** It has no known label of the field, and is next to a text that may be another label. */
  | "strange"
  /** It looks like its label, and the text below the label does not: both are column headers. */
  | "headerRow"
  /** The label names a range, but there is only one value. */
  | "oneEnd"
  /** The label names the other end of the range. */
  | "otherEnd"
  /** Label and value are in one box, in one cell, or in a pair of cells. */
  | "paired"
  /** It is part of a box's label. */
  | "inLabel"
  /** It is in the box of another label, or its label's own box is empty. */
  | "otherPair"
  /** The words of its sentence, and of the heading above it, match the field's name. */
  | "said"
  /** Its label is the header of a column of several rows, and it is in one of them. */
  | "inColumn"
  /** It is the whole text under a heading. */
  | "headed"
  /** It is one or more whole sentences under a label or a heading. */
  | "prose"
  /** It is on the line that begins with its object's name. */
  | "underName";

export type CandidateSigns = Readonly<Partial<Record<CandidateSign, number>>>;
