import { Command } from "commander";
import { throwBackupError } from "./backup.ts";
import type { CommandContext } from "./command-context.ts";
import type { ExitCode } from "./exit-codes.ts";

/** `docsvc restore`: creates a data directory from a backup. */
export function restoreCommand({ terminal, environment }: CommandContext, _finish: (code: ExitCode) => void): Command {
  return new Command("restore")
    .description(
      "Restore a data directory from a backup. Jobs that were running run again, and undelivered webhooks are sent.",
    )
    .argument("<dir>", "a folder written by docsvc backup")
    .option("--data <dir>", "the data directory to create; it must not exist yet", environment.dataDir ?? ".docsvc")
    .option("--json", "print JSON")
    .action(async (backup: string, { data, json }: { readonly data: string; readonly json?: true }) => {
      const { restore } = await import("../backup/restore.ts");
      const restored = await restore(backup, data).catch(throwBackupError);
      terminal.out(json ? `${JSON.stringify(restored)}\n` : `Restored ${data} as it was at ${restored.created_at}.\n`);
      if (restored.missing > 0 && !json) {
        terminal.err(`${restored.missing} files had been deleted by retention while the backup was made.\n`);
      }
    });
}
