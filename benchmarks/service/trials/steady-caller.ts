import { setTimeout as sleep } from "node:timers/promises";
import { quantile } from "../load/http-load.ts";
import type { Caller } from "../load/running-service.ts";

/** The experience of a client that sends a small document twice a second during a trial. */
export interface Met {
  readonly requests: number;
  readonly p50Ms: number;
  readonly mostMs: number;
  /** Answers other than 200, and requests without an answer. */
  readonly refused: readonly string[];
}

export function callSteadily(caller: Caller, input: string): { stop(): Promise<Met> } {
  const latencies: number[] = [];
  const refused: string[] = [];
  let isOver = false;
  const running = (async (): Promise<void> => {
    while (!isOver) {
      const started = performance.now();
      try {
        const { status } = await caller.ask("POST", "/parse", { json: { input } });
        if (status === 200) latencies.push(performance.now() - started);
        else refused.push(`Another caller was answered with ${status}.`);
      } catch (error) {
        refused.push(`Another caller got no answer: ${String(error)}.`);
      }
      await sleep(500);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await running;
      const sorted = latencies.toSorted((a, b) => a - b);
      return {
        requests: sorted.length,
        p50Ms: Math.round(quantile(sorted, 0.5)),
        mostMs: Math.round(sorted.at(-1) ?? 0),
        refused,
      };
    },
  };
}
