import { access } from "node:fs/promises";
import { join } from "node:path";
import type { Stores } from "../ports/stores.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";

/** For every command that uses the stores directly. */
export const DATABASE_OPTION: readonly [string, string] = [
  "--database <url>",
  "the database of a fleet (postgresql://…), instead of one in the data directory",
];

export interface DataFlags {
  readonly data: string;
  readonly database?: string;
}

/**
 * Opens the stores of a data directory, or of a fleet's database, whether or not a service is running on them.
 *
 * @param create false refuses a folder that no service has ever used, because its name is probably mistyped
 * @throws {@link CommandError}
 */
export async function openData(
  { data, database }: DataFlags,
  { environment }: Pick<CommandContext, "environment">,
  { create }: { readonly create: boolean },
): Promise<Stores> {
  const { openStores } = await import("../stores/open-stores.ts");
  if (database !== undefined) return openStores(data, { database, secret: environment.secret });
  const used = await access(join(data, "docsvc.sqlite")).then(
    () => true,
    () => false,
  );
  if (used || create) return openStores(data);
  throw new CommandError(`${data} is no data directory of a service. Name one with --data.`);
}
