import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Builds the engine as it is published, and makes all child processes use that build. Running from source strips types at
 * each start, which takes three times as long as loading the package.
 */
export function buildEngine(): void {
  const folder = fileURLToPath(new URL("../../packages/engine", import.meta.url));
  execFileSync("pnpm", ["run", "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  process.env["DOCSVC_ENGINE"] = new URL("../../packages/engine/dist/index.js", import.meta.url).href;
}
