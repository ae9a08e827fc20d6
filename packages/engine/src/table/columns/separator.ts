/** White space between two columns. */
export interface Separator {
  readonly start: number;
  readonly end: number;
}
