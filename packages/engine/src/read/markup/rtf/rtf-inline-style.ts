import type { InlineStyle } from "../../../styled/styled-text.ts";
import { addressOf } from "../field-code.ts";
import { isMonospaceFont } from "../style-names.ts";
import type { RtfColours } from "./rtf-colours.ts";
import type { RtfFonts } from "./rtf-fonts.ts";
import type { RtfState } from "./rtf-state.ts";

/** The style of text in a state: what its control words say, and what its font, marker and field mean. */
export function inlineStyle(
  { inline, marker, font, field }: RtfState,
  {
    fonts,
    colours,
    defaultFont,
  }: { readonly fonts: RtfFonts; readonly colours: RtfColours; readonly defaultFont: number },
): InlineStyle {
  const isCode = font !== defaultFont && isMonospaceFont(fonts.nameOf(font));
  const highlight = isCode ? undefined : colours.at(marker);
  const link = addressOf(field?.code ?? "");
  return {
    ...inline,
    ...(highlight !== undefined && { highlight }),
    ...(isCode && { code: isCode }),
    ...(link !== undefined && { link }),
  };
}
