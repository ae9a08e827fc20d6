import { connect } from "node:net";
import type { Socket } from "node:net";

export interface LoadOptions {
  readonly port: number;
  /** Clients that each send one request after the other. */
  readonly callers: number;
  /** Number of requests of all clients together. */
  readonly requests: number;
  /** The complete request as sent over the connection. */
  readonly request: (index: number) => string;
}

export interface LoadFigures {
  readonly seconds: number;
  readonly byStatus: Readonly<Record<string, number>>;
  /** Connections that closed before the answer was complete. */
  readonly broken: number;
  /** Answers 429 and 503 without Retry-After. */
  readonly withoutRetryAfter: number;
  /** Milliseconds to the answer, ascending. */
  readonly latencies: readonly number[];
}

/**
 * Drives a server on this machine over raw sockets: a client that used more processor time than the server would measure
 * itself.
 */
export async function driveLoad(options: LoadOptions): Promise<LoadFigures> {
  const byStatus: Record<string, number> = {};
  const latencies: number[] = [];
  let broken = 0;
  let withoutRetryAfter = 0;
  let next = 0;
  const caller = async (): Promise<void> => {
    const connection = await Connection.open(options.port);
    while (next < options.requests) {
      const sent = performance.now();
      const head = await connection.ask(options.request(next++)).catch(() => undefined);
      if (head === undefined) {
        broken += 1;
        break;
      }
      latencies.push(performance.now() - sent);
      const status = head.slice(9, 12);
      byStatus[status] = (byStatus[status] ?? 0) + 1;
      if ((status === "429" || status === "503") && !/^retry-after: \d/im.test(head)) withoutRetryAfter += 1;
    }
    connection.close();
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: options.callers }, caller));
  const seconds = (performance.now() - started) / 1000;
  return { seconds, byStatus, broken, withoutRetryAfter, latencies: latencies.sort((a, b) => a - b) };
}

/** The value below which this share of the ordered values is. */
export function quantile(ordered: readonly number[], share: number): number {
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;
}

/** A persistent connection; reads answers with a Content-Length. */
class Connection {
  readonly #socket: Socket;
  #received = "";
  #settle: { resolve: (head: string) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => this.#take(text));
    const end = (): void => this.#settle?.reject(new Error("The connection was closed."));
    socket.on("error", end).on("close", end);
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, "127.0.0.1");
    await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    return new Connection(socket);
  }

  /** Returns the head of the answer. */
  ask(request: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    this.#settle = { resolve, reject };
    if (this.#socket.destroyed) reject(new Error("The connection is closed."));
    else this.#socket.write(request, "latin1");
    return promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const headEnd = this.#received.indexOf("\r\n\r\n");
    if (headEnd === -1) return;
    const head = this.#received.slice(0, headEnd);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (this.#received.length < headEnd + 4 + length) return;
    this.#received = "";
    this.#settle?.resolve(head);
  }
}
