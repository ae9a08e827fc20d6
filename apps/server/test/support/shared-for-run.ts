/**
 * What is started once for a whole run of the tests instead of once a file: by the first test that asks, and ended with the run. It is
 * held by Vitest's own process, which outlives its workers; they ask over the loopback interface.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Shared {
  /** What those who ask are answered, as JSON: an address. */
  readonly address: string;
  stop(): Promise<void>;
}

export interface Sharing {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Offers one thing; nothing is started before somebody asks. */
export async function shareForRun(start: () => Promise<Shared>): Promise<Sharing> {
  let shared: Promise<Shared> | undefined;
  const server = createServer((_, response) => {
    shared ??= start();
    shared.then(
      ({ address }) => response.end(address),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // A start may take longer on a busy machine than Node gives a request.
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

/** @param url - as {@link shareForRun} gave it */
export async function sharedAddress(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`What all tests share did not start: ${text}`);
  return text;
}
