/** Text whose format its bytes do not show, through the service and the command, as its server or its sender describes it. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../../test/support/run-command.ts";
import { testService, type TestService } from "../../test/support/test-service.ts";

const NOTE = "# Opening hours\n\nThe ferry leaves at nine.\n";
const HEADING = { type: "Section Header", content: "Opening hours" };
const ONE_COLUMN = "harbour\nTveit\nBrennhaven\n";

let service: TestService;
let server: Server;
let origin: string;
beforeAll(async () => {
  service = await testService({ allowAddress: () => true });
  server = createServer((request, response) => {
    const parameters = new URL(request.url!, "http://docs.test").searchParams;
    const type = parameters.get("type");
    const name = parameters.get("name");
    response.writeHead(200, {
      ...(type !== null && { "content-type": type }),
      ...(name !== null && { "content-disposition": `attachment; filename="${name}"` }),
    });
    response.end(parameters.get("is"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await service[Symbol.asyncDispose]();
});

const addressOf = (path: string, parameters: Readonly<Record<string, string>>): string =>
  `${origin}${path}?${new URLSearchParams(parameters).toString()}`;

async function firstBlock(input: string): Promise<unknown> {
  const { json } = await service.call("POST", "/parse", { json: { input } });
  return json.result.chunks[0].blocks[0];
}

test.each([
  ["its media type", "/get", { type: "text/markdown; charset=utf-8" }],
  ["the name in Content-Disposition", "/get", { type: "application/octet-stream", name: "hours.md" }],
  ["the last part of its address", "/files/hours.md", { type: "text/plain" }],
])("a fetched text is Markdown by %s", async (_, path, headers) => {
  expect(await firstBlock(addressOf(path, { ...headers, is: NOTE }))).toMatchObject(HEADING);
});

test("a fetched text is a table by its media type, and a wrong media type changes nothing", async () => {
  expect(await firstBlock(addressOf("/get", { type: "text/csv", is: ONE_COLUMN }))).toMatchObject({ type: "Table" });
  const table = addressOf("/get", { type: "text/markdown", is: "a;b\n1;2\n3;4\n" });
  expect(await firstBlock(table)).toMatchObject({ type: "Table" });
  expect(await firstBlock(addressOf("/get", { type: "text/html", is: NOTE }))).toMatchObject({ type: "Text" });
});

test("an upload without a telling name is read by the media type of its part", async () => {
  const form = new FormData();
  form.set("file", new Blob([NOTE], { type: "text/markdown" }), "hours");
  const { json } = await service.call("POST", "/upload", { body: form });
  expect(json.file_id).toMatch(/\.md$/);
  expect(await firstBlock(json.file_id)).toMatchObject(HEADING);
});

test("the command reads an address as the service does", async () => {
  const address = addressOf("/get", { type: "text/markdown", is: NOTE });
  const { out } = await run(["parse", address, "--allow", "127.0.0.1"]);
  expect(out).toBe(NOTE);
});
