/** A proxy that is reached with TLS and tunnels TLS, as in a company, with certificates of an authority that is created here. */
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:https";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { fixture } from "@docsvc/fixtures";
import { needing } from "@docsvc/fixtures/needing";
import { afterAll, beforeAll, expect } from "vitest";
import { createGuardedFetch } from "./guarded-fetch.ts";

const bin = join(import.meta.dirname, "../../bin/docsvc.js");
const { describe, test } = needing(hasOpenssl() ? undefined : "no openssl program; apt-get install openssl");

describe("a proxy by TLS", () => {
  let folder: string;
  let documents: Server;
  let proxy: Server;
  const asked: { readonly url: string | undefined; readonly key: string | undefined }[] = [];
  const portOf = (server: Server): number => (server.address() as AddressInfo).port;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "docsvc-tls-"));
    const pair = makeCertificate(folder);
    documents = createServer(pair, (_, response) => response.end(readFileSync(fixture("rotated/rotate-0.pdf"))));
    proxy = createServer(pair).on("connect", (request, socket) => {
      asked.push({ url: request.url, key: request.headers["proxy-authorization"] });
      const onward = connect(portOf(documents), "127.0.0.1", () => {
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        onward.pipe(socket).pipe(onward);
      });
      for (const end of [socket, onward]) end.on("error", () => end.destroy());
    });
    for (const server of [documents, proxy]) await once(server.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(async () => {
    for (const server of [documents, proxy]) {
      server.close();
      server.closeAllConnections();
    }
    await rm(folder, { recursive: true });
  });

  test("a command reads a document through it, with the company's authority and the proxy's password", async () => {
    const env = {
      ...process.env,
      HTTPS_PROXY: `https://reader:secret@localhost:${portOf(proxy)}`,
      NODE_EXTRA_CA_CERTS: join(folder, "authority.pem"),
    };
    const { stdout } = await promisify(execFile)(process.execPath, [bin, "parse", "https://documents.test/a.pdf"], {
      env,
    });
    expect(stdout).toContain("Saltgate");
    expect(asked).toEqual([
      { url: "documents.test:443", key: `Basic ${Buffer.from("reader:secret").toString("base64")}` },
    ]);
  });

  test("without the authority the message names the setting, and nothing is fetched", async () => {
    const guarded = createGuardedFetch(() => false, undefined, { proxy: `https://localhost:${portOf(proxy)}` });
    const limits = { maxBytes: 1e6, deadlineMs: 10_000 };
    const document = guarded.document("https://documents.test/a.pdf", limits, new AbortController().signal);
    await expect(buffer(document)).rejects.toThrow(/not trusted here. Start docsvc with NODE_EXTRA_CA_CERTS=FILE/);
    await guarded.close();
  });
});

/** A certificate for the proxy and the documents, signed by an authority that no system knows. */
function makeCertificate(folder: string): { readonly key: Buffer; readonly cert: Buffer } {
  const openssl = (...args: readonly string[]): void =>
    void execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  openssl(
    "req",
    "-x509",
    ...key,
    "-keyout",
    "authority.key",
    "-out",
    "authority.pem",
    "-subj",
    "/CN=Company",
    "-days",
    "2",
  );
  openssl(
    "req",
    ...key,
    "-keyout",
    "server.key",
    "-out",
    "server.csr",
    "-subj",
    "/CN=localhost",
    "-addext",
    "subjectAltName=DNS:localhost,DNS:documents.test",
  );
  openssl("x509", "-req", "-in", "server.csr", "-CA", "authority.pem", "-CAkey", "authority.key", "-CAcreateserial", "-copy_extensions", "copy", "-days", "2", "-out", "server.pem"); // prettier-ignore
  return { key: readFileSync(join(folder, "server.key")), cert: readFileSync(join(folder, "server.pem")) };
}

function hasOpenssl(): boolean {
  try {
    execFileSync("openssl", ["version"], { stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}
