/** Words that the form of the file keeps: earlier revisions, compressed objects, filters, garbage around the objects. Written with qpdf. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contentStream, type RawObject } from "@docsvc/fixtures/raw-pdf";
import { HIDDEN, LETTER, line, type Trap, trapPdf } from "./trap.ts";

const plain = (): Uint8Array =>
  trapPdf(LETTER, {
    trailer: `/Info << /Title (${HIDDEN}) >>`,
    catalog: "/Outlines << /First 6 0 R /Last 6 0 R >>",
    more: [`<< /Title (${HIDDEN}) >>`],
  });

/** An update at the end of a file (ISO 32000-1, 7.5.6) that replaces objects. */
function updated(bytes: Uint8Array, objects: Readonly<Record<number, string>>, trailer = ""): Uint8Array {
  const text = Buffer.from(bytes).toString("latin1");
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/u.exec(text)![1]!;
  let body = text;
  const entries: string[] = [];
  for (const [number, object] of Object.entries(objects)) {
    entries.push(`${number} 1\n${String(body.length).padStart(10, "0")} 00000 n \n`);
    body += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const at = body.length;
  body += `xref\n${entries.join("")}trailer\n<< /Size 20 /Root 1 0 R /Prev ${before} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(body, "latin1");
}

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

function throughQpdf(bytes: Uint8Array, ...options: readonly string[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "docsvc-trap-"));
  const [source, wanted] = [join(folder, "in.pdf"), join(folder, "out.pdf")];
  writeFileSync(source, bytes);
  execFileSync("qpdf", [...options, source, wanted], { stdio: "ignore" });
  const written = new Uint8Array(readFileSync(wanted));
  rmSync(folder, { recursive: true });
  return written;
}

const ascii85 = (text: string): string => {
  const bytes = Buffer.from(text, "latin1");
  let out = "";
  for (let at = 0; at < bytes.length; at += 4) {
    const part = Buffer.alloc(4);
    const size = bytes.copy(part, 0, at, at + 4);
    let value = part.readUInt32BE();
    const digits = Array.from({ length: 5 }, () => {
      const digit = value % 85;
      value = Math.floor(value / 85);
      return String.fromCharCode(33 + digit);
    }).toReversed();
    out += size === 4 && digits.join("") === "!!!!!" ? "z" : digits.slice(0, size + 1).join("");
  }
  return `${out}~>`;
};
const runLength = (text: string): Buffer => {
  const bytes = Buffer.from(text, "latin1");
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 128) {
    const part = bytes.subarray(at, at + 128);
    parts.push(Buffer.from([part.length - 1]), part);
  }
  return Buffer.concat([...parts, Buffer.from([128])]);
};
const filtered = (name: string, object: RawObject): Trap => ({
  name,
  bytes: trapPdf("", { page: "/Contents 6 0 R", more: [object] }),
});
const around = (before: string, after: string): Uint8Array =>
  Buffer.concat([Buffer.from(before), plain(), Buffer.from(after)]);

export const fileTraps = (): readonly Trap[] => [
  { name: "an earlier revision of the page", bytes: updated(trapPdf(`${LETTER}${line(`${HIDDEN} of old`, 600)}`), { 4: stream(LETTER) }) },
  { name: "an earlier revision of the properties", bytes: updated(trapPdf(LETTER, { trailer: "/Info 6 0 R", more: [`<< /Title (${HIDDEN}) >>`] }), { 6: "<< /Title (clean) >>" }, "/Info 6 0 R") },
  { name: "three revisions, the last one with the word", bytes: updated(updated(trapPdf(line("Old text.")), { 4: stream(line("Newer text.")) }), { 4: stream(LETTER) }) },
  { name: "objects in compressed streams", bytes: throughQpdf(plain(), "--object-streams=generate", "--compress-streams=y") },
  { name: "a linearised file", bytes: throughQpdf(plain(), "--linearize") },
  { name: "an encrypted file without a password to open", bytes: throughQpdf(plain(), "--encrypt", "", "owner", "256", "--") },
  { name: "a file with RC4 encryption", bytes: throughQpdf(plain(), "--allow-weak-crypto", "--encrypt", "", "owner", "128", "--use-aes=n", "--") },
  { name: "text before and after the file", bytes: around(`${HIDDEN}\n`, `\n% ${HIDDEN}\n`) },
  { name: "comments between the objects", bytes: Buffer.from(Buffer.from(plain()).toString("latin1").replace("5 0 obj", `% ${HIDDEN}\n5 0 obj`), "latin1") },
  filtered("a content stream in hexadecimal", contentStream(`${Buffer.from(LETTER, "latin1").toString("hex")}>`, "/Filter /ASCIIHexDecode")),
  filtered("a content stream in base 85", contentStream(ascii85(LETTER), "/Filter /ASCII85Decode")),
  filtered("a content stream in runs", { dictionary: "/Filter /RunLengthDecode", stream: runLength(LETTER) }),
  filtered("a content stream through two filters", { dictionary: "/Filter [/ASCIIHexDecode /RunLengthDecode]", stream: Buffer.from(`${runLength(LETTER).toString("hex")}>`) }),
  { name: "text behind the end of a stream", bytes: Buffer.from(Buffer.from(plain()).toString("latin1").replace("endstream", `\nendstream ${HIDDEN}`), "latin1") },
]; // prettier-ignore
