/**
 * Starts something once for a whole test run instead of once for each file: the first test that requests it starts it, and it stops with the run.
 * Vitest's main process owns it, as it outlives the workers, which request it over the loopback interface.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Shared {
  /** The JSON answer for those who request it: an address. */
  readonly address: string;
  stop(): Promise<void>;
}

export interface Sharing {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Offers one shared thing; it is started on the first request. */
export async function shareForRun(start: () => Promise<Shared>): Promise<Sharing> {
  let shared: Promise<Shared> | undefined;
  const server = createServer((_, response) => {
    shared ??= start();
    shared.then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // A start on a busy machine may take longer than Node's default request timeout.
  server.requestTimeout = 0;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await (await shared?.catch(() => undefined))?.stop();
    },
  };
}

/** @param url - returned by {@link shareForRun} */
export async function sharedAddress(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`What all tests share did not start: ${text}`);
  return text;
}
