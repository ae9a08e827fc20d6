/**
 * Writes `generated/` from `openapi.yaml`. With `--check`, it writes nothing and fails, naming each file that differs from
 * the generated one.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { generatedFiles } from "./generated-files.ts";

const root = new URL("../", import.meta.url);
const generated = new URL("generated/", root);

const files = await generatedFiles(await readFile(new URL("openapi.yaml", root), "utf8"));
if (process.argv.includes("--check")) await check();
else await write();

async function write(): Promise<void> {
  await mkdir(generated, { recursive: true });
  for (const [name, text] of files) await writeFile(new URL(name, generated), text);
}

async function check(): Promise<void> {
  for (const [name, text] of files) {
    const current = await readFile(new URL(name, generated), "utf8").catch(() => undefined);
    if (current === text) continue;
    console.error(
      `openapi/generated/${name} is not what openapi.yaml gives. Run \`pnpm --filter @docsvc/openapi generate\`.`,
    );
    process.exitCode = 1;
  }
}
