/**
 * What agents can do with documents, in the words of the Model Context Protocol.
 *
 * Tool: one thing to do, with the schema of what it is asked. Desk: the service that does it, as one caller sees it, in this process or
 * elsewhere. Everything that a tool is asked goes through the service's interface, so that its checks, bounds and organisations hold for
 * agents as they do for all callers.
 */
import type { Docsvc } from "@docsvc/client";
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { z } from "zod";
import type { ParsedJobs } from "./parsed-jobs.ts";

export interface Desk {
  readonly client: Docsvc;
  /** Reads of the same service, with the same key, what the client has no method for. */
  readonly get: (path: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Response>;
  /** Which documents may be read, for the model. */
  readonly documents: string;
  /** Makes what the model names a document that the service takes. @throws {@link RefusedError} */
  readonly open: (document: string, signal: AbortSignal) => Promise<OpenedDocument>;
  /** What there is to read, for tools and resources. */
  readonly list: (signal: AbortSignal) => Promise<readonly ListedDocument[]>;
  readonly jobs: ParsedJobs;
}

/** A document as a list shows it. */
export interface ListedDocument {
  /** What the tools take as the document. */
  readonly document: string;
  readonly name?: string | undefined;
  readonly type?: string | undefined;
  readonly bytes?: number | undefined;
  readonly pages?: number | undefined;
  /** When the file was written, or its parse was asked for. */
  readonly changed?: string | undefined;
}

export interface OpenedDocument {
  /** An address, or a `docsvc://` or `jobid://` reference. */
  readonly input: string;
  /** Under which its parse is known again; null where it may be another document tomorrow. */
  readonly key: string | null;
}

export interface Tool<Input = never> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodType<Input>;
  readonly run: (asked: Input, desk: Desk, call: Call) => Promise<CallToolResult>;
}

export interface Call {
  readonly signal: AbortSignal;
  /** How far the service is, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** A call that is refused; the model receives the reason. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
}

export function say(text: string): CallToolResult {
  return { content: [{ type: "text", text }] };
}
