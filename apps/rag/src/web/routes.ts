/** The routes of the page's requests. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { answerQuestion, type Answering, type AskedQuestion } from "./answer-question.ts";
import type { Pages, PageSource } from "./pages.ts";
import { takeFile } from "./take-file.ts";
import type { AnswerEvent, PageText, Setting } from "./wire.ts";

export interface WebContext extends Answering {
  readonly directory: string;
  readonly pages: () => Promise<Pages>;
  readonly setting: () => Promise<Setting>;
  /** Address of the service, whose studio shows documents. */
  readonly baseUrl: string | undefined;
}

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly query: URLSearchParams;
}

type Route = (context: WebContext, call: Call) => Promise<void>;

export const ROUTES: Readonly<Record<string, Route>> = {
  "GET /api/setting": async ({ setting }, { response }) => sendJson(response, await setting()),
  "GET /api/library": async ({ library }, { response }) => sendJson(response, library.state()),
  "POST /api/library": async ({ library }, { response }) => {
    void library.refresh();
    sendJson(response, library.state());
  },
  "POST /api/retry": async ({ library }, { response, query }) => {
    void library.retry(query.get("file") ?? "");
    sendJson(response, library.state());
  },
  "POST /api/documents": async ({ library, directory }, { request, response, query }) => {
    const name = await takeFile(directory, query.get("name") ?? "", request);
    if (name === undefined) return sendError(response, 415, "This is no kind of document that can be read.");
    void library.refresh();
    return sendJson(response, { file: name }, 201);
  },
  "GET /api/page": async (context, { response, query }) => {
    const [page, width] = [Number(query.get("page")), Number(query.get("width"))];
    const document = sourceOf(context, query.get("id"));
    if (document === undefined || !isBetween(page, 1, 100_000) || !isBetween(width, 16, 4000)) {
      return sendError(response, 404, "There is no such page.");
    }
    const image = await (await context.pages()).draw(document, page, width);
    if (image === undefined) return sendError(response, 404, "There is no picture of this page.");
    // Changed contents get another id, so the content of this address never changes.
    response.writeHead(200, { "content-type": "image/webp", "cache-control": "private, max-age=3600" }).end(image);
  },
  "GET /api/text": async ({ library }, { response, query }) => {
    const [file, page] = [query.get("file"), Number(query.get("page"))];
    const texts: readonly PageText[] = library
      .passages()
      .filter((passage) => passage.file === file && passage.bbox.page === page)
      .map(({ text, category }) => ({ text, category }));
    sendJson(response, texts);
  },
  "GET /api/studio": async (context, { response, query }) => {
    const document = sourceOf(context, query.get("id"));
    if (document === undefined || context.baseUrl === undefined) return sendError(response, 404, "No such document.");
    const job = await (await context.pages()).openInStudio(document);
    const location = `${context.baseUrl.replace(/\/$/, "")}/studio#/document/${encodeURIComponent(job)}/blocks`;
    const at = query.get("at") ?? "";
    response.writeHead(303, { location: /^[\d.,;]+$/.test(at) ? `${location}/${at}` : location }).end();
  },
  "GET /api/conversation": async ({ conversation }, { response }) => sendJson(response, conversation.turns()),
  "DELETE /api/conversation": async ({ conversation }, { response }) => {
    await conversation.clear();
    sendJson(response, []);
  },
  "POST /api/conversation": async (context, { request, response }) => {
    const asked = readQuestion(await json(request).catch(() => undefined));
    if (asked === undefined) return sendError(response, 400, "Ask a question of 1 to 2,000 characters.");
    response.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
    const send = (event: AnswerEvent): void => void response.write(`${JSON.stringify(event)}\n`);
    await answerQuestion(asked, context, (sentences) => send({ type: "written", sentences })).then(
      (turn) => send({ type: "answer", turn }),
      (error: unknown) => send({ type: "error", message: error instanceof Error ? error.message : String(error) }),
    );
    response.end();
  },
};

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(value));
}

export function sendError(response: ServerResponse, status: number, error: string): void {
  sendJson(response, { error }, status);
}

function sourceOf({ library }: WebContext, id: string | null): PageSource | undefined {
  const path = id === null ? undefined : library.pathOf(id);
  return id === null || path === undefined ? undefined : { id, path };
}

function isBetween(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function readQuestion(body: unknown): AskedQuestion | undefined {
  const { question, files } = (body ?? {}) as { readonly question?: unknown; readonly files?: unknown };
  if (typeof question !== "string" || question.trim() === "" || question.length > 2000) return undefined;
  const named = Array.isArray(files) ? files.filter((file) => typeof file === "string") : null;
  return { question: question.trim(), files: named };
}
