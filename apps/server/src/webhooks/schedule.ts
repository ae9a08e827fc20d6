/** Receivers that failed together are not called together again. */
const JITTER = 0.1;

/**
 * How long to wait after a number of tries; undefined when that was the last.
 *
 * @param random 0..1
 */
export function waitAfterMs(
  waitsMs: readonly number[],
  tries: number,
  random: number = Math.random(),
): number | undefined {
  const wait = waitsMs[tries - 1];
  return wait === undefined ? undefined : wait * (1 - JITTER + 2 * JITTER * random);
}
