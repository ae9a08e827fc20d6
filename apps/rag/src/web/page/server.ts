import type { AnswerEvent } from "../wire.ts";

/** Marks a request as coming from the server's own page. */
const HEADERS = { "x-docsvc-rag": "1" };

/** @throws an error with the server's message */
export async function ask<Value>(method: string, path: string, body?: BodyInit): Promise<Value> {
  const response = await send(method, path, body);
  return (await response.json()) as Value;
}

/** Yields the events of an answer as they arrive. */
export async function* askQuestion(question: string, files: readonly string[] | null): AsyncGenerator<AnswerEvent> {
  const response = await send("POST", "/api/conversation", JSON.stringify({ question, files }));
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as AnswerEvent;
  }
}

/** Uploads a file and reports how much of it is sent, which `fetch` cannot. */
export function sendFile(file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api/documents?name=${encodeURIComponent(file.name)}`);
    for (const [name, value] of Object.entries(HEADERS)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    request.addEventListener("error", () => reject(new Error(SILENCE)));
    request.addEventListener("load", () => {
      if (request.status < 300) return resolve();
      return reject(new Error((JSON.parse(request.responseText) as { readonly error: string }).error));
    });
    request.send(file);
  });
}

async function send(method: string, path: string, body?: BodyInit): Promise<Response> {
  const response = await fetch(path, { method, headers: HEADERS, ...(body !== undefined && { body }) }).catch(() => {
    throw new Error(SILENCE);
  });
  if (response.ok) return response;
  const { error } = (await response.json().catch(() => ({}))) as { readonly error?: string };
  throw new Error(error ?? `The app's server answered ${response.status}.`);
}

const SILENCE = "The app's server does not answer. Is it still running?";

/** Any failure as a sentence for people. */
export function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
