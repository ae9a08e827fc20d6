import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ModelServer extends AsyncDisposable {
  readonly baseUrl: string;
  /** The bodies of the requests, in their order. */
  readonly requests: readonly ModelRequest[];
}

export interface ModelRequest {
  readonly authorization: string | undefined;
  readonly path: string | undefined;
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format: { readonly type: string; readonly json_schema: { readonly schema: object } };
}

/** A server of the chat completions of OpenAI that answers what it is told to. */
export async function modelServer(answer: (request: ModelRequest) => unknown): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const reply = async (incoming: IncomingMessage): Promise<string> => {
    const { authorization } = incoming.headers;
    const request = { ...(JSON.parse(await text(incoming)) as ModelRequest), authorization, path: incoming.url };
    requests.push(request);
    const message = { role: "assistant", content: JSON.stringify(answer(request)) };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    return JSON.stringify({ id: "1", object: "chat.completion", created: 0, model: request.model, choices });
  };
  const server = createServer((incoming, response) => {
    response.setHeader("Content-Type", "application/json");
    reply(incoming).then(
      (body) => response.end(body),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
