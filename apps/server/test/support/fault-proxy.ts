import { createServer, request as forward } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Faults of a network or a server; `none` lets the request through. */
export const faults = [
  "none",
  "503 before the service",
  "503 after the service",
  "429",
  "reset before the answer",
  "reset within the answer",
  "slow headers",
  "truncated JSON",
  "delivered twice",
] as const;

/** Outages that differ from a slow response only in duration, and that last longer than the caller waits. */
export const stalls = ["stall before the answer", "stall within the answer"] as const;

export type Fault = (typeof faults)[number] | (typeof stalls)[number];

export interface FaultProxy extends AsyncDisposable {
  readonly baseUrl: string;
  /** How often each fault was injected. */
  readonly played: Readonly<Record<Fault, number>>;
}

/** A proxy in front of a service that injects the faults that `choose` returns. */
export async function faultProxy(
  target: string,
  choose: (method: string, path: string) => Fault,
  slowMs: number,
): Promise<FaultProxy> {
  const played = Object.fromEntries([...faults, ...stalls].map((fault) => [fault, 0])) as Record<Fault, number>;
  const server = createServer((incoming, outgoing) => {
    // The proxy ignores clients that gave up.
    const { method = "", url = "" } = incoming;
    void relay(target, choose(method, url), { incoming, outgoing, slowMs, played }).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    played,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  readonly slowMs: number;
  readonly played: Record<Fault, number>;
}

async function relay(target: string, fault: Fault, exchange: Exchange): Promise<void> {
  const { incoming, outgoing, slowMs, played } = exchange;
  const body = await readAll(incoming);
  played[fault] += 1;
  if (fault === "503 before the service") return refuse(outgoing, 503, {});
  if (fault === "429") return refuse(outgoing, 429, { "retry-after": "0.2" });
  const answer = await ask(target, incoming, body);
  if (fault === "delivered twice") await ask(target, incoming, body);
  if (fault === "503 after the service") return refuse(outgoing, 503, {});
  if (fault === "reset before the answer") return void outgoing.destroy();
  if (fault === "stall before the answer") return;
  if (fault === "slow headers") {
    await new Promise((resolve) => {
      setTimeout(resolve, slowMs);
    });
  }
  const half = answer.body.subarray(0, Math.floor(answer.body.length / 2));
  if (fault === "truncated JSON") {
    outgoing.writeHead(answer.status, { ...answer.headers, "content-length": half.length });
    return void outgoing.end(half);
  }
  outgoing.writeHead(answer.status, answer.headers);
  if (fault === "stall within the answer") return void outgoing.write(half);
  if (fault === "reset within the answer") return void outgoing.write(half, () => outgoing.destroy());
  outgoing.end(answer.body);
}

function refuse(outgoing: ServerResponse, status: number, headers: Readonly<Record<string, string>>): void {
  outgoing.writeHead(status, { "content-type": "application/json", ...headers });
  outgoing.end('{"error":"a fault of the network"}');
}

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

async function ask(
  target: string,
  { method = "GET", url = "/", headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const { "transfer-encoding": _chunked, ...rest } = headers;
    const outgoing = forward(new URL(url, target), { method, headers: { ...rest, "content-length": body.length } });
    outgoing.on("response", resolve).on("error", reject).end(body);
  });
  const answered = await readAll(message);
  const { "transfer-encoding": _chunked, ...rest } = message.headers;
  return {
    status: message.statusCode ?? 502,
    // The response to a HEAD request states the length of the body that it omits.
    headers: method === "HEAD" ? rest : { ...rest, "content-length": `${answered.length}` },
    body: answered,
  };
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
