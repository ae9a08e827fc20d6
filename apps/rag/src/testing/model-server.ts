import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { serveLocally } from "./serve-locally.ts";

export interface ModelServer extends AsyncDisposable {
  readonly baseUrl: string;
  /** The bodies of the requests, in order. */
  readonly requests: readonly ModelRequest[];
}

export interface ModelRequest {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: { readonly type: string; readonly json_schema: { readonly schema: object } };
}

/** A server of OpenAI's chat completions with fixed answers; strings are sent as they are, everything else as JSON. */
export async function modelServer(answer: (request: ModelRequest) => unknown): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const reply = async (incoming: IncomingMessage): Promise<string> => {
    const { authorization } = incoming.headers;
    const request = { ...(JSON.parse(await text(incoming)) as ModelRequest), authorization, path: incoming.url };
    requests.push(request);
    const given = answer(request);
    const content = typeof given === "string" ? given : JSON.stringify(given);
    return request.stream ? toEvents(request.model, content) : toCompletion(request.model, content);
  };
  const server = await serveLocally(async (incoming, response) => {
    const body = await reply(incoming);
    response.setHeader("Content-Type", body.startsWith("data:") ? "text/event-stream" : "application/json");
    response.end(body);
  });
  return { ...server, requests };
}

function toCompletion(model: string, content: string): string {
  const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
  return JSON.stringify({ id: "1", object: "chat.completion", created: 0, model, choices });
}

/** Streams the text a few letters at a time, as a model does. */
function toEvents(model: string, content: string): string {
  const parts = content.match(/[^]{1,8}/gu) ?? [];
  const choices = [
    ...parts.map((part) => ({ index: 0, delta: { content: part }, finish_reason: null })),
    { index: 0, delta: {}, finish_reason: "stop" },
  ];
  const events = choices.map((choice) =>
    JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 0, model, choices: [choice] }),
  );
  return [...events, "[DONE]"].map((event) => `data: ${event}\n\n`).join("");
}
