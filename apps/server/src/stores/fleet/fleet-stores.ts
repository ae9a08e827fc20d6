import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { hasFreeSpace } from "../../files/disk/free-space.ts";
import { DiskFileStore } from "../../files/disk/disk-file-store.ts";
import { openBucket } from "../../files/open-files.ts";
import type { FileStore } from "../../ports/file-store.ts";
import { openPostgresStores } from "../postgres/postgres-stores.ts";
import type { PostgresStores } from "../postgres/postgres-stores.ts";
import { StartRefusedError } from "../../errors/start-refused.ts";
import type { S3Options } from "../../files/s3/s3-options.ts";
import { deriveKeys, loadSecret, readSecret, toSecret } from "../../secrets/master-secret.ts";
import type { DerivedKeys } from "../../secrets/master-secret.ts";
import { hasSecret, requireSameFiles, requireSameSecret } from "./installation.ts";

export interface FleetStores extends PostgresStores, AsyncDisposable {
  readonly files: FileStore;
  readonly secrets: DerivedKeys;
  readonly shared: true;
  hasSpace(): Promise<boolean>;
}

export interface FleetOptions {
  readonly database: string;
  readonly secret: string | undefined;
  readonly s3: S3Options | undefined;
  /** Set when a service starts: it needs the secret and the files, and checks that they are those of the others. */
  readonly starts: boolean;
  /** The first start of an installation on one host may create its secret. */
  readonly mayMakeSecret: boolean;
  readonly retentionMs: number;
  readonly maxAttempts: number;
  readonly backoffMs: number;
  readonly organisationSlots?: number | undefined;
}

/**
 * The stores that any number of hosts share: PostgreSQL, and a bucket or a shared folder.
 *
 * @throws {@link StartRefusedError}, {@link FilesElsewhereError}, {@link StoreUnavailableError}
 */
export async function openFleetStores(dataDir: string, options: FleetOptions): Promise<FleetStores> {
  const { s3, starts } = options;
  const stores = await openPostgresStores(options.database, options);
  try {
    const secrets = await secretsOf(dataDir, stores, options);
    if (starts) await requireSameFiles(stores.database, dataDir, s3);
    const files =
      s3 === undefined
        ? await DiskFileStore.open(join(dataDir, "files"), { sole: false })
        : await openBucket(s3, { check: starts });
    return {
      ...stores,
      files,
      shared: true,
      hasSpace: () => (s3 === undefined ? hasFreeSpace(dataDir) : Promise.resolve(true)),
      get secrets() {
        if (secrets === undefined) throw secretMissing();
        return secrets;
      },
      [Symbol.asyncDispose]: stores.close,
    };
  } catch (error) {
    await stores.close();
    throw error;
  }
}

async function secretsOf(
  dataDir: string,
  { database }: PostgresStores,
  { secret, starts, mayMakeSecret }: FleetOptions,
): Promise<DerivedKeys | undefined> {
  let bytes = secret === undefined ? await readSecret(dataDir) : toSecret(secret);
  if (bytes === undefined && mayMakeSecret && !(await hasSecret(database))) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    bytes = await loadSecret(dataDir);
  }
  if (bytes === undefined) {
    if (starts) throw secretMissing();
    return undefined;
  }
  const keys = deriveKeys(bytes);
  await requireSameSecret(database, keys);
  return keys;
}

function secretMissing(): StartRefusedError {
  return new StartRefusedError(
    "Set DOCSVC_SECRET, to the same text of at least 32 characters for all processes of the fleet: without it what one seals and signs no other can read.",
  );
}
