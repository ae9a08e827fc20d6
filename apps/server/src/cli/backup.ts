import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";

/** `docsvc backup`: copies a data directory, whether or not a service is running on it. */
export function backupCommand(context: CommandContext, _finish: (code: ExitCode) => void): Command {
  const { terminal, environment } = context;
  return new Command("backup")
    .description("Copy a data directory; the service may be running. Protect the copy like the original.")
    .argument("<dir>", "a folder that does not exist yet")
    .option("--data <dir>", "the service's data directory", environment.dataDir ?? ".docsvc")
    .option("--json", "print JSON")
    .action(async (target: string, { data, json }: { readonly data: string; readonly json?: true }) => {
      const { openData } = await import("./open-data.ts");
      // Reports a mistyped folder, and migrates the database to this version.
      await (await openData({ data }, context, { create: false })).close();
      const { backUp } = await import("../backup/back-up.ts");
      const manifest = await backUp(data, target).catch(throwBackupError);
      const { files, bytes, bucket } = manifest;
      const elsewhere =
        bucket === undefined ? "" : `Documents and results are in the bucket ${bucket}, and not part of it.\n`;
      const summary = `Backed up ${data} to ${target}: the database and ${files} files, ${(bytes / 1e6).toFixed(1)} MB.\n`;
      terminal.out(json ? `${JSON.stringify(manifest)}\n` : summary + elsewhere);
    });
}

/** For `.catch()`: reports a {@link BackupError} as it is. */
export function throwBackupError(error: unknown): never {
  if (error instanceof Error && error.name === "BackupError") {
    throw new CommandError(error.message, EXIT.failed, { cause: error });
  }
  throw error;
}
