/**
 * Packs every public package as npm would publish it and checks the tarball: publint checks the manifest, attw checks that
 * types resolve like the code.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** The packages are ESM only: `require()` of them and resolution without `exports` are not supported. */
const promised = new Set(["node16-esm", "bundler"]);

/** Files of a package that its manifest does not name. */
const HELD: Readonly<Record<string, readonly string[]>> = { "@docsvc/server": ["assets/studio/index.html"] };
/** Programs and data, which are not imported for types. */
const UNTYPED = ["./bin", "./package.json"];

/** The build has run; packing would repeat that of three packages. */
const AS_BUILT = ["--config.ignore-scripts=true"];

const root = join(import.meta.dirname, "..");
const folders = ["packages", "apps"].flatMap((parent) =>
  readdirSync(join(root, parent)).map((name) => join(root, parent, name)),
);
const scratch = mkdtempSync(join(tmpdir(), "docsvc-pack-"));
let problems = 0;
try {
  for (const folder of folders) {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    if (!manifest.private) problems += await check(folder, manifest);
  }
} finally {
  rmSync(scratch, { recursive: true });
}
process.exitCode = problems === 0 ? 0 : 1;

async function check(
  folder: string,
  manifest: { name: string; version: string; exports?: Record<string, unknown> },
): Promise<number> {
  const packed = execFileSync("pnpm", ["pack", "--json", ...AS_BUILT, "--pack-destination", scratch], {
    cwd: folder,
    encoding: "utf8",
  });
  const { filename } = JSON.parse(packed.slice(packed.indexOf("{")));
  const tarball = readFileSync(filename);
  const bytes = tarball.buffer.slice(tarball.byteOffset, tarball.byteOffset + tarball.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  const types = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)), {
    excludeEntrypoints: UNTYPED,
  });
  // A package that is only a program has nothing to import.
  const hasLibrary = manifest.exports?.["."] !== undefined;
  const lines = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  const files = createPackageFromTarballData(new Uint8Array(tarball)).listFiles();
  for (const held of HELD[manifest.name] ?? []) {
    if (!files.some((path) => path.endsWith(`/${held}`))) lines.push(`${held} is missing: was it built?`);
  }
  if (pkg["devDependencies"] !== undefined) lines.push("its manifest names what develops it");
  for (const problem of types.types ? types.problems : hasLibrary ? [{ kind: "NoTypes" } as const] : []) {
    const kinds = "resolutionKind" in problem ? [problem.resolutionKind] : ["node16-esm"];
    if (kinds.some((kind) => promised.has(kind))) lines.push(`types: ${problem.kind} ${JSON.stringify(problem)}`);
  }
  console.log(
    `${manifest.name} ${manifest.version}: ${(tarball.length / 1024).toFixed(0)} kB packed, ${lines.length} problems`,
  );
  for (const line of lines) console.log(`  ${line}`);
  return lines.length;
}
