import { contractFaults } from "./contract-faults.ts";
import type { SeenRequest } from "./seen-request.ts";

/**
 * The plain interface without extensions, as another implementation may serve it: lower-case statuses, no long polling, no `Prefer`, no
 * paging of jobs, fields that the contract does not have, and boxes that are null. It refuses the same requests as the contract.
 */
export interface PlainService {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Every request that arrived, oldest first. */
  readonly seen: SeenRequest[];
}

export interface PlainServiceOptions {
  /** Answers instead of the service, if it returns a response. */
  readonly intercept?: (request: SeenRequest) => Response | undefined;
  /** How often a job is still running when it is read. */
  readonly readsUntilFinal?: number;
  /** Results of operations that replace the default ones. */
  readonly results?: Readonly<Record<string, unknown>>;
}

export const TEST_KEY = "ak_live_test";

export function plainService(options: PlainServiceOptions = {}): PlainService {
  const { intercept, readsUntilFinal = 1 } = options;
  const results: Readonly<Record<string, unknown>> = { ...RESULTS, ...options.results };
  const seen: SeenRequest[] = [];
  const reads = new Map<string, number>();

  const fetch = async (request: Request): Promise<Response> => {
    const arrived = await readRequest(request);
    seen.push(arrived);
    const early = intercept?.(arrived);
    if (early !== undefined) return early;
    if (arrived.headers.get("authorization") !== `Bearer ${TEST_KEY}`) return json({ error: "Unauthorized" }, 401);
    const refusal = contractFaults(arrived);
    if (refusal !== undefined) return refusal;
    const [, first = "", id = ""] = arrived.path.split("/");
    if (first === "upload_url") return json({ error: "Not Found" }, 404);
    if (first === "upload") return json(describeUpload(arrived.body));
    if (first === "jobs") return json([record("job-2", "pending"), record("job-1", "completed")]);
    if (first === "cancel") return json({ status: "cancelled" });
    if (first === "job") {
      const count = (reads.get(id) ?? 0) + 1;
      reads.set(id, count);
      const [status = "", , operation = "parse"] = id.split("-");
      return json(record(id, count > readsUntilFinal ? status : "running", results[operation]));
    }
    if (first.endsWith("_async")) return json({ job_id: `completed-1-${first.slice(0, -6)}`, queue: "default" }, 201);
    return json({ job_id: "job-1", duration: 0.5, usage: { num_pages: 1, credits: 1 }, result: results[first] ?? {} });
  };
  return { fetch, seen };
}

export const FULL_RESULT = {
  type: "full",
  engine: "a field that the contract does not know",
  chunks: [
    {
      content: "Hello.",
      embed: "Hello.",
      blocks: [{ type: "Text", bbox: null, content: "Hello.", confidence: null, angle: 0 }],
    },
  ],
} as const;

const RESULTS: Readonly<Record<string, unknown>> = {
  parse: FULL_RESULT,
  extract: { total: 12.5 },
  split: { splits: [] },
  edit: { document_url: "https://example.com/edited.pdf" },
  pipeline: { anything: true },
};

function record(jobId: string, status: string, result: unknown = FULL_RESULT): unknown {
  const base = { job_id: jobId, status, shard: 3 };
  if (status === "completed") return { ...base, result, duration: 0.5, usage: { num_pages: 1 } };
  if (status === "failed") return { ...base, error: { message: "The file is damaged." } };
  return base;
}

function describeUpload(body: unknown): unknown {
  const { name, size } = body as { name: string; size: number };
  return { file_id: `docsvc://${name}`, presigned_url: null, bytes: size };
}

async function readRequest(request: Request): Promise<SeenRequest> {
  const url = new URL(request.url);
  const type = request.headers.get("content-type") ?? "";
  const body = type.startsWith("multipart/form-data")
    ? await readFile(request)
    : type === "application/json"
      ? await request.json()
      : await request.text();
  return { method: request.method, path: url.pathname, search: url.search, headers: request.headers, body };
}

/** A form that cannot be parsed has no file. */
async function readFile(request: Request): Promise<unknown> {
  // A broken connection is not an invalid form.
  const bytes = await request.arrayBuffer();
  const { headers } = request;
  const form = await new Response(bytes, { headers }).formData().catch(() => undefined);
  return form?.get("file") ?? undefined;
}

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers });
}
