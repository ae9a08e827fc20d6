/** Documents as MCP resources: a client lists them and attaches their text without a tool. */
import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { blocksByPage, pageToMarkdown } from "./page-text.ts";
import { parsedDocument } from "./parsed-document.ts";
import type { ToolContext } from "./tool.ts";

const SCHEME = "document://";
/** Characters of one resource: about 16,000 tokens. */
const MAX_TEXT_CHARS = 60_000;

export function addResources(server: McpServer, context: ToolContext): void {
  const list = async (): Promise<{ resources: { uri: string; name: string; mimeType: string; size?: number }[] }> => {
    const documents = await context.list(AbortSignal.timeout(LIST_MS));
    return {
      resources: documents.map(({ document, name = document, bytes }) => ({
        uri: SCHEME + encodeURIComponent(document),
        name,
        mimeType: "text/markdown",
        ...(bytes !== undefined && { size: bytes }),
      })),
    };
  };
  server.registerResource(
    "documents",
    new ResourceTemplate(`${SCHEME}{document}`, { list }),
    { title: "Documents", description: "The text of a document as Markdown, page by page.", mimeType: "text/markdown" },
    async (uri, _variables, { mcpReq: { signal } }) => {
      const document = decodeURIComponent(uri.href.slice(SCHEME.length).replace(/\/$/u, ""));
      const { job, result } = await parsedDocument({ document }, context, { signal, onProgress: () => undefined });
      const pages = [...blocksByPage(result)].map(([page, blocks]) => `## Page ${page}\n\n${pageToMarkdown(blocks)}`);
      const whole = pages.join("\n\n");
      const cut = `${whole.slice(0, MAX_TEXT_CHARS)}\n\n[cut here: read on with read_pages and jobid://${job}]`;
      const text = whole.length <= MAX_TEXT_CHARS ? whole : cut;
      return { contents: [{ uri: uri.href, mimeType: "text/markdown", text }] };
    },
  );
}

const LIST_MS = 20_000;
