/** Receives webhooks on port 3220 with the organization's secret. Parses a document, if one is given, to trigger a webhook. */
import { Docsvc } from "@docsvc/client";
import * as webhooks from "@docsvc/client/webhooks";
import express from "express";

const PORT = 3220;
const client = new Docsvc();
const { secret } = await client.webhookSecret();

const { promise: ended, resolve: end } = Promise.withResolvers<void>();
const receive = webhooks.handler({
  secret,
  onEvent: (event) => {
    if (event.type === "job.completed") console.log(`${event.data.job_id} is done`);
    else if (event.type === "job.failed") console.log(`${event.data.job_id}: ${event.data.error}`);
    end();
  },
});

const app = express();
// Keep the raw bytes: the signature covers them, not the parsed body.
app.post("/hook", express.raw({ type: "*/*", limit: "1mb" }), (request, response) => {
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const event = new Request("http://127.0.0.1/hook", { method: "POST", headers, body: request.body });
  // Errors get a response, too: 400 or 500.
  void receive(event).then((answer) => response.status(answer.status).end());
});
const server = app.listen(PORT, "127.0.0.1", () => console.log(`http://127.0.0.1:${PORT}/hook`));

const [document] = process.argv.slice(2);
if (document !== undefined) {
  // The service refuses addresses of private networks unless it is started with --allow 127.0.0.1.
  await client.parse.submit(document, { async: { webhook: { url: `http://127.0.0.1:${PORT}/hook` } } });
  await ended;
  server.close();
}
