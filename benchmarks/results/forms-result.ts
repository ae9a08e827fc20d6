/** A filled form, as other programs read it. */
export interface FormLine {
  readonly name: string;
  readonly fields: number;
  /** Texts and check boxes that were requested, and those that the edit refused. */
  readonly asked: number;
  readonly refused: number;
  /** Requested fields that have the value. */
  readonly valued: number;
  /** Texts among them, and those that the page shows. */
  readonly texts: number;
  readonly shown: number;
  readonly otherChanged: number;
  readonly fieldsLost: number;
}

/** The same form as written by one producer, filled, as other programs read it. */
export interface MadeFormLine {
  readonly producer: string;
  /** Texts, a check box, a group and two lists, and those that have the value. */
  readonly asked: number;
  readonly valued: number;
  /** Texts outside Latin-1 among them, and those that the page shows. */
  readonly texts: number;
  readonly shown: number;
  readonly otherChanged: number;
}
