import { connect } from "node:net";
import type { Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { runService } from "../load/running-service.ts";
import { callSteadily } from "./steady-caller.ts";
import type { Trial } from "./trial.ts";

const CONNECTIONS = 400;
const BYTE_MS = 1000;
/** Headers may take 60 s, and Node.js checks every 30 s. */
const LONGEST_MS = 100_000;

/** 400 connections that send one byte per second, half of them headers and half bodies, none with a key (slowloris). */
export const slowRequests: Trial = async (folder) => {
  await using service = await runService({ dataDir: join(folder, "data"), slots: 2 });
  const input = await service.upload(await pdfWith(["A line."]), "a.pdf");
  const { hostname, port } = new URL(service.url);
  const steady = callSteadily(service, input);
  const started = performance.now();
  let closed = 0;
  let lastClosedMs = 0;
  const sockets: Socket[] = Array.from({ length: CONNECTIONS }, (_, index) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.once("close", () => {
      closed += 1;
      lastClosedMs = performance.now() - started;
    });
    const head = `POST /parse HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`;
    socket.write(index % 2 === 0 ? head : `${head}Content-Length: 1000000\r\n\r\n`);
    return socket;
  });
  while (closed < CONNECTIONS && performance.now() - started < LONGEST_MS) {
    for (const [index, socket] of sockets.entries()) if (socket.writable) socket.write(index % 2 === 0 ? "x" : " ");
    await sleep(BYTE_MS);
  }
  const [closedByService, lastMs] = [closed, lastClosedMs];
  for (const socket of sockets) socket.destroy();
  const { refused, ...met } = await steady.stop();
  const open = CONNECTIONS - closedByService;
  return {
    counts: { connections: CONNECTIONS, closedByService, lastClosedMs: Math.round(lastMs), ...met },
    faults: [
      ...refused,
      ...(open > 0 ? [`${open} connections were still open after ${LONGEST_MS / 1000} s.`] : []),
      ...(met.requests === 0 ? ["No other caller was served."] : []),
    ],
  };
};
