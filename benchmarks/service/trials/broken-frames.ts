import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../hostile/random.ts";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { runService } from "../load/running-service.ts";
import { callSteadily } from "./steady-caller.ts";
import type { Trial } from "./trial.ts";

const MUTATED = 1000;
const AT_ONCE = 20;
const ANSWER_MS = 5000;
const H = "Host: docs.test\r\n";

/** Requests that two HTTP parsers may interpret differently, or reject. */
const FRAMES: readonly string[] = [
  `POST /parse HTTP/1.1\r\n${H}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
  `POST /parse HTTP/1.1\r\n${H}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /jobs HTTP/1.1\r\n\r\n`,
  `POST /parse HTTP/1.1\r\n${H}Transfer-Encoding: chunked, identity\r\n\r\n5\r\nhello\r\n0\r\n\r\n`,
  `POST /parse HTTP/1.1\r\n${H}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
  `POST /parse HTTP/1.1\r\n${H}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx`,
  `POST /parse HTTP/1.1\r\n${H}Transfer-Encoding: chunked\r\n\r\n5;${"x".repeat(100_000)}\r\nhello\r\n0\r\n\r\n`,
  `POST /parse HTTP/1.1\r\n${H}Transfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0\r\n\r\n`,
  `POST /parse HTTP/1.1\r\n${H}Content-Length: -1\r\n\r\n`,
  `POST /parse HTTP/1.1\r\n${H}Content-Length: 99999999999999999999\r\n\r\n`,
  `GET /health HTTP/1.1\r\n${H}X: ${"a".repeat(200_000)}\r\n\r\n`,
  `GET /health HTTP/1.1\r\n${H}${"A: b\r\n".repeat(20_000)}\r\n`,
  `GET /${"a".repeat(200_000)} HTTP/1.1\r\n${H}\r\n`,
  "GET /health HTTP/1.1\r\n\r\n",
  `GET /health HTTP/1.1\r\n${H}${H}\r\n`,
  `GET /health HTTP/1.1\nHost: docs.test\n\n`,
  `GET /health HTTP/1.1\r\n${H} folded: yes\r\n\r\n`,
  `GET /health HTTP/1.1\r\nHost: docs.test\u0000.evil.test\r\n\r\n`,
  `GET http://evil.test/jobs HTTP/1.1\r\n${H}\r\n`,
  `GET //evil.test/jobs HTTP/1.1\r\n${H}\r\n`,
  `CONNECT evil.test:443 HTTP/1.1\r\n${H}\r\n`,
  `TRACE / HTTP/1.1\r\n${H}\r\n`,
  `GET /jobs HTTP/1.1\r\n${H}Upgrade: h2c\r\nConnection: Upgrade\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  `GET /jobs HTTP/1.1\r\n${H}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  `GET /health HTTP/1.1\r\n${H}\r\n`.repeat(1000),
  `POST /parse HTTP/1.1\r\n${H}Expect: 100-continue\r\nContent-Length: 10\r\n\r\n`,
  `POST /upload HTTP/1.1\r\n${H}Content-Type: multipart/form-data; boundary=${"b".repeat(5000)}\r\nContent-Length: 5\r\n\r\nhello`,
  "\r\n".repeat(50_000),
];

/** Malformed and smuggled HTTP requests, each unchanged and 1,000 with changed bytes, none with a key. */
export const brokenFrames: Trial = async (folder) => {
  await using service = await runService({ dataDir: join(folder, "data"), slots: 2 });
  const input = await service.upload(await pdfWith(["A line."]), "a.pdf");
  const steady = callSteadily(service, input);
  const { hostname, port } = new URL(service.url);
  const random = seededRandom(1);
  const all = [...FRAMES, ...Array.from({ length: MUTATED }, () => mutated(random.of(FRAMES), random))];
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  const one = async (frame: string): Promise<void> => {
    const answer = await answerTo(hostname, Number(port), frame);
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status!);
    for (const status of statuses.length === 0 ? ["closed"] : statuses) counts[status] = (counts[status] ?? 0) + 1;
    // Without a key, only public routes may answer with 200.
    if (/"job_id"|"file_id"/.test(answer)) {
      faults.push(`A frame was taken for a call with a key: ${JSON.stringify(frame.slice(0, 200))}`);
    }
    if (statuses.some((status) => status.startsWith("5"))) {
      faults.push(`A frame was answered with ${statuses.join(", ")}: ${JSON.stringify(frame.slice(0, 200))}`);
    }
  };
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(one));
  const { refused, ...met } = await steady.stop();
  const isAlive = service.isAlive() && (await service.ask("GET", "/health")).status === 200;
  return {
    counts: { frames: all.length, ...counts, ...met },
    faults: [...faults, ...refused, ...(isAlive ? [] : ["The service ended."])],
  };
};

function mutated(frame: string, random: ReturnType<typeof seededRandom>): string {
  const bytes = Buffer.from(frame.slice(0, 5000), "latin1");
  for (let change = 0; change < 1 + random.below(5); change += 1) bytes[random.below(bytes.length)] = random.below(256);
  return bytes.toString("latin1");
}

/** Everything received until the connection ends or no more data arrives. */
async function answerTo(host: string, port: number, frame: string): Promise<string> {
  const socket = connect(port, host);
  const chunks: Buffer[] = [];
  socket.on("error", () => {}).on("data", (chunk: Buffer) => chunks.push(chunk));
  socket.end(Buffer.from(frame, "latin1"));
  await Promise.race([once(socket, "close").catch(() => undefined), sleep(ANSWER_MS)]);
  socket.destroy();
  return Buffer.concat(chunks).toString("latin1");
}
