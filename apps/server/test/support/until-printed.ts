import type { Readable } from "node:stream";

/**
 * Reads a program's output until it matches, however its text is divided into chunks; later output is discarded.
 *
 * @returns the matching text
 * @throws Error with the whole output, if it ends before a match
 */
export async function untilPrinted(output: Readable, pattern: RegExp): Promise<string> {
  let printed = "";
  for await (const piece of output.iterator({ destroyOnReturn: false })) {
    printed += String(piece);
    const [found] = pattern.exec(printed) ?? [];
    if (found === undefined) continue;
    output.resume();
    return found;
  }
  throw new Error(`The program ended without saying ${pattern}. It said: ${printed}`);
}

/** Waits until a program that was just started prints its address, and returns it. */
export function addressOf(output: Readable): Promise<string> {
  return untilPrinted(output, /http:\/\/[\d.]+:\d+(?=\D)/);
}
