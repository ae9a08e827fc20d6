import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

export interface Received {
  readonly byJob: ReadonlyMap<string, { readonly ids: Set<string>; readonly types: Set<string> }>;
  readonly deliveries: number;
  readonly badSignatures: number;
}

export interface CrashReceiver extends AsyncDisposable {
  readonly url: string;
  readonly received: Received;
}

/** One in this many deliveries is refused, so that there are also second attempts. */
const REFUSE_EVERY = 25;

/** Verifies and records every delivery that it accepts. */
export async function crashReceiver(secret: string): Promise<CrashReceiver> {
  const byJob = new Map<string, { ids: Set<string>; types: Set<string> }>();
  const received = { byJob, deliveries: 0, badSignatures: 0 };
  const webhook = new Webhook(secret);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.deliveries += 1;
      if (received.deliveries % REFUSE_EVERY === 0) return response.writeHead(503).end();
      try {
        const headers = request.headers as Record<string, string>;
        const body = Buffer.concat(chunks).toString("utf8");
        const event = webhook.verify(body, headers) as { type: string; data: { job_id: string } };
        const known = byJob.get(event.data.job_id) ?? { ids: new Set(), types: new Set() };
        known.ids.add(headers["webhook-id"]!);
        known.types.add(event.type);
        byJob.set(event.data.job_id, known);
      } catch {
        received.badSignatures += 1;
      }
      return response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
