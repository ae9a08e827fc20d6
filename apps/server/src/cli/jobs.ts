import { Command } from "commander";
import type { CommandContext } from "./command-context.ts";
import type { ExitCode } from "./exit-codes.ts";
import { type JobSource, openJobSource } from "./job-source.ts";
import type { JobView } from "./job-view.ts";
import { DATABASE_OPTION } from "./open-data.ts";
import { readInteger } from "./read-integer.ts";
import { toColumns } from "./table.ts";

interface JobFlags {
  readonly server?: string;
  readonly data?: string;
  readonly database?: string;
  readonly organisation?: string;
  readonly json?: true;
  readonly limit: string;
  readonly status?: string;
}

/** `docsvc jobs`: reads from a running service, or directly from a data directory with --data. */
export function jobsCommand(context: CommandContext, _finish: (code: ExitCode) => void): Command {
  const { terminal } = context;
  const jobs = new Command("jobs").description("List, read and cancel jobs.");
  const subcommand = (usage: string, description: string): Command =>
    jobs
      .command(usage)
      .description(description)
      .option(
        "--server <url>",
        "the service, with the key in DOCSVC_API_KEY (default: DOCSVC_BASE_URL or http://127.0.0.1:8787)",
      )
      .option("--data <dir>", "the data directory of a service on this machine, instead of --server")
      .option(...DATABASE_OPTION)
      .option(
        "--organisation <name>",
        "with --data or --database: the organisation whose jobs to show (default: default)",
      )
      .option("--json", "print JSON");
  const withSource = async (flags: JobFlags, use: (source: JobSource) => Promise<void>): Promise<void> => {
    await using source = await openJobSource(flags, context);
    await use(source);
  };

  subcommand("list", "list jobs, newest first")
    .option("--limit <number>", "maximum number of jobs", "20")
    .option("--status <status>", "PENDING, RUNNING, COMPLETED or FAILED")
    .action((flags: JobFlags) =>
      withSource(flags, async (source) => {
        const limit = readInteger(flags.limit, { name: "--limit", least: 1, most: 500 });
        const list = await source.list({ limit, status: flags.status?.toUpperCase() });
        terminal.out(flags.json ? `${JSON.stringify(list)}\n` : toColumns([HEADING, ...list.map(toRow)]));
      }),
    );

  subcommand("get <id>", "read one job").action((id: string, flags: JobFlags) =>
    withSource(flags, async (source) => {
      const job = await source.get(id);
      const lines = Object.entries(job).map(([name, value]) => `${name.padEnd(12)}  ${String(value)}\n`);
      terminal.out(flags.json ? `${JSON.stringify(job)}\n` : lines.join(""));
    }),
  );

  subcommand("cancel <id>", "cancel a job that has not finished").action((id: string, flags: JobFlags) =>
    withSource(flags, async (source) => {
      await source.cancel(id);
      terminal.out(flags.json ? `${JSON.stringify({ job_id: id, status: "cancelled" })}\n` : `Cancelled ${id}.\n`);
    }),
  );
  return jobs;
}

const HEADING = ["JOB", "TYPE", "STATUS", "PROGRESS", "PAGES", "CREATED", "ERROR"];

function toRow(job: JobView): readonly string[] {
  const progress = job.progress === undefined ? "" : `${Math.round(job.progress * 100)} %`;
  const created = job.created_at?.slice(0, 19).replace("T", " ") ?? "";
  return [job.job_id, job.type ?? "", job.status, progress, String(job.num_pages ?? ""), created, job.error_code ?? ""];
}
