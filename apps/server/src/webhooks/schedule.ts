const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits between tries that Standard Webhooks recommends: 10 tries in 75 hours and 35 minutes. */
export const DEFAULT_WEBHOOK_WAITS_MS: readonly number[] = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

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
