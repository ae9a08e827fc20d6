import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Builds the engine as it is published, and has all processes that this one starts read with that. Sources are stripped of their types at
 * each start, which takes three times as long as loading the package.
 */
export function buildEngine(): void {
  const folder = fileURLToPath(new URL("../../packages/engine", import.meta.url));
  execFileSync("pnpm", ["run", "build"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  process.env["DOCSVC_ENGINE"] = new URL("../../packages/engine/dist/index.js", import.meta.url).href;
}
