/** An HTTPS proxy on 127.0.0.1 that counts the bytes downloaded through it. */
import { createServer } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";

export interface CountingProxy extends AsyncDisposable {
  readonly url: string;
  readonly bytes: () => number;
}

export async function startCountingProxy(): Promise<CountingProxy> {
  let bytes = 0;
  const server = createServer((_, response) => response.writeHead(405).end());
  server.on("connect", (request, socket) => {
    const { hostname, port } = new URL(`https://${request.url}`);
    const far = connect(Number(port || 443), hostname, () => {
      socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      far.on("data", (chunk) => (bytes += chunk.length));
      far.pipe(socket).pipe(far);
    });
    for (const [one, other] of [
      [far, socket],
      [socket, far],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url, bytes: () => bytes, [Symbol.asyncDispose]: close };
}
