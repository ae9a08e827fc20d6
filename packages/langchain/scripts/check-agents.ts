/**
 * Lets agent frameworks call the tools of a running service through their own MCP clients, and LangGraph retrieve loaded documents in a graph: the AI SDK,
 * Mastra, LangChain's adapters and LangGraph. They are installed with npm outside the workspace.
 * `node scripts/run.mjs packages/langchain/scripts/check-agents.ts`
 */
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Docsvc } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { startService } from "@docsvc/server";
import { DocsvcLoader } from "../src/index.ts";
import { installOutside } from "./install-outside.ts";

const PACKAGES = [
  "@langchain/core@^1.2.13",
  "@langchain/langgraph@^1.7.0",
  "@langchain/mcp-adapters@^1.1.4",
  "ai@^7.0.0",
  "@ai-sdk/mcp@^2.0.0",
  "@mastra/core@^1.71.0",
  "@mastra/mcp@^2.0.0",
  "zod@^4.0.0",
];
const FRAMEWORKS = ["AI SDK", "Mastra", "LangChain MCP", "LangGraph"];

const apiKey = `ak_live_${"0".repeat(32)}`;
await using data = await mkdtempDisposable(join(tmpdir(), "docsvc-agents-"));
await using service = await startService({ dataDir: data.path, apiKey, port: 0, slots: 1 });
const client = new Docsvc({ apiKey, baseUrl: service.url });
const loaded = await new DocsvcLoader(fixture("report/report.pdf"), { client }).load();
await using outside = await installOutside(PACKAGES, "in-agents.mjs", loaded);
for (const framework of FRAMEWORKS) {
  const { told } = (await outside.run(framework, service.url, apiKey)) as { readonly told: string };
  if (!/report\.pdf|jobid:/u.test(told)) throw new Error(`${framework} was answered ${told}`);
  process.stdout.write(`${framework}: ${told.slice(0, 120)}\n`);
}
