import { Command, Option } from "commander";
import type { CommandContext } from "./command-context.ts";
import type { ExitCode } from "./exit-codes.ts";
import type { ParseFlags } from "./parse/parse-flags.ts";

/** `docsvc parse`: documents to Markdown, HTML, text or JSON, in this process or against a service. */
export function parseCommand(context: CommandContext, finish: (code: ExitCode) => void): Command {
  return new Command("parse")
    .description("Parse documents: files, folders and addresses. No service is needed.")
    .argument(
      "<inputs...>",
      "files, folders, patterns or http(s) addresses; - is standard input; with --server also docsvc:// and jobid:// references",
    )
    .addOption(
      new Option("-f, --format <format>", "what to write").choices(["md", "html", "text", "json"]).default("md"),
    )
    .option(
      "-o, --out <path>",
      "file for one document, folder for several; without it one document goes to standard output",
    )
    .option(
      "--skip-existing",
      "leave documents out that an earlier call has written to --out and that have not changed since",
    )
    .option("--force", "replace files that docsvc has not written, too")
    .option(
      "-c, --config <file>",
      "JSON file with a parse configuration: enhance, retrieval, formatting, spreadsheet, settings; - is standard input",
    )
    .option("-j, --jobs <number>", "processes to work in: documents side by side, and the pages of long ones", "1")
    .option("--keep-headers", "keep page headers, footers and page numbers in md, html and text")
    .option("--no-ocr", "take embedded text alone, recognise nothing in pictures; not with --server")
    .option(
      "--no-print",
      "estimate pages and boxes of Office documents, web pages and texts instead of printing them, a second each; not with --server",
    )
    .option("--server <url>", "let this service do it, with the key in DOCSVC_API_KEY")
    .option(
      "--allow <list>",
      "hosts and networks that addresses may lead to although they are not public, such as 127.0.0.1,10.1.0.0/16",
      context.environment.allow ?? "",
    )
    .option("--password <password>", "password of the documents, which other users of this machine can see")
    .option("--password-stdin", "read the password from standard input; DOCSVC_DOCUMENT_PASSWORD is read, too")
    .option("--pages <range>", "pages to parse: 3, 1-3, 2- or -5, or several of these: 1,4-6")
    .option(
      "--debug <dir>",
      "draw each stage of the parse on pictures of the pages into this folder; not with --server",
    )
    .option("-q, --quiet", "say nothing but what failed")
    .option("-v, --verbose", "say each file that is written or passed over")
    .option("--json", "with --out: report each document as a line of JSON on standard output")
    .action(async (inputs: string[], flags: ParseFlags) => {
      // The engine is loaded by this command alone: `--help` and the commands that ask a service start without it.
      const { parseAll } = await import("./parse/parse-all.ts");
      finish(await parseAll(inputs, flags, context));
    });
}
