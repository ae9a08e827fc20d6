/** A form that was filled, as other programs read it. */
export interface FormLine {
  readonly name: string;
  readonly fields: number;
  /** Texts and boxes that were asked for, and what the edit refused of them. */
  readonly asked: number;
  readonly refused: number;
  /** Of those asked for, those that say the value. */
  readonly valued: number;
  /** Texts among them, and those that the page shows. */
  readonly texts: number;
  readonly shown: number;
  readonly otherChanged: number;
  readonly fieldsLost: number;
}

/** The same form as one producer writes it, filled, as other programs read it. */
export interface MadeFormLine {
  readonly producer: string;
  /** Texts, a box, a group and two lists, and those that say the value. */
  readonly asked: number;
  readonly valued: number;
  /** Texts outside of Latin-1 among them, and those that the page shows. */
  readonly texts: number;
  readonly shown: number;
  readonly otherChanged: number;
}
