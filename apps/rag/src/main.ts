/** The command line: `ask "question" --dir DIR`. Only this file reads the environment. */
import { join, resolve } from "node:path";
import { Command } from "commander";
import { ask } from "./ask.ts";
import { configuredModel, configuredVectors } from "./configured.ts";
import { printAnswer, printIndex } from "./print.ts";
import { troubleInWords } from "./read/trouble-in-words.ts";

interface AskFlags {
  readonly dir: string;
  readonly file: readonly string[];
  readonly index?: string;
  readonly llamaindex?: true;
  readonly json?: true;
}

const program = new Command("rag").description(
  "Ask a folder of documents. Answers are quotes, each with file, page and box.",
);

program
  .command("ask")
  .description("Answer a question from the documents of a folder.")
  .argument("<question>")
  .requiredOption("-d, --dir <folder>", "folder with the documents")
  .option(
    "-f, --file <name>",
    "ask only this file of the folder; may be given again",
    (name: string, others: readonly string[]) => [...others, name],
    [],
  )
  .option(
    "--index <folder>",
    "where the index is kept; for this folder of documents alone (default: .docsvc-rag in it)",
  )
  .option("--llamaindex", "read the documents with LlamaIndex's reader instead of LangChain's loader")
  .option("--json", "print the answer as JSON")
  .addHelpText("after", () => ENVIRONMENT)
  .action(askOnce);

interface WebFlags {
  readonly dir: string;
  readonly index?: string;
  readonly port: string;
  readonly example: readonly string[];
}

program
  .command("web")
  .description("Ask in the browser: documents, conversation and the framed page side by side. For this machine alone.")
  .requiredOption("-d, --dir <folder>", "folder with the documents; files that are added in the browser go there")
  .option("--index <folder>", "where index and conversation are kept (default: .docsvc-rag in it)")
  .option("--port <number>", "port to listen on; 0 takes a free one", "8788")
  .option(
    "--example <question>",
    "a question to begin with; may be given again",
    (question: string, others: readonly string[]) => [...others, question],
    [],
  )
  .addHelpText("after", () => ENVIRONMENT)
  .action(serve);

const ENVIRONMENT = `
Exit code: 0 answered, 3 the documents do not say, 1 something went wrong.

Environment: DOCSVC_BASE_URL and DOCSVC_API_KEY of a service that parses, instead of one inside this process;
DOCSVC_MODEL_BASE_URL, DOCSVC_MODEL and DOCSVC_MODEL_API_KEY of an OpenAI-compatible model that writes the answer;
DOCSVC_EMBEDDING_BASE_URL, DOCSVC_EMBEDDING_MODEL and DOCSVC_EMBEDDING_API_KEY of one that finds passages by their meaning.`;

async function askOnce(question: string, flags: AskFlags): Promise<void> {
  const directory = resolve(flags.dir);
  const indexDirectory = resolve(flags.index ?? join(directory, ".docsvc-rag"));
  const answer = await ask(question, {
    directory,
    indexDirectory,
    loader: flags.llamaindex ? "llamaindex" : "langchain",
    baseUrl: process.env["DOCSVC_BASE_URL"],
    apiKey: process.env["DOCSVC_API_KEY"],
    ...(flags.file.length > 0 && { files: flags.file }),
    model: configuredModel(process.env),
    vectors: configuredVectors(process.env, indexDirectory),
    onParse: (file) => void process.stderr.write(`Parsing ${file} …\n`),
  });
  process.stderr.write(`${printIndex(answer.index)}\n`);
  const { parsed, kept, failed } = answer.index;
  const known = new Set([...parsed, ...kept, ...failed.map(({ file }) => file)]);
  const missing = flags.file.filter((file) => !known.has(file));
  if (missing.length > 0) {
    throw new Error(`The folder has no document ${missing.join(", ")}. Names are those within it.`);
  }
  process.stdout.write(flags.json ? `${JSON.stringify(answer, null, 2)}\n` : printAnswer(answer));
  if (!answer.answered) process.exitCode = EXIT_UNANSWERED;
}

/** Serves until Ctrl-C. */
async function serve(flags: WebFlags): Promise<void> {
  const port = Number(flags.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("--port must be a number from 0 to 65535.");
  const directory = resolve(flags.dir);
  const indexDirectory = resolve(flags.index ?? join(directory, ".docsvc-rag"));
  const { serveWeb } = await import("./web/serve.ts");
  const { url } = await serveWeb({
    directory,
    indexDirectory,
    loader: "langchain",
    baseUrl: process.env["DOCSVC_BASE_URL"],
    apiKey: process.env["DOCSVC_API_KEY"],
    model: configuredModel(process.env),
    vectors: configuredVectors(process.env, indexDirectory),
    port,
    examples: flags.example,
  });
  process.stdout.write(`${url} asks the documents of ${flags.dir}. Ctrl-C stops it.\n`);
}

/** Exit code if the documents do not answer: lets scripts distinguish it from a failure. */
const EXIT_UNANSWERED = 3;

// Exit regularly on Ctrl-C, so that a service inside this process removes its temporary files.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
try {
  // `--bench` as the first word does the same as the command.
  await program.parseAsync(process.argv.map((word, at) => (at === 2 && word === "--bench" ? "bench" : word)));
} catch (error) {
  process.stderr.write(`${troubleInWords(error)}\n`);
  process.exitCode = 1;
}
