/** A file system of a few megabytes, and a way to fill it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface SmallDisk extends AsyncDisposable {
  readonly folder: string;
}

/** Undefined if nothing can be mounted: that requires root, which CI containers usually have. */
export function mountSmallDisk(megabytes: number = 8): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), "docsvc-full-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "docsvc-test", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  return {
    folder,
    async [Symbol.asyncDispose]() {
      execFileSync("umount", ["--lazy", folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Fills the remaining space. */
export async function fill(path: string): Promise<void> {
  const block = Buffer.alloc(1024 ** 2, 1);
  for (let size = block.length; size >= 512; size /= 2) {
    for (;;) {
      const grown = await writeFile(path, block.subarray(0, size), { flag: "a" }).then(
        () => true,
        () => false,
      );
      if (!grown) break;
    }
  }
}
