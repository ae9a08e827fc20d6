/**
 * `node scripts/run.mjs apps/server/scripts/compare-mcp.ts DIR`: asks docsvc's MCP server and another one the same of a folder of fixtures, over standard input and output, and prints a table of what
 * each could do. DIR is where `npm install @sylphx/pdf-reader-mcp` was run. Docling's server could not be installed when this was written (PyPI), and LlamaParse's
 * is hosted.
 */
import { copyFile, mkdir, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fixture } from "@docsvc/fixtures";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";

interface Asked {
  readonly tool: string;
  readonly arguments: object;
}

interface Task {
  readonly says: string;
  /** Without a call, the server has no tool for it. */
  readonly calls: Readonly<Record<ServerName, Asked | undefined>>;
  /** Whether the answer, as JSON, does what is asked. */
  readonly isDone: (answer: string) => boolean;
}

type ServerName = "docsvc" | "@sylphx/pdf-reader-mcp";

const DOCUMENTS = ["report/report.pdf", "scan/letter-scan.pdf", "office/minutes.docx", "letter/letter.pdf"];
const BOX = /"?(?:box|bbox)[\\"]*:\s*\{/u;

const sylphx = (path: string, more: object = {}): Asked => ({
  tool: "read_pdf",
  arguments: { sources: [{ path }], include_full_text: true, ...more },
});

const TASKS: readonly Task[] = [
  {
    says: "the text of a PDF",
    calls: {
      docsvc: { tool: "read_pages", arguments: { document: "report.pdf", first_page: 6 } },
      "@sylphx/pdf-reader-mcp": sylphx("report.pdf"),
    },
    isDone: (answer) => /surplus of 187 thousand/u.test(answer),
  },
  {
    says: "where a sentence is: page and box",
    calls: {
      docsvc: { tool: "search", arguments: { document: "report.pdf", query: "surplus" } },
      "@sylphx/pdf-reader-mcp": sylphx("report.pdf"),
    },
    isDone: (answer) => /surplus/u.test(answer) && BOX.test(answer),
  },
  {
    says: "the text of a scan",
    calls: {
      docsvc: { tool: "parse", arguments: { document: "letter-scan.pdf" } },
      "@sylphx/pdf-reader-mcp": sylphx("letter-scan.pdf"),
    },
    isDone: (answer) => /Institute for Rural Grids/u.test(answer),
  },
  {
    says: "a table as rows and cells",
    calls: {
      docsvc: { tool: "read_pages", arguments: { document: "report.pdf", first_page: 6 } },
      "@sylphx/pdf-reader-mcp": sylphx("report.pdf", { include_tables: true }),
    },
    isDone: (answer) => /Sale of water[\s\\"]*(?:\||<\/td>|,)[\s\\"]*6,174/u.test(answer),
  },
  {
    says: "the text of a Word file",
    calls: {
      docsvc: { tool: "parse", arguments: { document: "minutes.docx" } },
      "@sylphx/pdf-reader-mcp": sylphx("minutes.docx"),
    },
    isDone: (answer) => /[Mm]inutes/u.test(answer) && !/Error|Failed|Invalid/u.test(answer),
  },
  {
    says: "an image of a part of a page",
    calls: {
      docsvc: {
        tool: "render_region",
        arguments: { document: "report.pdf", page: 6, box: { left: 0.1, top: 0.5, width: 0.8, height: 0.3 } },
      },
      "@sylphx/pdf-reader-mcp": undefined,
    },
    isDone: (answer) => /"type":"image"/u.test(answer),
  },
  {
    says: "which documents there are",
    calls: { docsvc: { tool: "list_documents", arguments: {} }, "@sylphx/pdf-reader-mcp": undefined },
    isDone: (answer) => DOCUMENTS.every((name) => answer.includes(basename(name))),
  },
  {
    says: "a word in all documents, with page and box",
    calls: {
      docsvc: { tool: "search_documents", arguments: { query: "Institute" } },
      "@sylphx/pdf-reader-mcp": undefined,
    },
    isDone: (answer) => /letter-scan\.pdf/u.test(answer) && BOX.test(answer),
  },
  {
    says: "a value by a schema, with its place",
    calls: {
      docsvc: {
        tool: "extract",
        arguments: {
          document: "report.pdf",
          schema: { type: "object", properties: { surplus: { type: "string", description: "surplus of the year" } } },
        },
      },
      "@sylphx/pdf-reader-mcp": undefined,
    },
    isDone: (answer) => /187/u.test(answer) && BOX.test(answer),
  },
  {
    says: "a file outside the folder is refused",
    calls: {
      docsvc: { tool: "parse", arguments: { document: "../outside/secret.pdf" } },
      "@sylphx/pdf-reader-mcp": sylphx("../outside/secret.pdf"),
    },
    isDone: (answer) => !/Brennhaven|BH 1187|mooring/iu.test(answer),
  },
];

const [installed] = process.argv.slice(2);
if (installed === undefined) throw new Error("Pass the folder where the other server is installed.");
await using scratch = await mkdtempDisposable(join(tmpdir(), "docsvc-mcp-"));
const folder = join(scratch.path, "papers");
await mkdir(folder);
for (const name of DOCUMENTS) await copyFile(fixture(name), join(folder, basename(name)));
await mkdir(join(scratch.path, "outside"));
await copyFile(fixture("form/form.pdf"), join(scratch.path, "outside/secret.pdf"));

const program = join(import.meta.dirname, "../../../docsvc");
const other = resolve(installed, "node_modules/@sylphx/pdf-reader-mcp/dist/index.js");
const SERVERS: Readonly<Record<ServerName, readonly string[]>> = {
  docsvc: [program, "mcp", folder],
  "@sylphx/pdf-reader-mcp": [process.execPath, other],
};
const columns: string[][] = [];
for (const [name, [command = "", ...args]] of Object.entries(SERVERS)) {
  columns.push(await columnOf(name as ServerName, command, args));
}
const rows = ["tools", "resources", ...TASKS.map(({ says }) => says)];
const lines = rows.map((says, at) => `| ${[says, ...columns.map((column) => column[at])].join(" | ")} |`);
process.stdout.write([`| | ${Object.keys(SERVERS).join(" | ")} |`, "|---|---|---|", ...lines, ""].join("\n"));

async function columnOf(name: ServerName, command: string, args: string[]): Promise<string[]> {
  const client = new Client({ name: "comparison", version: "1" });
  await client.connect(new StdioClientTransport({ command, args, cwd: folder, stderr: "ignore" }));
  try {
    const { tools } = await client.listTools();
    const { resources } = await client.listResources().catch(() => ({ resources: [] }));
    const done: string[] = [];
    for (const { calls, isDone } of TASKS) {
      const asked = calls[name];
      const answer = asked && (await ask(client, asked));
      done.push(answer === undefined ? "no tool" : isDone(answer) ? "yes" : "no");
    }
    return [`${tools.length}`, `${resources.length}`, ...done];
  } finally {
    await client.close();
  }
}

async function ask(client: Client, { tool, arguments: given }: Asked): Promise<string> {
  const answer = await client
    .callTool({ name: tool, arguments: { ...given } }, { timeout: 120_000 })
    .catch((error: unknown) => ({ error: String(error) }));
  return JSON.stringify(answer).replaceAll("\\n", "\n");
}
