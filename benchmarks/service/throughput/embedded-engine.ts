import { fork } from "node:child_process";
import { once } from "node:events";
import { builtEntry } from "@docsvc/server/test/support/built-entry.ts";

export interface EmbeddedEngine extends Disposable {
  /** Average processor time of one reading, in milliseconds. */
  cpuMsOf(path: string, times: number): Promise<number>;
}

/** The engine without a service, built like the service's children. */
export async function embeddedEngine(): Promise<EmbeddedEngine> {
  const child = fork(await builtEntry(new URL("./engine-process.ts", import.meta.url)), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    execArgv: [],
  });
  return {
    async cpuMsOf(path, times) {
      child.send({ path, times });
      const [{ cpuMs }] = (await once(child, "message")) as [{ readonly cpuMs: number }];
      return cpuMs / times;
    },
    [Symbol.dispose]: () => child.disconnect(),
  };
}
