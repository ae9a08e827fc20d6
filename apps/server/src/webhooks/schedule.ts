/** Receivers that failed at the same time are not called again at the same time. */
const JITTER = 0.1;

/**
 * Milliseconds to wait after a number of tries; undefined after the last one.
 *
 * @param random 0–1
 */
export function waitAfterMs(
  waitsMs: readonly number[],
  tries: number,
  random: number = Math.random(),
): number | undefined {
  const wait = waitsMs[tries - 1];
  return wait === undefined ? undefined : wait * (1 - JITTER + 2 * JITTER * random);
}
