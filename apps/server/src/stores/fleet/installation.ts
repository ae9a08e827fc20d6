/**
 * Values that all processes of a fleet must agree on are stored in the database at the first start and checked by each later one: a process
 * with another secret could not read what the others have sealed, and one with other files would report that documents are gone.
 */
import { createHmac, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeOnce } from "../../durable/durable.ts";
import { FilesElsewhereError } from "../../files/open-files.ts";
import type { PostgresDatabase } from "../postgres/database.ts";
import { StartRefusedError } from "../../errors/start-refused.ts";
import type { S3Options } from "../../files/s3/s3-options.ts";
import type { DerivedKeys } from "../../secrets/master-secret.ts";

/** @throws {@link StartRefusedError} if the installation was started with another secret */
export async function requireSameSecret(database: PostgresDatabase, { fingerprint }: DerivedKeys): Promise<void> {
  const own = createHmac("sha256", fingerprint).update("docsvc installation").digest("hex");
  if ((await agreed(database, "secret", own)) === own) return;
  throw new StartRefusedError(
    "The secret is not the one that this database was set up with. Give all processes of the fleet the same DOCSVC_SECRET.",
  );
}

/** Whether the installation already has a secret. */
export async function hasSecret(database: PostgresDatabase): Promise<boolean> {
  return database.has("docsvc.installation where name = 'secret'");
}

/**
 * Files are in one bucket, or in one folder that all processes share. A folder is identified by an id that is written into it.
 *
 * @throws {@link FilesElsewhereError}
 */
export async function requireSameFiles(
  database: PostgresDatabase,
  dataDir: string,
  s3: S3Options | undefined,
): Promise<void> {
  const own = s3 === undefined ? `disk ${await idOfFolder(dataDir)}` : `bucket ${s3.bucket}/${s3.prefix ?? ""}`;
  const known = await agreed(database, "files", own);
  if (known === own) return;
  if (known.startsWith("bucket ")) {
    throw new FilesElsewhereError(
      `The documents of this fleet are in the ${known}. Set DOCSVC_S3_BUCKET and DOCSVC_S3_PREFIX to it.`,
    );
  }
  throw new FilesElsewhereError(
    s3 === undefined
      ? `The documents of this fleet are on the disk of another host, or in another folder than ${dataDir}. Give all processes one shared folder with --data, or keep the documents in a bucket (DOCSVC_S3_BUCKET).`
      : "The documents of this fleet are in a folder that its processes share. Leave DOCSVC_S3_BUCKET out, or begin a new database.",
  );
}

/** The value that the first process wrote. */
async function agreed(database: PostgresDatabase, name: string, own: string): Promise<string> {
  await database.run("insert into docsvc.installation (name, value) values ($1, $2) on conflict do nothing", name, own);
  return String((await database.get("select value from docsvc.installation where name = $1", name))!["value"]);
}

async function idOfFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, "files");
  const path = join(folder, "installation");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) await makeOnce(path, randomUUID());
  return readFile(path, "utf8");
}
