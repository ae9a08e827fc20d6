import { Command, Option } from "commander";
import type { CommandContext } from "./command-context.ts";
import type { ExitCode } from "./exit-codes.ts";
import type { ParseFlags } from "./parse/parse-flags.ts";

/** `docsvc parse`: converts documents to Markdown, HTML, text or JSON, in this process or with a service. */
export function parseCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return new Command("parse")
    .description("Parse documents: files, folders and URLs. Needs no service.")
    .argument(
      "<inputs...>",
      "files, folders, patterns or URLs; - is standard input; with --server also docsvc:// and jobid:// references",
    )
    .addOption(
      new Option("-f, --format <format>", "output format").choices(["md", "html", "text", "json"]).default("md"),
    )
    .option(
      "-o, --out <path>",
      "file for one document, folder for several; without it one document goes to standard output",
    )
    .option("--skip-existing", "skip documents that an earlier run wrote to --out and that have not changed since")
    .option("--force", "also replace files that docsvc did not write")
    .option(
      "-c, --config <file>",
      "JSON file with a parse configuration: enhance, retrieval, formatting, spreadsheet, settings; - is standard input",
    )
    .option("-j, --jobs <number>", "number of processes; they share the documents, and the pages of long ones", "1")
    .option("--keep-headers", "keep page headers, footers and page numbers in md, html and text")
    .option("--no-ocr", "read only embedded text, without text recognition; not with --server")
    .option(
      "--no-print",
      "estimate pages and boxes of Office documents, web pages and texts instead of printing each, which takes about a second; not with --server",
    )
    .option("--server <url>", "send the work to this service, with the key in DOCSVC_API_KEY")
    .option(
      "--allow <list>",
      "private hosts and networks that URLs may lead to, such as 127.0.0.1,10.1.0.0/16",
      context.environment.allow ?? "",
    )
    .option("--password <password>", "password of the documents; other users of this machine can see it")
    .option("--password-stdin", "read the password from standard input; DOCSVC_DOCUMENT_PASSWORD works too")
    .option("--pages <range>", "pages to parse: 3, 1-3, 2- or -5, or several of these: 1,4-6")
    .option("--debug <dir>", "draw each stage of the parse on page images in this folder; not with --server")
    .option("-q, --quiet", "report only failures")
    .option("-v, --verbose", "report each file that is written or skipped")
    .option("--json", "with --out: report each document as a JSON line on standard output")
    .action(async (inputs: string[], flags: ParseFlags) => {
      // Only this command loads the engine, so that `--help` and the commands that use a service start without it.
      const { parseAll } = await import("./parse/parse-all.ts");
      finish(await parseAll(inputs, flags, context));
    });
}
