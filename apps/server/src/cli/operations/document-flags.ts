import type { Command } from "commander";
import type { Environment } from "../command-context.ts";

/** The document options of every operation. */
export interface DocumentFlags {
  readonly allow: string;
  readonly password?: string;
  readonly passwordStdin?: true;
  readonly pages?: string;
  readonly server?: string;
  readonly debug?: string;
}

export const DOCUMENT = "a file or a URL; - is standard input; with --server also a docsvc:// or jobid:// reference";

export function addDocumentOptions(command: Command, { allow = "" }: Environment): Command {
  return command
    .option("--server <url>", "send the work to this service, with the key in DOCSVC_API_KEY")
    .option("--allow <list>", "private hosts and networks that URLs may lead to", allow)
    .option("--password <password>", "password of the document; other users of this machine can see it")
    .option("--password-stdin", "read the password from standard input; DOCSVC_DOCUMENT_PASSWORD works too");
}

/** For operations that only read; an edit always has the whole document. */
export function addPagesOption(command: Command): Command {
  return command.option("--pages <range>", "pages to read: 3, 1-3, 2- or -5, or several of these: 1,4-6");
}

/** For operations that return places. */
export function addDebugOption(command: Command): Command {
  return command.option("--debug <dir>", "draw what was found on page images in this folder; not with --server");
}
