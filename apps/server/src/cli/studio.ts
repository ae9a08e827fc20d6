import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { usageError } from "./command-error.ts";
import type { ExitCode } from "./exit-codes.ts";
import { DATABASE_OPTION, openData } from "./open-data.ts";
import type { DataFlags } from "./open-data.ts";

interface StudioFlags extends DataFlags {
  readonly organisation: string;
  readonly url: string;
}

/** `docsvc studio`: anyone who can read the data directory may create a sign-in link. */
export function studioCommand(context: CommandContext, _finish: (code: ExitCode) => void): Command {
  const { terminal, environment } = context;
  return new Command("studio")
    .description("Print a link that signs a person in to the studio of a service. It works once, within a day.")
    .option("--data <dir>", "the service's data directory", environment.dataDir ?? ".docsvc")
    .option(...DATABASE_OPTION, environment.database)
    .option("--organisation <name>", "organisation whose documents, jobs and keys the person sees", "default")
    .option("--url <address>", "URL of the service", environment.publicUrl ?? "http://127.0.0.1:8787")
    .action(async (flags: StudioFlags) => {
      const { isOrganisationName } = await import("../auth/authenticator.ts");
      if (!isOrganisationName(flags.organisation)) {
        throw usageError("--organisation has up to 64 letters, digits, dots, dashes and underscores.");
      }
      if (!URL.canParse(flags.url)) throw usageError("--url must be an address, such as http://127.0.0.1:8787.");
      const { makeSignInLink } = await import("../studio/sign-in-link.ts");
      await using stores = await openData(flags, context, { create: false });
      terminal.out(`${flags.url.replace(/\/$/, "")}${await makeSignInLink(stores, flags.organisation)}\n`);
    });
}
