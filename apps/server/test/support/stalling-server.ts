import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

export interface StallingServer extends AsyncDisposable {
  readonly url: string;
  /** Number of connections accepted so far. */
  readonly connections: () => number;
}

/** Accepts every connection, answers a request with the incomplete response `begun`, then sends nothing more and never hangs up. */
export async function stallingServer(begun = ""): Promise<StallingServer> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    // A client that gave up may reset the connection.
    socket.on("error", () => {});
    socket.once("data", () => socket.write(begun));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => sockets.length,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
