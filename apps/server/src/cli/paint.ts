import { styleText } from "node:util";

export type Colour = "green" | "yellow" | "red" | "dim";

/** When to use colour. `auto`: only on a terminal, and not if `NO_COLOR` is set (no-color.org). */
export type ColourChoice = "auto" | "always" | "never";

export const COLOUR_CHOICES: readonly ColourChoice[] = ["auto", "always", "never"];

/** @param isTerminal whether the output goes to a terminal */
export function paint(
  text: string,
  colour: Colour,
  {
    choice,
    noColour,
    isTerminal,
  }: { readonly choice: ColourChoice; readonly noColour: boolean; readonly isTerminal: boolean },
): string {
  const paints = choice === "always" || (choice === "auto" && isTerminal && !noColour);
  return paints ? styleText(colour, text, { validateStream: false }) : text;
}
