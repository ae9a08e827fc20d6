/**
 * The web app, for the person at this machine: it only listens on the loopback address, and its page never sees a key. Documents are
 * read in the background (`library.ts`), questions are answered as on the command line (`answer-question.ts`), and the service renders the pages
 * (`pages.ts`).
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { READERS, type AskOptions } from "../ask.ts";
import { connect, type Connected } from "../read/connect.ts";
import { buildAssets, type Asset } from "./assets.ts";
import { openConversation } from "./conversation.ts";
import { refusalOf, SECURITY_HEADERS } from "./guard.ts";
import { openLibrary } from "./library.ts";
import { openPages } from "./pages.ts";
import { watchProgress } from "./progress.ts";
import { ROUTES, sendError, type WebContext } from "./routes.ts";

export interface WebOptions extends Pick<
  AskOptions,
  "directory" | "indexDirectory" | "loader" | "baseUrl" | "apiKey" | "model" | "vectors"
> {
  /** 0 selects a free port. */
  readonly port: number;
  /** Suggested questions to begin with. */
  readonly examples?: readonly string[] | undefined;
}

export interface RunningWeb extends AsyncDisposable {
  readonly url: string;
}

export async function serveWeb(options: WebOptions): Promise<RunningWeb> {
  const [assets, context, close] = [await buildAssets(), ...(await openContext(options))] as const;
  const server = createServer((request, response) => {
    answer(request, response, assets, context).catch((error: unknown) => {
      if (!response.headersSent) sendError(response, 502, error instanceof Error ? error.message : String(error));
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port, "127.0.0.1", resolve);
  });
  void context.library.refresh();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
      await close();
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  assets: ReadonlyMap<string, Asset>,
  context: WebContext,
): Promise<void> {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
  const refusal = refusalOf(request, request.socket.localPort ?? 0);
  if (refusal !== undefined) return sendError(response, 403, refusal);
  const asset = request.method === "GET" ? assets.get(pathname) : undefined;
  if (asset !== undefined) {
    response.writeHead(200, { "content-type": asset.type, "cache-control": "no-cache" }).end(asset.body);
    return undefined;
  }
  const route = ROUTES[`${request.method} ${pathname}`];
  if (route === undefined) return sendError(response, 404, "There is nothing here.");
  return route(context, { request, response, query });
}

async function openContext(options: WebOptions): Promise<readonly [WebContext, () => Promise<void>]> {
  const { directory, indexDirectory, loader, baseUrl, apiKey, model, vectors, examples = [] } = options;
  let opened: Promise<Connected> | undefined;
  const connected = (): Promise<Connected> => (opened ??= connect(baseUrl, apiKey));
  const library = openLibrary({
    directory,
    indexDirectory: join(indexDirectory, loader),
    openReader: async (onProgress) => {
      const { clientWith } = await connected();
      return READERS[loader](clientWith(watchProgress(onProgress)));
    },
  });
  const conversation = await openConversation(join(indexDirectory, "conversation.json"));
  let pages: ReturnType<WebContext["pages"]> | undefined;
  const context: WebContext = {
    directory,
    library,
    conversation,
    model,
    vectors,
    baseUrl,
    pages: () => (pages ??= connected().then(({ client }) => openPages(client))),
    setting: async () => ({ hasModel: model !== undefined, hasStudio: await hasStudio(baseUrl), examples }),
  };
  return [context, async () => (await opened)?.[Symbol.asyncDispose]()];
}

/** Whether the service was built with its studio. */
async function hasStudio(baseUrl: string | undefined): Promise<boolean> {
  if (baseUrl === undefined) return false;
  const response = await fetch(`${baseUrl.replace(/\/$/, "")}/studio`).catch(() => undefined);
  return response?.ok ?? false;
}
