import { styleText } from "node:util";

export type Colour = "green" | "yellow" | "red" | "dim";

/** When colours are written: `auto` is on a terminal alone, and not where `NO_COLOR` is set (no-color.org). */
export type ColourChoice = "auto" | "always" | "never";

export const COLOUR_CHOICES: readonly ColourChoice[] = ["auto", "always", "never"];

/** @param isTerminal whether what is painted goes to a person */
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
