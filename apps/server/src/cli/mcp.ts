import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import { usageError } from "./command-error.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";

interface McpFlags {
  readonly server?: string;
  readonly allow: string;
}

/** `docsvc mcp`: tools for agents, over standard input and output. */
export function mcpCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return new Command("mcp")
    .description(
      "Run a Model Context Protocol (MCP) server on standard input and output, with tools to read and search documents.",
    )
    .argument("[folder...]", "folders whose documents may be read; by default the working folder")
    .option("--server <url>", "send the work to this service, with the key in DOCSVC_API_KEY")
    .option("--allow <list>", "private hosts and networks that URLs may lead to", context.environment.allow ?? "")
    .action(async (folders: readonly string[], flags: McpFlags) => {
      await serve(folders.length > 0 ? folders : ["."], flags, context);
      finish(EXIT.ok);
    });
}

async function realFolder(folder: string): Promise<string> {
  const { realpath, stat } = await import("node:fs/promises");
  const path = await realpath(folder).catch(() => {
    throw usageError(`${folder}: There is no such folder.`);
  });
  if ((await stat(path)).isDirectory()) return path;
  throw usageError(`${folder} is a file: name the folder that it lies in.`);
}

async function serve(given: readonly string[], flags: McpFlags, context: CommandContext): Promise<void> {
  const folders = await Promise.all(given.map(realFolder));
  const { serveStandardIo } = await import("../mcp/serve-stdio.ts");
  const { signal, input, terminal } = context;
  const log = (error: Error): void => terminal.err(`${error.stack ?? error.message}\n`);
  const shared = { folders, input, output: terminal.out, log, signal };
  if (flags.server !== undefined) {
    const { openClient } = await import("./open-client.ts");
    await openClient(flags.server, context);
    const apiKey = context.environment.apiKey ?? "";
    return serveStandardIo({ ...shared, apiKey, baseUrl: flags.server, fetch: globalThis.fetch });
  }
  const { readAllowList } = await import("../fetch/allow-list.ts");
  const { checkAllowed } = await import("./parse/check-allowed.ts");
  await checkAllowed(flags.allow);
  const { readSettings } = await import("../settings/read-settings.ts");
  const { local } = await import("../index.ts");
  await using service = await local({
    ...readSettings(context.environment.variables ?? {}),
    allowAddress: readAllowList(flags.allow),
    studioDir: null,
  });
  const { apiKey, fetch } = service;
  await serveStandardIo({ ...shared, apiKey, baseUrl: "http://docsvc.internal", fetch });
}
