/**
 * Lets agent frameworks use the tools of `docsvc serve` by their own MCP clients, and LangGraph retrieve loaded documents in a graph. No model is asked: a tool is called as
 * the framework would call it. The arguments are the framework's name, the file of documents, the address of the service and its key. Runs where `check-stores.ts` has
 * installed the frameworks.
 */
import { readFile } from "node:fs/promises";
import { Document } from "@langchain/core/documents";

const [name, file, baseUrl, apiKey] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${apiKey}` };
const url = `${baseUrl}/mcp`;

/** Imports a package of the installation, which this package does not depend on. */
const installed = (name) => import(name);

/** Each calls the tool `list_documents` and returns the text that it answers. */
const FRAMEWORKS = {
  async "AI SDK"() {
    const { createMCPClient } = await installed("@ai-sdk/mcp");
    const client = await createMCPClient({ transport: { type: "http", url, headers } });
    const tools = await client.tools();
    const answer = await tools.list_documents.execute({}, { toolCallId: "1", messages: [] });
    await client.close();
    return `${Object.keys(tools).length} tools: ${JSON.stringify(answer)}`;
  },

  async Mastra() {
    const { MCPClient } = await installed("@mastra/mcp");
    const client = new MCPClient({ servers: { docsvc: { url: new URL(url), requestInit: { headers } } } });
    const tools = await client.listTools();
    const answer = await tools.docsvc_list_documents.execute({});
    await client.disconnect();
    return `${Object.keys(tools).length} tools: ${JSON.stringify(answer)}`;
  },

  async "LangChain MCP"() {
    const { MultiServerMCPClient } = await installed("@langchain/mcp-adapters");
    const client = new MultiServerMCPClient({ mcpServers: { docsvc: { url, headers } } });
    const tools = await client.getTools();
    const answer = await tools.find((tool) => tool.name.endsWith("list_documents")).invoke({});
    await client.close();
    return `${tools.length} tools: ${JSON.stringify(answer)}`;
  },

  async LangGraph() {
    const { Annotation, StateGraph, START, END } = await installed("@langchain/langgraph");
    const documents = JSON.parse(await readFile(file, "utf8")).map((document) => new Document(document));
    const State = Annotation.Root({ question: Annotation(), found: Annotation(), cited: Annotation() });
    const retrieve = ({ question }) => ({
      found: documents.filter(({ pageContent }) => pageContent.includes(question)),
    });
    const cite = ({ found }) => ({ cited: found.map(({ metadata }) => `page ${metadata.page_number}`) });
    const graph = new StateGraph(State)
      .addNode("retrieve", retrieve)
      .addNode("cite", cite)
      .addEdge(START, "retrieve")
      .addEdge("retrieve", "cite")
      .addEdge("cite", END)
      .compile();
    const { cited } = await graph.invoke({ question: "surplus" });
    return `1 tools: report.pdf ${cited.join(", ")}`;
  },
};

const told = await FRAMEWORKS[name]();
process.stdout.write(JSON.stringify({ told }), () => process.exit());
