import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { usageError } from "./command-error.ts";
import type { ExitCode } from "./exit-codes.ts";
import { DATABASE_OPTION } from "./open-data.ts";

/** Milliseconds. A step may have to rewrite a large table, or wait for another process that does. */
const STEP_MS = 6 * 3_600_000;

/** `docsvc migrate`: creates the tables of a fleet's database, or migrates them to this version while the previous version runs. */
export function migrateCommand({ terminal, environment }: CommandContext, _finish: (code: ExitCode) => void): Command {
  return new Command("migrate")
    .description(
      "Create the tables of a fleet's database, or update them to this version. Run it before services of this version start; those of the earlier version may keep running.",
    )
    .option(...DATABASE_OPTION, environment.database)
    .option("--json", "print JSON")
    .action(async ({ database: url, json }: { readonly database?: string; readonly json?: true }) => {
      if (url === undefined) throw usageError("Name the database with --database or DOCSVC_DATABASE_URL.");
      const { openPostgres } = await import("../stores/postgres/database.ts");
      const { migrate } = await import("../stores/postgres/migrate.ts");
      const database = openPostgres({ url, connections: 1, statementMs: STEP_MS });
      try {
        const { from, to } = await migrate(database);
        const summary =
          from === to
            ? `The database is at version ${to} already.\n`
            : `The database went from version ${from} to ${to}.\n`;
        terminal.out(json ? `${JSON.stringify({ from, to })}\n` : summary);
      } finally {
        await database.close();
      }
    });
}
