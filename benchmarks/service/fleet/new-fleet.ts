import { openPostgres } from "@docsvc/server/src/stores/postgres/database.ts";
import { migrate } from "@docsvc/server/src/stores/postgres/migrate.ts";
import { openStores } from "@docsvc/server/src/stores/open-stores.ts";
import type { Stores } from "@docsvc/server/src/ports/stores.ts";
import type { PostgresServer } from "@docsvc/server/test/support/postgres-server.ts";

export const SECRET = "the secret of a fleet that is measured";

/** The stores of a new database. */
export async function newFleet(
  server: PostgresServer,
  dataDir: string,
): Promise<{ readonly database: string; readonly stores: Stores }> {
  const database = await server.newDatabase();
  const connection = openPostgres({ url: database, connections: 1 });
  await migrate(connection);
  await connection.close();
  return { database, stores: await openStores(dataDir, { database, secret: SECRET, starts: true }) };
}
