import type { Readable } from "node:stream";

/**
 * Reads a program's output until it matches, however its text is cut into pieces; what comes after is let go.
 *
 * @returns the text that matched
 * @throws Error with all that was said, when the output ends before
 */
export async function untilSaid(output: Readable, pattern: RegExp): Promise<string> {
  let said = "";
  for await (const piece of output.iterator({ destroyOnReturn: false })) {
    said += String(piece);
    const [found] = pattern.exec(said) ?? [];
    if (found === undefined) continue;
    output.resume();
    return found;
  }
  throw new Error(`The program ended without saying ${pattern}. It said: ${said}`);
}

/** Where a program that was just started says that it listens. */
export function addressOf(output: Readable): Promise<string> {
  return untilSaid(output, /http:\/\/[\d.]+:\d+(?=\D)/);
}
