import { StartRefusedError } from "../errors/start-refused.ts";
import type { Finding } from "./check.ts";

/** Whether the database of a fleet is reachable and has the tables of this version. */
export async function checkFleetDatabase(url: string): Promise<Finding> {
  const name = "database";
  const { openPostgres } = await import("../stores/postgres/database.ts");
  const { checkSchema, readSchema } = await import("../stores/postgres/migrate.ts");
  const database = openPostgres({ url, connections: 1 });
  try {
    const server = String((await database.get("show server_version"))?.["server_version"]);
    const version = await readSchema(database);
    await checkSchema(database);
    return { name, state: "ok", detail: `PostgreSQL ${server}, version ${version}` };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const remedy =
      error instanceof StartRefusedError
        ? "docsvc migrate"
        : "start the database, or correct --database (DOCSVC_DATABASE_URL)";
    return { name, state: "failed", detail, remedy };
  } finally {
    await database.close();
  }
}
