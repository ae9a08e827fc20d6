/**
 * The pages of the site. Each text exists once, in a document of the repository: a page names the document and, optionally, the sections
 * that it shows.
 */
import { TOPICS, pathOfTopic, type Topic } from "./reference/topics.ts";

export interface Source {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** Headings of the sections that are shown, including their subsections; without them, the whole document. */
  readonly sections?: readonly string[];
}

export interface Page {
  readonly path: string;
  readonly title: string;
  /** Used by search engines and `llms.txt`. */
  readonly description: string;
  readonly group: "Guide" | "Operate" | "Reference";
  /** Hides the sidebar for wide content. */
  readonly isWide?: boolean;
  readonly sources: readonly Source[] | "operations" | Topic;
}

export const PAGES: readonly Page[] = [
  {
    path: "guide/first-document",
    title: "First document: PDF to Markdown",
    description:
      "From nothing to a parsed PDF: Markdown on the terminal, blocks with bounding boxes over HTTP and in TypeScript.",
    group: "Guide",
    sources: [
      { file: "packages/docsvc/README.md" },
      { file: "README.md", sections: ["From TypeScript", "From anything else"] },
    ],
  },
  {
    path: "guide/getting-started",
    title: "Getting started: folders, JSON, a service",
    description: "A folder of documents to Markdown, boxes in points for a viewer, and a service of your own.",
    group: "Guide",
    sources: [{ file: "docs/getting-started.md" }],
  },
  {
    path: "guide/tables",
    title: "Tables as CSV with boxes",
    description: "Table extraction from PDF: CSV, HTML, Markdown or JSON, with a bounding box for each cell.",
    group: "Guide",
    sources: [{ file: "docs/tables.md" }],
  },
  {
    path: "guide/form-of-a-page",
    title: "Strike-outs, scripts, quotations and chart data",
    description:
      "What is struck out, raised, quoted or drawn as a chart in a PDF, as Markdown and with boxes; the five parts of ParseBench.",
    group: "Guide",
    sources: [{ file: "docs/form-of-a-page.md" }],
  },
  {
    path: "guide/install",
    title: "Install: Linux, Alpine, macOS, Windows, offline",
    description: "What each system needs, set-up without a network and behind a proxy, containers, and upgrades.",
    group: "Guide",
    sources: [{ file: "docs/install.md" }],
  },
  {
    path: "playground",
    title: "Playground: parse a PDF in your browser",
    description:
      "Drop a PDF and see its boxes, Markdown and JSON; it is read by WebAssembly in your browser and sent nowhere.",
    group: "Guide",
    isWide: true,
    sources: [{ file: "docs/playground.md" }],
  },
  {
    path: "guide/rag",
    title: "RAG with citations",
    description:
      "Ask a folder of documents and be shown the page and bounding box that answers: retrieval with word-for-word citations.",
    group: "Guide",
    sources: [{ file: "apps/rag/README.md" }],
  },
  {
    path: "guide/langchain",
    title: "LangChain document loader",
    description:
      "Load PDFs into LangChain.js with page, bounding box, section and a stable id in the metadata of each document.",
    group: "Guide",
    sources: [{ file: "packages/langchain/README.md" }],
  },
  {
    path: "guide/llamaindex",
    title: "LlamaIndex reader",
    description: "Read PDFs into LlamaIndex.TS as nodes with page, bounding box, section and a stable id.",
    group: "Guide",
    sources: [{ file: "packages/llamaindex/README.md" }],
  },
  {
    path: "guide/webhooks",
    title: "Webhooks and their signature",
    description: "Know when a document is done: signed webhooks, and how to check them in TypeScript.",
    group: "Guide",
    sources: [{ file: "packages/client/README.md", sections: ["Webhooks"] }],
  },
  {
    path: "guide/agents",
    title: "Agents and MCP",
    description:
      "Tools for agents over the Model Context Protocol: parse, read pages, search with page and box, extract, render a region.",
    group: "Guide",
    sources: [{ file: "docs/agents.md" }],
  },
  {
    path: "guide/extend",
    title: "Extend docsvc",
    description:
      "Plugins: your own file formats, OCR engine, passes over the blocks and chunkers, in four short examples.",
    group: "Guide",
    sources: [{ file: "docs/extend.md" }],
  },
  {
    path: "guide/redaction",
    title: "PDF redaction and other edits",
    description:
      "Redact, fill, replace and highlight in PDF and Office documents by instructions; what a redaction removes and proves.",
    group: "Guide",
    sources: [{ file: "docs/edit-instructions.md" }],
  },
  {
    path: "guide/coming-from",
    title: "Coming from Reducto, LlamaParse or Unstructured",
    description: "What differs for those who come from a hosted document service, and what is taken as it is.",
    group: "Guide",
    sources: [{ file: "docs/from-a-hosted-service.md" }],
  },
  {
    path: "operate/service",
    title: "The service and its settings",
    description: "Run docsvc on your own machine: settings, isolation, metrics, traces, retention, backup.",
    group: "Operate",
    sources: [{ file: "apps/server/README.md" }],
  },
  {
    path: "operate/fleet",
    title: "From a laptop to a fleet",
    description:
      "Several machines over PostgreSQL and a bucket; container image, compose file and Kubernetes manifests.",
    group: "Operate",
    sources: [
      { file: "apps/server/README.md", sections: ["A fleet", "Files in a bucket"] },
      { file: "deploy/README.md" },
    ],
  },
  {
    path: "operate/sizing",
    title: "How much memory and how many cores",
    description:
      "Measured memory and processor time of documents and of the service, and what follows for a container.",
    group: "Operate",
    sources: [{ file: "docs/sizing.md" }],
  },
  {
    path: "operate/models",
    title: "Language models",
    description:
      "What a language model adds to parsing, extraction and splitting, how one is named (Ollama, vLLM, OpenAI), and what it is never asked.",
    group: "Operate",
    sources: [{ file: "docs/models.md" }],
  },
  {
    path: "operate/charts-in-pictures",
    title: "Charts in pictures",
    description:
      "How a vision model reads the data of charts that are pictures, how its numbers are marked, and what is left out.",
    group: "Operate",
    sources: [{ file: "docs/charts-in-pictures.md" }],
  },
  {
    path: "operate/security",
    title: "Security",
    description: "Hostile documents, walls around the processes that read them, and what an operator adds.",
    group: "Operate",
    sources: [{ file: "docs/security.md" }],
  },
  {
    path: "operate/troubleshooting",
    title: "Troubleshooting by error code",
    description: "Every error code of the interface: its HTTP status, its cause, what to do, and an example.",
    group: "Operate",
    sources: [{ file: "docs/troubleshooting.md" }],
  },
  {
    path: "reference/api",
    title: "API reference",
    description: "Every operation of the HTTP interface, by topic; each with its fields, an example and the answer.",
    group: "Reference",
    sources: "operations",
  },
  ...TOPICS.map((topic): Page => {
    const name = `${topic.tag[0]!.toUpperCase()}${topic.tag.slice(1)}`;
    const path = pathOfTopic(topic.tag);
    return { path, title: `API: ${name}`, description: topic.description, group: "Reference", sources: topic };
  }),
  {
    path: "reference/typescript",
    title: "TypeScript client",
    description: "The typed client: operations, jobs, extraction with a schema, batches, webhooks, options and errors.",
    group: "Reference",
    sources: [{ file: "packages/client/README.md" }],
  },
  {
    path: "reference/engine",
    title: "The engine in your own process",
    description: "Bytes to pages, blocks and chunks without a service: table extraction, bounding boxes, Markdown.",
    group: "Reference",
    sources: [{ file: "packages/engine/README.md" }],
  },
  {
    path: "reference/benchmarks",
    title: "Benchmarks",
    description: "Quality, speed and memory compared with other engines that parse PDFs, each measured in one run.",
    group: "Reference",
    sources: [{ file: "docs/benchmarks.md" }],
  },
  {
    path: "reference/measurements",
    title: "All measurements",
    description:
      "Extraction, splitting, edits, formats, crashes, outages, load, memory over time: each with date and commit.",
    group: "Reference",
    sources: [{ file: "docs/reference/measurements.md" }],
  },
];
