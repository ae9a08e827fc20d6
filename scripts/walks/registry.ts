/**
 * An npm registry on 127.0.0.1 that serves this repository's packages as they would be published, and redirects requests for other
 * packages to the registry that this machine uses. With it, a walk can run a README's commands verbatim before anything is published.
 */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");

export interface Registry extends AsyncDisposable {
  readonly url: string;
}

interface Manifest {
  readonly files?: readonly string[];
}

interface Published {
  readonly name: string;
  readonly file: string;
  readonly bytes: Buffer;
  readonly manifest: { readonly name: string; readonly version: string };
}

/** @param folders of the packages, relative to the root; they must be built */
export async function startRegistry(folders: readonly string[]): Promise<Registry> {
  const scratch = await mkdtemp(join(tmpdir(), "docsvc-registry-"));
  const published: Published[] = [];
  for (const folder of folders) published.push(await pack(folder, scratch));
  await rm(scratch, { recursive: true });
  const upstream = (await run("npm", ["config", "get", "registry"], { cwd: tmpdir() })).stdout.trim();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://registry.test").pathname.slice(1));
    const asked = published.find(({ name, file }) => path === name || path === file);
    if (asked === undefined) response.writeHead(307, { location: new URL(request.url!.slice(1), upstream).href }).end();
    else if (path === asked.file) response.end(asked.bytes);
    else response.setHeader("content-type", "application/json").end(JSON.stringify(packageDocument(asked, url)));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { url, [Symbol.asyncDispose]: close };
}

/** @returns the path of the tarball, as npm would publish it */
export async function packInto(scratch: string, folder: string): Promise<string> {
  const { stdout } = await run(
    "pnpm",
    ["pack", "--json", "--config.ignore-scripts=true", "--pack-destination", scratch],
    { cwd: join(root, folder) },
  );
  return (JSON.parse(stdout.slice(stdout.indexOf("{"))) as { filename: string }).filename;
}

async function pack(folder: string, scratch: string): Promise<Published> {
  // The command is plain JavaScript; all others are packed from what a build made.
  const { files = [] } = JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")) as Manifest;
  if (files.includes("dist") && !existsSync(join(root, folder, "dist"))) {
    throw new Error(`${folder} is not built. First run: npm run build`);
  }
  const path = await packInto(scratch, folder);
  const { stdout } = await run("tar", ["-xzOf", path, "package/package.json"]);
  const manifest = JSON.parse(stdout) as Published["manifest"];
  return { name: manifest.name, file: `-/${basename(path)}`, bytes: await readFile(path), manifest };
}

function packageDocument({ name, file, bytes, manifest }: Published, url: string): unknown {
  const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  const version = { ...manifest, dist: { tarball: `${url}/${file}`, integrity } };
  return { name, "dist-tags": { latest: manifest.version }, versions: { [manifest.version]: version } };
}
