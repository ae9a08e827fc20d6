/** The only argument of a server of the load run. */
export interface ServerPlan {
  readonly dataDir: string;
  /** `bare`: Fastify that reads and writes the same rows, without checks; `keyed`: the same, but looks up the caller's key. */
  readonly app: "docsvc" | "bare" | "keyed";
}

export interface Listening {
  readonly port: number;
}

export interface Used {
  /** Processor time of all threads since the start. */
  readonly cpuMs: number;
}

export const ORGANISATION = "load";
