import { Command } from "commander";
import type { WebhookEntry, WebhookState } from "../ports/webhook-store.ts";
import type { CommandContext } from "./command-context.ts";
import { CommandError, usageError } from "./command-error.ts";
import type { ExitCode } from "./exit-codes.ts";
import { DATABASE_OPTION, openData } from "./open-data.ts";
import type { DataFlags } from "./open-data.ts";
import { readInteger } from "./read-integer.ts";
import { toColumns } from "./table.ts";
import { toTime } from "./to-time.ts";

interface WebhookFlags extends DataFlags {
  readonly organisation: string;
  readonly json?: true;
}

interface ListFlags extends WebhookFlags {
  readonly limit: string;
  readonly state?: string;
  readonly job?: string;
}

const STATES: readonly string[] = ["pending", "delivered", "failed", "gone"] satisfies readonly WebhookState[];

/** `docsvc webhooks`: uses a data directory, whether or not a service is running on it. */
export function webhooksCommand(context: CommandContext, _finish: (code: ExitCode) => void): Command {
  const { terminal, environment } = context;
  const webhooks = new Command("webhooks").description(
    "Read the delivery log, send again, and show the signing secret.",
  );
  const subcommand = (usage: string, description: string): Command =>
    webhooks
      .command(usage)
      .description(description)
      .option("--data <dir>", "the service's data directory", environment.dataDir ?? ".docsvc")
      .option(...DATABASE_OPTION, environment.database)
      .option("--organisation <name>", "whose webhooks", "default")
      .option("--json", "print JSON");

  subcommand("list", "list webhooks, newest first, with what the receiver answered last")
    .option("--limit <number>", "maximum number of jobs", "20")
    .option("--state <state>", `one of ${STATES.join(", ")}`)
    .option("--job <id>", "of this job, with every try")
    .action(async (flags: ListFlags) => {
      const { organisation, job: jobId, state } = flags;
      if (state !== undefined && !STATES.includes(state)) throw usageError(`--state is one of ${STATES.join(", ")}.`);
      const limit = readInteger(flags.limit, { name: "--limit", least: 1, most: 10_000 });
      await using stores = await openData(flags, context, { create: false });
      const filter = { limit, organisation, jobId, state: state as WebhookState | undefined };
      const list = await stores.webhooks.list(filter);
      const tries = jobId === undefined ? [] : await stores.webhooks.tries(organisation, list[0]?.id ?? "");
      const shown = jobId === undefined ? list : { ...list[0], log: tries };
      if (flags.json) return terminal.out(`${JSON.stringify(shown)}\n`);
      terminal.out(toColumns([HEADING, ...list.map(toRow)]));
      const rows = tries.map((one) => [
        toTime(one.at),
        `${one.durationMs} ms`,
        String(one.status ?? "-"),
        one.error ?? "",
      ]);
      if (rows.length > 0) terminal.out(`\n${toColumns([["TRY", "TOOK", "STATUS", "ERROR"], ...rows])}`);
      return undefined;
    });

  subcommand("replay [id...]", "send webhooks again, with their own ids")
    .option("--failed", "all that were given up")
    .action(async (ids: readonly string[], flags: WebhookFlags & { readonly failed?: true }) => {
      const { organisation } = flags;
      if (ids.length === 0 && !flags.failed) throw usageError("Name webhooks by their ids, or give --failed.");
      await using stores = await openData(flags, context, { create: false });
      const failed = flags.failed ? await stores.webhooks.list({ organisation, state: "failed", limit: 100_000 }) : [];
      const all = [...ids, ...failed.map(({ id }) => id)];
      for (const id of all) {
        if (await stores.webhooks.replay(organisation, id)) continue;
        throw new CommandError(`The organisation ${organisation} has no webhook ${id}. See docsvc webhooks list.`);
      }
      const how = `${all.length === 1 ? "1 webhook" : `${all.length} webhooks`} will be sent again while the service runs.\n`;
      terminal.out(flags.json ? `${JSON.stringify(all)}\n` : how);
    });

  subcommand("secret", "show the secret that receivers verify signatures with")
    .option("--rotate", "make a new one; the one before signs along for 24 hours")
    .action(async (flags: WebhookFlags & { readonly rotate?: true }) => {
      const { organisationSecrets, rotateSecret } = await import("../webhooks/organisation-secrets.ts");
      await using stores = await openData(flags, context, { create: false });
      const secrets = await (flags.rotate ? rotateSecret : organisationSecrets)(stores, flags.organisation);
      if (flags.json) return terminal.out(`${JSON.stringify(secrets)}\n`);
      terminal.out(`${secrets[0]!.secret}\n`);
      for (const { expiresAt } of secrets.slice(1)) {
        terminal.err(`An earlier secret is valid until ${toTime(expiresAt)} UTC.\n`);
      }
      return undefined;
    });
  return webhooks;
}

const HEADING = ["WEBHOOK", "JOB", "TYPE", "STATE", "TRIES", "LAST", "NEXT TRY"];

function toRow({ id, jobId, type, state, tries, lastTry, dueAt }: WebhookEntry): readonly string[] {
  const last = lastTry === null ? "-" : (lastTry.error ?? String(lastTry.status));
  return [id, jobId, type, state, String(tries), last, toTime(dueAt)];
}
