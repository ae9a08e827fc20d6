import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { readKeyLimits, writeKeyLimits } from "./key-limits.ts";
import { DATABASE_OPTION, openData } from "./open-data.ts";
import type { DataFlags } from "./open-data.ts";
import { toColumns } from "./table.ts";

interface KeyFlags extends DataFlags {
  readonly name: string;
  readonly organisation: string;
  readonly json?: true;
}

/** `docsvc keys`: uses a data directory, whether or not a service is running on it. */
export function keysCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  const { terminal, environment } = context;
  const keys = new Command("keys").description("Create, list and revoke API keys of a data directory or a fleet.");
  const subcommand = (usage: string, description: string): Command =>
    keys
      .command(usage)
      .description(description)
      .option("--data <dir>", "the service's data directory", environment.dataDir ?? ".docsvc")
      .option(...DATABASE_OPTION, environment.database)
      .option("--json", "print JSON");

  subcommand("create", "make a key; it is shown this once")
    .option("--name <name>", "what the key is for", "command line")
    .option("--organisation <name>", "organisation of the key; organisations never see each other's data", "default")
    .option("--rate <limit>", "request limit of the key, such as 10/s, 600/m or 5000/h (default: no limit)")
    .option("--concurrency <number>", "jobs of the key that may run at the same time; others wait (default: no limit)")
    .action(async (flags: KeyFlags & { readonly rate?: string; readonly concurrency?: string }) => {
      const { name, organisation, json } = flags;
      const { isOrganisationName, issueApiKey } = await import("../auth/authenticator.ts");
      if (!isOrganisationName(organisation)) {
        throw usageError("--organisation has up to 64 letters, digits, dots, dashes and underscores.");
      }
      const limits = readKeyLimits(flags);
      await using stores = await openData(flags, context, { create: true });
      const issued = await issueApiKey(stores.keys, { name, organisation, limits });
      terminal.out(json ? `${JSON.stringify(issued)}\n` : `${issued.key}\n`);
      if (!json) terminal.err(`Made key ${issued.id} ("${name}"). It is shown this once.\n`);
    });

  subcommand("list", "list the keys").action(async (flags: KeyFlags) => {
    await using stores = await openData(flags, context, { create: false });
    const list = await stores.keys.list();
    if (flags.json) return terminal.out(`${JSON.stringify(list)}\n`);
    const rows = list.map((key) => [
      key.id,
      `${key.prefix}…`,
      key.organisation,
      key.name,
      writeKeyLimits(key.limits),
      toDate(key.createdAt),
      toDate(key.lastUsedAt),
      toDate(key.revokedAt),
    ]);
    terminal.out(toColumns([HEADING, ...rows]));
  });

  subcommand("revoke <id>", "take a key out of use at once").action(async (id: string, flags: KeyFlags) => {
    await using stores = await openData(flags, context, { create: false });
    const organisation = (await stores.keys.list()).find((key) => key.id === id)?.organisation;
    const revoked = organisation !== undefined && (await stores.keys.revoke(organisation, id));
    if (!revoked) throw new CommandError(`There is no key ${id} in use. See docsvc keys list.`);
    terminal.out(flags.json ? `${JSON.stringify({ id, revoked })}\n` : `Revoked ${id}.\n`);
    finish(EXIT.ok);
  });
  return keys;
}

const HEADING = ["ID", "KEY", "ORGANISATION", "NAME", "LIMITS", "CREATED", "LAST USED", "REVOKED"];

function toDate(time: number | null): string {
  return time === null ? "-" : new Date(time).toISOString().slice(0, 16).replace("T", " ");
}
