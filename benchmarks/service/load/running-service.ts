import { fork } from "node:child_process";
import { once } from "node:events";
import type { ServiceOptions } from "@docsvc/server/src/settings/options.ts";
import { createApiKey } from "@docsvc/server/src/auth/api-key.ts";
import { childrenOf, useOfTree } from "@docsvc/server/src/work/process-tree.ts";
import { builtEntry } from "@docsvc/server/test/support/built-entry.ts";

export interface Caller {
  ask(method: string, path: string, options?: AskOptions): Promise<Answer>;
  /** Uploads a document and returns its reference. */
  upload(bytes: Uint8Array, name: string): Promise<string>;
}

export interface RunningService extends Caller, AsyncDisposable {
  readonly url: string;
  /** The same caller with another key. */
  as(key: string): Caller;
  /** Resident bytes of the service, and of its largest child with its programs. */
  memory(): { readonly service: number; readonly child: number };
  readonly pid: number;
  isAlive(): boolean;
  /** Sends a message to a module preloaded by the service's flags. */
  send(message: object): void;
}

export interface AskOptions {
  readonly json?: unknown;
  readonly body?: FormData;
}

export interface Answer {
  readonly status: number;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Starts the service in a separate process, so that its figures do not include this process's memory and time. */
export async function runService(
  options: Partial<ServiceOptions> & { readonly dataDir: string },
  nodeFlags: readonly string[] = [],
): Promise<RunningService> {
  const apiKey = createApiKey();
  const entry = await builtEntry(new URL("./service-process.ts", import.meta.url));
  const child = fork(entry, [JSON.stringify({ ...options, apiKey })], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    execArgv: [...nodeFlags],
  });
  const [url] = (await once(child, "message")) as [string];
  child.stderr?.pipe(process.stderr);
  return {
    ...callerWith(url, apiKey),
    url,
    as: (key) => callerWith(url, key),
    memory: () => memoryOf(child.pid!),
    pid: child.pid!,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    send: (message) => void child.send(message),
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, "exit");
      if (child.connected) child.disconnect();
      if (child.exitCode === null && child.signalCode === null) await gone;
    },
  };
}

function callerWith(url: string, apiKey: string): Caller {
  const ask: Caller["ask"] = async (method, path, { json, body } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(json === undefined ? (body === undefined ? {} : { body }) : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, json: JSON.parse(text) as Answer["json"] };
  };
  return {
    ask,
    upload: async (bytes, name) => {
      const form = new FormData();
      form.set("file", new Blob([bytes]), name);
      const { status, json } = await ask("POST", "/upload", { body: form });
      if (status !== 200) throw new Error(`The upload of ${name} was answered with ${status}.`);
      return String(json["file_id"]);
    },
  };
}

function memoryOf(pid: number): { service: number; child: number } {
  const children = childrenOf(pid).map((child) => useOfTree(child).bytes);
  const service = useOfTree(pid).bytes - children.reduce((sum, bytes) => sum + bytes, 0);
  return { service, child: Math.max(0, ...children) };
}
