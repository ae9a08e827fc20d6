import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { DATABASE_OPTION } from "./open-data.ts";
import type { DataFlags } from "./open-data.ts";
import { readS3 } from "./read-s3.ts";
import { toColumns } from "./table.ts";

const STATE_COLOURS = { ok: "green", missing: "yellow", failed: "red" } as const;

/** `docsvc doctor`: shows what is installed, what is missing, and what to run. */
export function doctorCommand({ terminal, environment }: CommandContext, finish: (code: ExitCode) => void): Command {
  return new Command("doctor")
    .description("Check this machine and a data directory: shows what is missing and what to run.")
    .option("--data <dir>", "the service's data directory", environment.dataDir ?? ".docsvc")
    .option(...DATABASE_OPTION, environment.database)
    .option("--json", "print JSON")
    .action(async ({ data, database, json }: DataFlags & { readonly json?: true }) => {
      const { examine } = await import("../doctor/doctor.ts");
      const findings = await examine({
        dataDir: data,
        database,
        s3: readS3(environment.s3),
        variables: environment.variables ?? {},
      });
      // The remedy goes below the finding, because next to it, it would exceed the width of most screens.
      const rows = findings.flatMap(({ name, state, detail, remedy }) => [
        [state, name, detail],
        ...(remedy === undefined ? [] : [["", "", `to do: ${remedy}`]]),
      ]);
      const table = toColumns([["STATE", "WHAT", "FOUND"], ...rows]);
      // Colour is added after the layout, because its escape codes have no width.
      const painted = table.replaceAll(/^(ok|missing|failed)\b/gm, (state) =>
        terminal.paint(state, STATE_COLOURS[state as keyof typeof STATE_COLOURS], "out"),
      );
      terminal.out(json ? `${JSON.stringify(findings)}\n` : painted);
      finish(findings.some(({ state }) => state === "failed") ? EXIT.failed : EXIT.ok);
    });
}
