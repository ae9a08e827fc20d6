/** Prints HTML with Debian's Chromium: one browser for all documents, driven by its own protocol. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

export interface Printer extends AsyncDisposable {
  print(html: string, margins?: Margins, how?: PrintOptions): Promise<Uint8Array>;
  /** Evaluates an expression in the page that was printed last. */
  evaluate(expression: string): Promise<string>;
}

export interface PrintOptions {
  /** Writes the tags of the page into the PDF. */
  readonly isTagged?: boolean;
  /** Pages to print, as `1-4`. */
  readonly pages?: string;
}

/** HTML of a running head and foot; `pageNumber` and `totalPages` are Chromium's classes. */
export interface Margins {
  readonly header: string;
  readonly footer: string;
}

interface Answer {
  readonly id?: number;
  readonly result?: {
    readonly data?: string;
    readonly frameTree?: { readonly frame: { readonly id: string } };
    readonly result?: { readonly value?: string; readonly description?: string };
  };
}

export async function openPrinter(): Promise<Printer> {
  const profile = await mkdtemp(join(tmpdir(), "docsvc-pages-"));
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn("chromium", [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const gone = once(browser, "exit");
  const port = await portOf(browser.stderr);
  const pages = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(pages.find(({ type }) => type === "page")!.webSocketDebuggerUrl);
  await once(socket, "open");
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  const send = (method: string, params: object = {}): Promise<Answer> => {
    const id = ++count;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  const tree = await send("Page.getFrameTree");
  const frameId = tree.result!.frameTree!.frame.id;
  return {
    print: async (html, margins, { isTagged = false, pages: pageRanges = "" } = {}) => {
      await send("Page.setDocumentContent", { frameId, html });
      const running = margins !== undefined && {
        displayHeaderFooter: true,
        headerTemplate: margins.header,
        footerTemplate: margins.footer,
      };
      const { result } = await send("Page.printToPDF", {
        preferCSSPageSize: true,
        printBackground: true,
        pageRanges,
        generateTaggedPDF: isTagged,
        ...running,
      });
      if (result?.data === undefined) throw new Error("Chromium printed nothing.");
      return Buffer.from(result.data, "base64");
    },
    evaluate: async (expression) => {
      const { result } = await send("Runtime.evaluate", { expression });
      const truth = result!.result!;
      if (typeof truth.value !== "string") throw new Error(`The page gave no text: ${truth.description}`);
      return truth.value;
    },
    [Symbol.asyncDispose]: async () => {
      socket.close();
      browser.kill();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
    },
  };
}

async function portOf(stderr: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(stderr)) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    stderr.resume();
    return Number(port);
  }
  throw new Error("Chromium told no address. To install on Debian: apt-get install chromium");
}
