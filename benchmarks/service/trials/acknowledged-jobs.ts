import { setTimeout as sleep } from "node:timers/promises";
import type { Caller } from "../load/running-service.ts";

export interface Submissions {
  /** Ids of jobs that the service has acknowledged. */
  readonly acknowledged: readonly string[];
  /** Number of answers by status; `unanswered` for requests without one. */
  readonly answers: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/** Clients that submit one job after the other until they are stopped. */
export function submitSteadily(caller: Caller, input: () => string, callers = 2, pauseMs = 400): Submissions {
  const acknowledged: string[] = [];
  const answers: Record<string, number> = {};
  let isOver = false;
  const submit = async (): Promise<void> => {
    while (!isOver) {
      const { status, json } = await caller
        .ask("POST", "/parse_async", { json: { input: input() } })
        .catch(() => ({ status: "unanswered", json: {} as Readonly<Record<string, unknown>> }));
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 200) acknowledged.push(String(json["job_id"]));
      await sleep(pauseMs);
    }
  };
  const all = Array.from({ length: callers }, submit);
  return {
    acknowledged,
    answers,
    stop: async () => {
      isOver = true;
      await Promise.all(all);
    },
  };
}

/** Waits until jobs end, and counts them by outcome; those that do not end in time by their status. */
export async function endsOf(
  caller: Caller,
  ids: readonly string[],
  mostMs = 150_000,
): Promise<Record<string, number>> {
  const ends: Record<string, number> = {};
  const deadline = performance.now() + mostMs;
  for (const id of ids) {
    let status = "PENDING";
    do {
      const { json } = await caller.ask("GET", `/job/${id}?wait=5`);
      status = String(json["status"] ?? json["code"]);
    } while ((status === "PENDING" || status === "RUNNING") && performance.now() < deadline);
    ends[status] = (ends[status] ?? 0) + 1;
  }
  return ends;
}

/** A sentence about jobs that did not complete. */
export function lostOf(ends: Readonly<Record<string, number>>): readonly string[] {
  const others = Object.entries(ends).filter(([status]) => status !== "COMPLETED");
  return others.map(([status, jobs]) => `${jobs} acknowledged jobs ended as ${status}.`);
}
