import { join } from "node:path";
import { pdfWith } from "@docsvc/server/test/support/pdf.ts";
import { runService } from "../load/running-service.ts";
import { callSteadily } from "./steady-caller.ts";
import type { Trial } from "./trial.ts";

const MEMORY_MB = 1000;
const DEADLINE_S = 20;
const SIDES = [5000, 30_000, 65_500, 2 ** 31 - 1] as const;

/** PDFs whose images, encoded as JBIG2 and JPEG 2000, claim to be huge, once and a hundred times on a page. */
export const pictureBombs: Trial = async (folder) => {
  const limits = { memoryBytes: MEMORY_MB * 1e6 };
  await using service = await runService({ dataDir: join(folder, "data"), slots: 2, limits });
  const steady = callSteadily(service, await service.upload(await pdfWith(["A line."]), "a.pdf"));
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  let peakMb = 0;
  let slowestMs = 0;
  const sampler = setInterval(() => {
    peakMb = Math.max(peakMb, Math.round(service.memory().child / 1e6));
  }, 50);
  for (const side of SIDES) {
    for (const [filter, data] of [
      ["JBIG2Decode", jbig2(side)],
      ["JPXDecode", jpx(side)],
    ] as const) {
      for (const copies of [1, 100]) {
        const input = await service.upload(pdfWithPicture(filter, data, side, copies), "bomb.pdf");
        const started = performance.now();
        const { status, json } = await service.ask("POST", "/parse", {
          json: { input, settings: { timeout: DEADLINE_S } },
        });
        slowestMs = Math.max(slowestMs, performance.now() - started);
        const end = status === 200 ? "completed" : String(json["code"]);
        counts[end] = (counts[end] ?? 0) + 1;
        if (end === "internal_error" || end === "worker_lost") faults.push(`${filter} of ${side} ended as ${end}.`);
      }
    }
  }
  clearInterval(sampler);
  const { refused, ...met } = await steady.stop();
  if (peakMb > MEMORY_MB * 1.1) faults.push(`A child took ${peakMb} MB of ${MEMORY_MB}.`);
  if (slowestMs > (DEADLINE_S + 10) * 1000) faults.push(`One took ${Math.round(slowestMs / 1000)} s.`);
  return { counts: { ...counts, peakMb, slowestMs: Math.round(slowestMs), ...met }, faults: [...faults, ...refused] };
};

function pdfWithPicture(filter: string, data: Buffer, side: number, copies: number): Uint8Array {
  const drawn = "q 500 0 0 500 50 50 cm /P Do Q\n".repeat(copies);
  const picture = `<</Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent ${filter === "JBIG2Decode" ? 1 : 8}/Filter/${filter}/Length ${data.length}>>stream\n`;
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n` +
        `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 600]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>endobj\n` +
        `4 0 obj<</Length ${drawn.length}>>stream\n${drawn}endstream endobj\n5 0 obj${picture}`,
    ),
    data,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
  ]);
}

/** A page of this size (ITU-T T.88, 7.4.8), filled by a generic region that claims the same size and has a few bytes of data. */
function jbig2(side: number): Buffer {
  const page = Buffer.alloc(19);
  page.writeUInt32BE(side, 0);
  page.writeUInt32BE(side, 4);
  const region = Buffer.alloc(18 + 8 + 64, 0x55);
  region.fill(0, 0, 18);
  region.writeUInt32BE(side, 0);
  region.writeUInt32BE(side, 4);
  Buffer.from([3, 255, 253, 255, 2, 254, 254, 254]).copy(region, 18);
  return Buffer.concat([segment(0, 48, page), segment(1, 38, region), segment(2, 49, Buffer.alloc(0))]);
}

function segment(number: number, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(11);
  head.writeUInt32BE(number, 0);
  head[4] = type;
  head[6] = 1;
  head.writeUInt32BE(data.length, 7);
  return Buffer.concat([head, data]);
}

/** A codestream (ITU-T T.800, A.5) of this size in one tile, with one component, no decomposition and a few bytes of data. */
function jpx(side: number): Buffer {
  const size = Buffer.alloc(43);
  size.writeUInt16BE(0xff51, 0);
  size.writeUInt16BE(41, 2);
  for (const at of [6, 10, 22, 26]) size.writeUInt32BE(side, at);
  size.writeUInt16BE(1, 38);
  size[40] = 7;
  size[41] = 1;
  size[42] = 1;
  const coding = Buffer.from("ff52000c00000001000005040400", "hex");
  const quantisation = Buffer.from("ff5c00042080", "hex");
  const tile = Buffer.from("ff90000a0000000000000001ff93", "hex");
  const codestream = Buffer.concat([
    Buffer.from("ff4f", "hex"),
    size,
    coding,
    quantisation,
    tile,
    Buffer.alloc(64, 0x55),
    Buffer.from("ffd9", "hex"),
  ]);
  return codestream;
}
