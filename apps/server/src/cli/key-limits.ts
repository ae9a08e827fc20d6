import type { KeyLimits } from "../ports/key-store.ts";
import { usageError } from "./command-error.ts";
import { readInteger } from "./read-integer.ts";

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** Reads `--rate 10/s` and `--concurrency 4`. @throws {@link CommandError} */
export function readKeyLimits(flags: { readonly rate?: string; readonly concurrency?: string }): KeyLimits {
  const { rate, concurrency } = flags;
  return {
    rate: rate === undefined ? null : readRate(rate),
    concurrency:
      concurrency === undefined ? null : readInteger(concurrency, { name: "--concurrency", least: 1, most: 100_000 }),
  };
}

/** The inverse of `readKeyLimits`. */
export function writeKeyLimits({ rate, concurrency }: KeyLimits): string {
  const unit = Object.entries(SECONDS).find(([, seconds]) => seconds === rate?.seconds)?.[0];
  const parts = [
    rate === null ? undefined : `${rate.count}/${unit ?? `${rate.seconds}s`}`,
    concurrency === null ? undefined : `${concurrency} at once`,
  ];
  return parts.filter((part) => part !== undefined).join(", ") || "-";
}

function readRate(text: string): { count: number; seconds: number } {
  const [, count = "", unit = ""] = /^(\d+)\/([smh])$/.exec(text) ?? [];
  const seconds = SECONDS[unit];
  if (seconds === undefined) throw usageError(`--rate is a number of requests a time, such as 10/s, 600/m or 5000/h.`);
  return { count: readInteger(count, { name: "--rate", least: 1, most: 1_000_000 }), seconds };
}
