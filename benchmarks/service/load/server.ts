import { fork } from "node:child_process";
import { once } from "node:events";
import type { Listening, ServerPlan, Used } from "./plan.ts";

export interface Server extends AsyncDisposable {
  readonly port: number;
  /** Processor time that the process has used so far. */
  cpuMs(): Promise<number>;
}

const ENTRY = new URL("./server-process.ts", import.meta.url);

/** A separate process, so that the clients' work does not count as the server's. */
export async function startServer(plan: ServerPlan): Promise<Server> {
  const child = fork(ENTRY, [JSON.stringify(plan)], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = once(child, "exit").then(() => {
    throw new Error(`The ${plan.app} server ended early.`);
  });
  ended.catch(() => {});
  const answer = async <Message>(): Promise<Message> => {
    const [message] = (await Promise.race([once(child, "message"), ended])) as [Message];
    return message;
  };
  const { port } = await answer<Listening>();
  return {
    port,
    cpuMs: async () => {
      const answered = answer<Used>();
      child.send("cpu");
      return (await answered).cpuMs;
    },
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}
