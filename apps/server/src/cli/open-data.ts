import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Stores } from "../stores.ts";
import { CommandError } from "./command-error.ts";

/**
 * Opens the stores of a data directory, whether or not a service is running on it.
 *
 * @param create false refuses a folder that no service has ever used: most likely its name is mistyped
 * @throws {@link CommandError}
 */
export async function openData(dataDir: string, { create }: { readonly create: boolean }): Promise<Stores> {
  const { openStores } = await import("../stores.ts");
  const used = await access(join(dataDir, "docsvc.sqlite")).then(
    () => true,
    () => false,
  );
  if (used || create) return openStores(dataDir);
  throw new CommandError(`${dataDir} is no data directory of a service. Name one with --data.`);
}
