import { usageError } from "./command-error.ts";

/** Reads a whole number from the command line. @throws {@link CommandError} with the range, if it is not a number or out of range */
export function readInteger(
  text: string,
  { name, least, most }: { readonly name: string; readonly least: number; readonly most: number },
): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw usageError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}
