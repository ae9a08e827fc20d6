import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Socket } from "node:net";

export interface StallingServer extends AsyncDisposable {
  readonly url: string;
  /** How many connections it has taken so far. */
  readonly connections: () => number;
}

/** Takes every connection, answers a request with `begun`, which is no whole answer, and then says nothing more and hangs up never. */
export async function stallingServer(begun = ""): Promise<StallingServer> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    // Who gave up may reset the connection.
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
