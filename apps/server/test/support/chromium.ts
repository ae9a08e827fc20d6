import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** A page in headless Chromium, driven by its own protocol (https://chromedevtools.github.io/devtools-protocol). */
export interface Page extends AsyncDisposable {
  run(script: string): Promise<unknown>;
  /** Waits until an expression is true. */
  until(expression: string): Promise<void>;
  /** Errors that the browser reported: policy violations, failed loads, script errors. */
  complaints(): readonly string[];
}

export async function openPage(url: string): Promise<Page> {
  const profile = await mkdtemp(join(tmpdir(), "docsvc-chromium-"));
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn("chromium", [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  const exited = once(browser, "exit");
  const port = await readPort(browser.stderr);
  const pages = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as readonly {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(pages.find(({ type }) => type === "page")!.webSocketDebuggerUrl);
  await once(socket, "open");
  const answers = new Map<number, (answer: Answer) => void>();
  const complaints: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Answer;
    if (message.id !== undefined) answers.get(message.id)?.(message);
    const entry = message.params?.entry;
    if (message.method === "Log.entryAdded" && entry?.level === "error") complaints.push(entry.text);
    if (message.method === "Runtime.exceptionThrown") complaints.push("a script threw");
  });
  let count = 0;
  const send = (method: string, params: object = {}): Promise<Answer> => {
    const id = ++count;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answers.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  for (const domain of ["Log", "Runtime", "Page"]) await send(`${domain}.enable`);
  await send("Page.navigate", { url });
  const run = async (script: string): Promise<unknown> => {
    const { result } = await send("Runtime.evaluate", { expression: `{${script}}`, userGesture: true });
    return result?.result?.value;
  };
  return {
    run,
    until: async (expression) => {
      for (let tries = 0; ; tries += 1) {
        const { result } = await send("Runtime.evaluate", { expression, returnByValue: true });
        if (result?.result?.value === true) return;
        if (tries === 3000) throw new Error(`${expression} never held. Complaints: ${complaints.join("; ")}`);
        await sleep(100);
      }
    },
    complaints: () => complaints,
    [Symbol.asyncDispose]: async () => {
      socket.close();
      browser.kill();
      await exited;
      // Chromium's other processes end later, and may still write there.
      await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => {});
    },
  };
}

interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly entry?: { readonly level: string; readonly text: string } };
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

async function readPort(stderr: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(stderr)) {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    stderr.resume();
    return Number(port);
  }
  throw new Error("Chromium told no address.");
}
