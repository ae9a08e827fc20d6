/** What speaks for and against a value that was found for a field, each from 0 to 1. */
export type CandidateSign =
  /** How sure the label is one of the field's, and names nothing else. */
  | "label"
  /** The label is one of the field's own name, whole. */
  | "whole"
  /** The label is none that the field knows, but its words have to do with those of its name. */
  | "kindred"
  /** The whole label is that of something else. */
  | "foreign"
  /** The document's title names the same thing as the label: "Invoice #" on an invoice. */
  | "titled"
  /** The value is behind the label's colon. */
  | "colon"
  /** The value follows the label on its line, without a colon. */
  | "inline"
  /** The value is on the label's line, at a distance. */
  | "right"
  /** The value is under the label. */
  | "below"
  /** Room between label and value; 20 letters count in full. */
  | "distance"
  /** Values of the same kind that are nearer; three count in full. */
  | "skipped"
  /** How well the text fits the kind. */
  | "fit"
  /** A net, a tax or a total that add up to a total of the document, or are one. */
  | "added"
  /** The value is itself the name of a field. */
  | "isLabel"
  /** The value is set in other letters than its label. */
  | "otherLook"
  /** The value has another label of its own. */
  | "ownLabel"
  /** It is under the heading of the party whose it should be. */
  | "party"
  /** It is under the heading of another party. */
  | "otherParty"
  /** The label says more of another field's name; by so much. */
  | "claimed"
  /** Another text that may be a label is next to it, where the document's labels are. */
  | "nearer"
  /** Its row begins with a total. */
  | "totalRow"
  /** No greater amount is in the document. */
  | "largest"
  /** On the first page, the upper half of it in full. */
  | "early"
  /** On the last pages. */
  | "late"
  /** Its letters are larger than most. */
  | "large"
  | "ambiguous"
  /** No label: the value is known by its form alone. */
  | "unlabelled"
  /** No label: by where it is, as the sender's name in a letter's head. */
  | "placed"
  /** What follows or precedes the value on its place is no part of it. */
  | "partial"
  /** The label is a heading, in much larger letters. */
  | "heading"
  /** Words are next to the code or number that are no label of it: "81400 Utrecht". */
  | "amongWords"
  /** Room is left between the label and the value under it; four lines count in full. */
  | "deep"
  /** Texts that are no values of the kind are between label and value; two count in full. */
  | "between"
  /** The label has a mark behind it that says it is empty: "–", "n/a". */
  | "emptied"
  /** A text that looks like the label and has a value where the document's labels have theirs. */
  | "labelling"
  /** The label and the value behind it, without a colon, are one sentence. */
  | "sentence"
  /** Words of its own are before the value, as a label's would. */
  | "ownWords"
  /** The document's values are placed otherwise relative to their labels. */
  | "unusual"
  /** It looks like its label, and the document's values do not. */
  | "unlike"
  /** It has no label that the field knows, and is next to a text that may be another. */
  | "strange"
  /** It looks like its label, and what is under the label does not: both are headers. */
  | "headerRow"
  /** One value where the label names a range. */
  | "oneEnd"
  /** The label names the other end of the range. */
  | "otherEnd"
  /** Label and value are one box, one cell, or a pair of cells. */
  | "paired"
  /** It is a part of a box's label. */
  | "inLabel"
  /** It is in the box of another label, or its label's own box is empty. */
  | "otherPair"
  /** The words of its sentence, and of the heading over it, say what the field is called. */
  | "said"
  /** Its label heads a column of several rows, and it is in one of them. */
  | "inColumn"
  /** It is all of the text under a heading. */
  | "headed"
  /** It is on the line that its object's name heads. */
  | "underName";

export type CandidateSigns = Readonly<Partial<Record<CandidateSign, number>>>;
