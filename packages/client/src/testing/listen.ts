import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

export interface Listening {
  readonly baseUrl: string;
  readonly close: () => Promise<void>;
}

type Handler = (request: Request) => Promise<Response>;

/** Serves a fetch handler on a real port of this machine. */
export async function listen(fetch: Handler): Promise<Listening> {
  const server = createServer((incoming, outgoing) => void answer(fetch, incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function answer(fetch: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await fetch(toRequest(incoming));
  outgoing.writeHead(response.status, [...response.headers].flat());
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

function toRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const hasBody = method !== "GET" && method !== "HEAD";
  const init = {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody
      ? { body: Readable.toWeb(incoming) as NodeStream<Uint8Array> as ReadableStream, duplex: "half" as const }
      : {}),
  };
  return new Request(`http://plain.test${url}`, init);
}
