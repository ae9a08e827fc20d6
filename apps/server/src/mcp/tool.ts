/**
 * What agents can do with documents, in the terms of the Model Context Protocol.
 *
 * A `Tool` is one action with the schema of its input. A `Desk` is the service as one caller sees it, in this process or elsewhere. All
 * tools use the service's public interface, so that its checks, limits and organisations apply to agents as to all callers.
 */
import type { Docsvc } from "@docsvc/client";
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { ParsedJobs } from "./parsed-jobs.ts";

export interface ToolContext {
  readonly client: Docsvc;
  /** Reads from the same service, with the same key, what the client has no method for. */
  readonly get: (path: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Response>;
  /** Describes for the model which documents may be read. */
  readonly documents: string;
  /** Turns a document that the model named into an input of the service. @throws {@link RefusedError} */
  readonly open: (document: string, signal: AbortSignal) => Promise<OpenedDocument>;
  /** Lists the available documents, for tools and resources. */
  readonly list: (signal: AbortSignal) => Promise<readonly ListedDocument[]>;
  readonly jobs: ParsedJobs;
}

/** An entry in the list of documents. */
export interface ListedDocument {
  /** The value that the tools accept as the document. */
  readonly document: string;
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly bytes?: number | undefined;
  readonly pages?: number | undefined;
  /** When the file was written, or the parse was requested. */
  readonly changed?: string | undefined;
}

export interface OpenedDocument {
  /** An address, or a `docsvc://` or `jobid://` reference. */
  readonly input: string;
  /** Identifies the document to reuse its parse; null if its content may change. */
  readonly key: string | null;
}

export interface Tool<Input = never> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly run: (asked: Input, context: ToolContext, call: Call) => Promise<CallToolResult>;
}

export interface Call {
  readonly signal: AbortSignal;
  /** Called with the progress, 0–1. */
  readonly onProgress: (progress: number) => void;
}

/** A refused call; the model receives the reason. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}

export function say(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}
