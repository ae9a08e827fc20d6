/** Minimum small words of a sentence. */
const MIN_SMALL = 3;
/** Several sentences under a heading are more often wanted as a whole: an abstract, a profile. */
const OF_SEVERAL = 0.3;

/** How much a text says more than the value of a field, from 0 to 1: a whole sentence does. */
export function proseOf(text: string): number {
  const said = text.trim();
  const small = said.split(/\s+/u).filter((word) => /^[(„“"]?\p{Ll}{2,}[.,;:)”"]*$/u.test(word)).length;
  if (small < MIN_SMALL || !/\p{L}[)”"»]?[.!?]["”»]?$/u.test(said)) return 0;
  return /\p{Ll}{2}[.!?]\s+\p{Lu}/u.test(said) ? OF_SEVERAL : 1;
}
