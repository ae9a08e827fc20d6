import { Command } from "commander";
import type { DayUsage } from "../ports/usage-store.ts";
import type { CommandContext } from "./command-context.ts";
import { usageError } from "./command-error.ts";
import type { ExitCode } from "./exit-codes.ts";
import { DATABASE_OPTION, openData } from "./open-data.ts";
import type { DataFlags } from "./open-data.ts";
import { toColumns } from "./table.ts";

interface UsageFlags extends DataFlags {
  readonly organisation?: string;
  readonly key?: string;
  readonly since?: string;
  readonly until?: string;
  readonly json?: true;
}

/** `docsvc usage`: pages and credits by key and day (UTC), counted at the end of each job. */
export function usageCommand(context: CommandContext, _finish: (code: ExitCode) => void): Command {
  const { terminal, environment } = context;
  return new Command("usage")
    .description("Show jobs, pages and credits by key and day (UTC).")
    .option("--data <dir>", "the service's data directory", environment.dataDir ?? ".docsvc")
    .option(...DATABASE_OPTION, environment.database)
    .option("--organisation <name>", "only of this organisation")
    .option("--key <id>", "only of this key; see docsvc keys list")
    .option("--since <day>", "first day, such as 2026-11-01")
    .option("--until <day>", "last day")
    .option("--json", "print JSON")
    .action(async (flags: UsageFlags) => {
      const { organisation, key: keyId, since, until, json } = flags;
      for (const day of [since, until]) checkDay(day);
      await using stores = await openData(flags, context, { create: false });
      const days = await stores.usage.list({ organisation, keyId, since, until });
      if (json) return terminal.out(`${JSON.stringify(days)}\n`);
      const names = new Map((await stores.keys.list()).map((key) => [key.id, `${key.prefix}… ${key.name}`]));
      terminal.out(toColumns([HEADING, ...days.map((day) => toRow(day, names)), totalOf(days)]));
      return undefined;
    });
}

const HEADING = ["DAY", "ORGANISATION", "KEY", "COMPLETED", "FAILED", "PAGES", "CREDITS"];

function toRow(usage: DayUsage, names: ReadonlyMap<string, string>): readonly string[] {
  const { day, organisation, keyId, completed, failed, pages, credits } = usage;
  return [day, organisation, names.get(keyId) ?? keyId, ...[completed, failed, pages, credits].map(String)];
}

function totalOf(days: readonly DayUsage[]): readonly string[] {
  const sum = (count: (day: DayUsage) => number): string => String(days.reduce((total, day) => total + count(day), 0));
  const counts = [
    sum(({ completed }) => completed),
    sum(({ failed }) => failed),
    sum(({ pages }) => pages),
    sum(({ credits }) => credits),
  ];
  return ["total", "", "", ...counts];
}

function checkDay(day: string | undefined): void {
  if (day === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)))) return;
  throw usageError(`${day} is no day. Write it as 2026-11-20.`);
}
