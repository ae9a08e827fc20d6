/** The only argument of a server of the load run. */
export interface ServerPlan {
  readonly dataDir: string;
  /** `bare`: Fastify that reads and writes the same rows, and checks nothing; `keyed`: the same, which looks up the caller's key. */
  readonly app: "docsvc" | "bare" | "keyed";
}

export interface Listening {
  readonly port: number;
}

export interface Used {
  /** Processor time since the start, of all threads. */
  readonly cpuMs: number;
}

export const ORGANISATION = "load";
