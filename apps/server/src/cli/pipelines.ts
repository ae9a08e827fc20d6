import { Command } from "commander";
import type { StoredPipeline } from "@docsvc/openapi";
import type { CommandContext } from "./command-context.ts";
import type { ExitCode } from "./exit-codes.ts";
import { DATABASE_OPTION } from "./open-data.ts";
import { PIPELINE_FILE, readPipeline } from "./operations/read-pipeline.ts";
import { openPipelineSource, type PipelinePlace, type PipelineSource } from "./pipeline-source.ts";
import { readInteger } from "./read-integer.ts";
import { toColumns } from "./table.ts";
import { toTime } from "./to-time.ts";

interface PipelinesFlags extends PipelinePlace {
  readonly json?: true;
}

/** `docsvc pipelines`: uses a running service, or directly a data directory or a fleet's database. */
export function pipelinesCommand(context: CommandContext, _finish: (code: ExitCode) => void): Command {
  const { terminal, input } = context;
  const pipelines = new Command("pipelines").description("Store, list, show and delete the pipelines of a service.");
  const subcommand = (usage: string, description: string): Command =>
    pipelines
      .command(usage)
      .description(description)
      .option("--server <url>", "the service, with the key in DOCSVC_API_KEY, instead of --data")
      .option("--data <dir>", "the service's data directory (default: DOCSVC_DATA_DIR or .docsvc)")
      .option(...DATABASE_OPTION)
      .option("--organisation <name>", "with --data or --database: whose pipelines (default: default)");
  const print = (value: unknown): void => terminal.out(`${JSON.stringify(value)}\n`);
  const withSource = async (flags: PipelinePlace, use: (source: PipelineSource) => Promise<void>): Promise<void> => {
    await using source = await openPipelineSource(flags, context);
    await use(source);
  };

  subcommand("create", "store a pipeline; under a name that exists, as a new version of it")
    .argument("<file>", PIPELINE_FILE)
    .option("--json", "print JSON")
    .action(async (path: string, flags: PipelinesFlags) => {
      const { name, steps } = await readPipeline(path, input);
      await withSource(flags, async (source) => {
        const stored = await source.create({ name, steps });
        if (flags.json) return print(stored);
        terminal.out(`${stored.pipeline_id}\n`);
        terminal.err(`${name}, version ${stored.version}\n`);
      });
    });

  subcommand("list", "list the newest versions, by name")
    .option("--json", "print JSON")
    .action((flags: PipelinesFlags) =>
      withSource(flags, async (source) => {
        const list = await source.list();
        if (flags.json) return print(list);
        terminal.out(toColumns([["PIPELINE", "NAME", "VERSION", "CREATED", "STEPS"], ...list.map(toRow)]));
      }),
    );

  subcommand(
    "show <pipeline> [version]",
    "print a pipeline as JSON, by its id or name; the newest version by default",
  ).action((idOrName: string, given: string | undefined, flags: PipelinesFlags) => {
    const limits = { name: "The version", least: 1, most: 1_000_000 };
    const version = given === undefined ? undefined : readInteger(given, limits);
    return withSource(flags, async (source) => print(await source.get(idOrName, version)));
  });

  subcommand("delete <pipeline>", "delete a pipeline with all its versions, by its id or name").action(
    (idOrName: string, flags: PipelinesFlags) => withSource(flags, (source) => source.remove(idOrName)),
  );
  return pipelines;
}

function toRow({ pipeline_id, name, version, created_at, steps }: StoredPipeline): readonly string[] {
  const createdAt = created_at === undefined ? null : Date.parse(created_at);
  return [pipeline_id, name, String(version), toTime(createdAt), steps.map(({ op }) => op).join(", ")];
}
