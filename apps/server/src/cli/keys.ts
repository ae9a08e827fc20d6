import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { CommandError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import { openData } from "./open-data.ts";
import { toColumns } from "./table.ts";

interface KeyFlags {
  readonly data: string;
  readonly name: string;
  readonly json?: true;
}

/** `docsvc keys`: works on a data directory, whether or not a service is running on it. */
export function keysCommand({ terminal, environment }: CommandContext, finish: (code: ExitCode) => void): Command {
  const keys = new Command("keys").description("Make, list and revoke API keys of a data directory.");
  const subcommand = (usage: string, description: string): Command =>
    keys
      .command(usage)
      .description(description)
      .option("--data <dir>", "the service's data directory", environment.dataDir ?? ".docsvc")
      .option("--json", "print JSON");

  subcommand("create", "make a key; it is shown this once")
    .option("--name <name>", "what the key is for", "command line")
    .action(async ({ data, name, json }: KeyFlags) => {
      const { issueApiKey } = await import("../auth/authenticator.ts");
      await using stores = await openData(data, { create: true });
      const issued = await issueApiKey(stores.keys, { name });
      terminal.out(json ? `${JSON.stringify(issued)}\n` : `${issued.key}\n`);
      if (!json) terminal.err(`Made key ${issued.id} ("${name}"). It is shown this once.\n`);
    });

  subcommand("list", "list the keys").action(async ({ data, json }: KeyFlags) => {
    await using stores = await openData(data, { create: false });
    const list = await stores.keys.list();
    if (json) return terminal.out(`${JSON.stringify(list)}\n`);
    const rows = list.map((key) => [
      key.id,
      `${key.prefix}…`,
      key.name,
      toDate(key.createdAt),
      toDate(key.lastUsedAt),
      toDate(key.revokedAt),
    ]);
    terminal.out(toColumns([["ID", "KEY", "NAME", "CREATED", "LAST USED", "REVOKED"], ...rows]));
  });

  subcommand("revoke <id>", "take a key out of use at once").action(async (id: string, { data, json }: KeyFlags) => {
    const { DEFAULT_ORGANISATION } = await import("../auth/authenticator.ts");
    await using stores = await openData(data, { create: false });
    const revoked = await stores.keys.revoke(DEFAULT_ORGANISATION, id);
    if (!revoked) throw new CommandError(`There is no key ${id} in use. See docsvc keys list.`);
    terminal.out(json ? `${JSON.stringify({ id, revoked })}\n` : `Revoked ${id}.\n`);
    finish(EXIT.ok);
  });
  return keys;
}

function toDate(time: number | null): string {
  return time === null ? "-" : new Date(time).toISOString().slice(0, 16).replace("T", " ");
}
