/** A call as code to copy, with the current options. */

export type Operation = "parse" | "extract" | "split" | "edit" | "pipeline";

export interface CodeRequest {
  readonly operation: Operation;
  /** Name of a file in the program's folder. */
  readonly file: string;
  /** The body without the input; empty values are left out. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly baseUrl: string;
}

export const LANGUAGES = {
  typescript: "TypeScript",
  curl: "curl",
  langchain: "LangChain",
  llamaindex: "LlamaIndex",
} as const;
export type Language = keyof typeof LANGUAGES;

/** The loaders only read documents; they have no other operation. */
export function languagesOf(operation: Operation): readonly Language[] {
  return operation === "parse" ? ["typescript", "curl", "langchain", "llamaindex"] : ["typescript", "curl"];
}

export function toCode(language: Language, request: CodeRequest): string {
  return { typescript, curl, langchain, llamaindex }[language](request);
}

const SHOWN: Readonly<Record<Operation, string>> = {
  parse: `for (const block of result.chunks.flatMap((chunk) => chunk.blocks)) {
  console.log(\`page \${block.bbox.page}: \${block.type}: \${block.content}\`);
}`,
  extract: "console.log(result.data, result.citations);",
  split: 'for (const { title, pages } of result.splits) console.log(`${title}: ${pages.join(", ")}`);',
  edit: "for (const { kind, status, count } of result.edits) console.log(kind, status, count);\nconsole.log(result.document_url);",
  pipeline: "console.log(result);",
};

function typescript({ operation, file, options, baseUrl }: CodeRequest): string {
  const further = isEmpty(options) ? "" : `, ${literal(options, 0)}`;
  return `// npm install @docsvc/client
import { Docsvc } from "@docsvc/client";

const client = new Docsvc({ apiKey: process.env["DOCSVC_API_KEY"], baseUrl: ${JSON.stringify(baseUrl)} });

const { result } = await client.${operation}(${JSON.stringify(file)}${further});
${SHOWN[operation]}
`;
}

function curl({ operation, file, options, baseUrl }: CodeRequest): string {
  const input = operation === "edit" ? "document_url" : "input";
  const body = JSON.stringify({ [input]: "FILE_ID", ...options }, null, 2);
  // The reference is in its own double quotes within the body, so that the shell expands nothing else.
  const quoted = `'${body.replaceAll("'", `'\\''`).replace('"FILE_ID"', `"'"$FILE"'"`)}'`;
  return `FILE=$(curl -sf ${baseUrl}/upload \\
  -H "Authorization: Bearer $DOCSVC_API_KEY" \\
  -F file=@${quotePath(file)} | sed 's/.*"file_id":"\\([^"]*\\)".*/\\1/')

curl -sf ${baseUrl}/${operation} \\
  -H "Authorization: Bearer $DOCSVC_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d ${quoted}
`;
}

function langchain({ file, options, baseUrl }: CodeRequest): string {
  return `// npm install @docsvc/langchain @langchain/core
import { DocsvcLoader } from "@docsvc/langchain";

const loader = new DocsvcLoader(${JSON.stringify(file)}, ${literal(loaderOptions(options, baseUrl), 0)});
for (const { pageContent, metadata } of await loader.load()) {
  console.log(metadata, pageContent);
}
`;
}

function llamaindex({ file, options, baseUrl }: CodeRequest): string {
  return `// npm install @docsvc/llamaindex llamaindex
import { DocsvcReader } from "@docsvc/llamaindex";

const reader = new DocsvcReader(${literal(loaderOptions(options, baseUrl), 0)});
for (const document of await reader.loadData(${JSON.stringify(file)})) {
  console.log(document.metadata, document.text);
}
`;
}

function loaderOptions(options: object, baseUrl: string): object {
  return { client: { baseUrl }, ...(isEmpty(options) ? {} : { parse: options }) };
}

/** Formats a value as people write it: property names without quotes where possible. */
function literal(value: unknown, depth: number): string {
  const [inner, outer] = [depth + 1, depth].map((level) => "  ".repeat(level));
  if (Array.isArray(value)) {
    const items = value.map((item) => literal(item, depth + 1));
    const line = `[${items.join(", ")}]`;
    return line.length <= 80 ? line : `[\n${items.map((item) => `${inner}${item},`).join("\n")}\n${outer}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([name, one]) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${literal(one, depth + 1)}`,
  );
  const line = `{ ${entries.join(", ")} }`;
  if (entries.length === 0) return "{}";
  return line.length <= 80 && !line.includes("\n")
    ? line
    : `{\n${entries.map((entry) => `${inner}${entry},`).join("\n")}\n${outer}}`;
}

function isEmpty(options: object): boolean {
  return Object.keys(options).length === 0;
}

function quotePath(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
