/**
 * Lints the contract with Spectral, generates clients from it with popular generators, and compiles the output.
 * They are installed with npm outside the workspace, as their users do. `node scripts/run.mjs openapi/scripts/check-generators.ts`
 */
import { execFile } from "node:child_process";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const TOOLS = [
  "@hey-api/openapi-ts@^0.99.0",
  "@stoplight/spectral-cli@^6.16.0",
  "openapi-typescript@^7.13.0",
  "orval@^8.38.0",
  // Imported by the generated code.
  "@tanstack/react-query@^5.0.0",
  "@types/node@^24.10.0",
  "@types/react@^19.0.0",
  "react@^19.0.0",
  "typescript@~5.9.0",
];

/** orval writes several kinds of clients; these two write the most names. */
const ORVAL_CLIENTS = ["fetch", "react-query"];

const folder = join(import.meta.dirname, "..");
const scratch = await mkdtemp(join(tmpdir(), "docsvc-generators-"));
const run = promisify(execFile);
try {
  for (const name of ["openapi.yaml", "spectral.yaml"]) await copyFile(join(folder, name), join(scratch, name));
  await writeFile(join(scratch, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", "--ignore-scripts", ...TOOLS], {
    cwd: scratch,
  });
  await use("spectral", "lint", "openapi.yaml", "--ruleset", "spectral.yaml", "--fail-severity", "hint");
  console.log("Spectral: no warnings");
  await use("openapi-typescript", "openapi.yaml", "--output", "openapi-typescript.ts");
  await compiles("openapi-typescript", "openapi-typescript.ts");
  await use("openapi-ts", "--input", "openapi.yaml", "--output", "hey-api");
  await compiles("@hey-api/openapi-ts", "hey-api/index.ts");
  for (const client of ORVAL_CLIENTS) {
    const output = { target: `./orval-${client}.ts`, client, mode: "single" };
    const config = { docsvc: { input: "./openapi.yaml", output } };
    await writeFile(join(scratch, "orval.config.mjs"), `export default ${JSON.stringify(config)};\n`);
    await use("orval", "--config", "orval.config.mjs");
    await compiles(`orval (${client})`, `orval-${client}.ts`);
  }
} finally {
  await rm(scratch, { recursive: true });
}

async function use(program: string, ...args: readonly string[]): Promise<void> {
  // Keeps the generators from reporting this run to their vendors.
  const env = { ...process.env, ORVAL_TELEMETRY: "0", DO_NOT_TRACK: "1", SCARF_ANALYTICS: "false" };
  await run(join(scratch, "node_modules/.bin", program), args, { cwd: scratch, env }).catch(
    (error: { readonly stdout: string; readonly stderr: string }) => {
      throw new Error(`${program} ${args.join(" ")}:\n${error.stdout}${error.stderr}`);
    },
  );
}

/** Compiles as a project with a bundler does, because the generators leave out file extensions in imports. */
async function compiles(generator: string, file: string): Promise<void> {
  const options = ["--noEmit", "--strict", "--skipLibCheck", "--target", "es2022", "--module", "esnext"];
  const lib = "es2024,dom,dom.iterable,dom.asynciterable";
  await use("tsc", ...options, "--moduleResolution", "bundler", "--lib", lib, file);
  console.log(`${generator}: compiles`);
}
