import { type InlineStyle, isSameStyle } from "./styled-text.ts";

/** The styles of a page without duplicates; the first is plain. */
export class StyleList {
  readonly styles: InlineStyle[];

  constructor(styles: readonly InlineStyle[] = [{}]) {
    this.styles = [...styles];
  }

  indexOf(style: InlineStyle): number {
    const known = this.styles.findIndex((one) => isSameStyle(one, style));
    return known >= 0 ? known : this.styles.push(style) - 1;
  }
}
