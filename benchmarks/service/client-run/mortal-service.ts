import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { builtEntry } from "@docsvc/server/test/support/built-entry.ts";
import { freePorts } from "@docsvc/server/test/support/free-ports.ts";

/** A service that is killed abruptly, and restarted at the same address. */
export interface MortalService extends AsyncDisposable {
  readonly baseUrl: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

const ENTRY = new URL(import.meta.resolve("@docsvc/server/test/support/service-process.ts"));

export async function mortalService(dataDir: string, apiKey: string): Promise<MortalService> {
  const port = (await freePorts(1))[0]!;
  const entry = fileURLToPath(await builtEntry(ENTRY));
  let running: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    const args = ["--disable-warning=ExperimentalWarning", entry, dataDir, apiKey, "-", "-", String(port)];
    running = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
    const lines = createInterface({ input: running.stdout! });
    await Promise.race([once(lines, "line"), failed(running)]);
  };
  const kill = async (): Promise<void> => {
    const gone = once(running!, "exit");
    running!.kill("SIGKILL");
    await gone;
  };
  await start();
  return { baseUrl: `http://127.0.0.1:${port}`, start, kill, [Symbol.asyncDispose]: kill };
}

async function failed(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, "exit")) as [number | null];
  throw new Error(`The service ended with ${code} before it was ready.`);
}
