import { readFixture } from "@docsvc/fixtures";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";
import { createFetch } from "../http/in-process-fetch.ts";

let service: TestService;
let document: string;
let client: Client;
beforeAll(async () => {
  service = await testService();
  document = await service.stored(await readFixture("report/report.pdf"), "report.pdf");
  client = await connect(service.apiKey);
});
afterAll(async () => {
  await client.close();
  await service[Symbol.asyncDispose]();
});

async function connect(key: string): Promise<Client> {
  const agent = new Client({ name: "test", version: "1" });
  const fetch = createFetch(service.service.app, "");
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await agent.connect(new StreamableHTTPClientTransport(new URL("http://service.test/mcp"), { fetch, requestInit }));
  return agent;
}

interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

async function call(name: string, asked: object, agent: Client = client): Promise<ToolAnswer> {
  const { content, isError = false } = await agent.callTool({ name, arguments: { ...asked } });
  const [first] = content;
  return { isError, text: first?.type === "text" ? first.text : `${first?.type}` };
}

describe("agents over HTTP", () => {
  test("receive the tools, each with its parameters", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "list_documents",
      "parse",
      "read_pages",
      "search",
      "search_documents",
      "extract",
      "classify",
      "render_region",
    ]);
    for (const { name, description, inputSchema, annotations } of tools) {
      expect(description?.length).toBeGreaterThan(40);
      if (!name.endsWith("_documents")) expect(inputSchema.required).toContain("document");
      expect(annotations?.readOnlyHint).toBe(true);
    }
    expect(client.getInstructions()).toContain("docsvc://");
  });

  test("parse once, find a place, read its page, and look at it", async () => {
    const parsed = await call("parse", { document });
    const job = /jobid:\/\/\S+/.exec(parsed.text)![0];
    expect(parsed.text).toContain("Annual Report 2023");
    expect((await call("parse", { document })).text).toContain(job);

    const { places } = JSON.parse((await call("search", { document: job, query: "surplus" })).text);
    const [place] = places;
    expect(place.text.toLowerCase()).toContain("surplus");
    const page = await call("read_pages", { document: job, first_page: place.page });
    expect(page.text.toLowerCase()).toContain("surplus");
    const boxes = await call("read_pages", { document: job, first_page: place.page, boxes: true });
    expect(boxes.text).toMatch(new RegExp(`\\[${place.type} left ${place.box.left}, top ${place.box.top}`));

    const { content } = await client.callTool({
      name: "render_region",
      arguments: { document: job, page: place.page, box: place.box, width: 400 },
    });
    const [picture] = content;
    expect(picture).toMatchObject({ type: "image", mimeType: "image/webp" });
    const bytes = Buffer.from((picture as { readonly data: string }).data, "base64");
    expect(bytes.subarray(0, 4).toString()).toBe("RIFF");
  });

  test("extract data with the places that it was read from", async () => {
    const schema = { type: "object", properties: { surplus: { type: "string" } } };
    const { text } = await call("extract", { document, schema });
    const { data, citations } = JSON.parse(text);
    expect(data.surplus).toBeTruthy();
    expect(citations["/surplus"][0].bbox.page).toBeGreaterThan(0);
  });

  test("list what was parsed, search all of it, and read it as a resource", async () => {
    const parsed = await call("parse", { document });
    const job = /jobid:\/\/\S+/.exec(parsed.text)![0];
    const { documents } = JSON.parse((await call("list_documents", {})).text);
    expect(documents).toContainEqual(expect.objectContaining({ document: job, pages: 7 }));
    const { places, unread, failed } = JSON.parse((await call("search_documents", { query: "surplus of 187" })).text);
    expect([unread, failed]).toEqual([0, []]);
    expect(places[0]).toMatchObject({
      document: expect.stringMatching(/^jobid:/),
      page: 6,
      text: expect.stringMatching(/surplus/i),
    });
    expect(places[0].box.width).toBeGreaterThan(0);
    const { resources } = await client.listResources();
    const one = resources.find(({ uri }) => decodeURIComponent(uri).endsWith(job))!;
    expect(one.name).toBe("report.pdf");
    const { contents } = await client.readResource({ uri: one.uri });
    expect(contents[0]).toMatchObject({ mimeType: "text/markdown", text: expect.stringContaining("## Page 6") });
  });

  test("decide the kind of a document out of their own list", async () => {
    const categories = [{ title: "annual report" }, { title: "invoice" }, { title: "letter" }];
    const { title, scores } = JSON.parse((await call("classify", { document, categories })).text);
    expect(title).toBe("annual report");
    expect(scores.map((score: { title: string }) => score.title)).toEqual(categories.map((one) => one.title));
  });

  test("see nothing of other organisations, nor of what these have parsed", async () => {
    const stranger = await connect(await service.newKey("elsewhere"));
    const parsed = await call("parse", { document });
    const job = /jobid:\/\/\S+/.exec(parsed.text)![0];
    for (const asked of [{ document }, { document: job }]) {
      const tools = { parse: {}, search: { query: "surplus" }, render_region: { page: 1 } };
      for (const [name, more] of Object.entries(tools)) {
        const answer = await call(name, { ...asked, ...more }, stranger);
        expect(answer.isError).toBe(true);
        expect(answer.text).not.toMatch(/Annual/);
      }
    }
    expect(JSON.parse((await call("list_documents", {}, stranger)).text)).toEqual({ documents: [] });
    expect((await call("search_documents", { query: "surplus" }, stranger)).text).not.toMatch(/Annual|187/);
    expect((await stranger.listResources()).resources).toEqual([]);
    await stranger.close();
  });

  test("read no file of the machine, and no address that is not public", async () => {
    for (const wrong of ["/etc/passwd", "file:///etc/passwd", "report.pdf", "../report.pdf", "data:text/plain,hello"]) {
      const answer = await call("parse", { document: wrong });
      expect([answer.isError, answer.text]).toEqual([true, expect.stringContaining("Upload a file")]);
    }
    expect((await call("parse", { document: "http://127.0.0.1:9/x.pdf" })).isError).toBe(true);
  });

  test("are refused in words for pages that are not there, wrong boxes and jobs that are no parse", async () => {
    expect(await call("read_pages", { document, first_page: 900 })).toMatchObject({ isError: true });
    expect(await call("render_region", { document, page: 900 })).toMatchObject({ isError: true });
    expect(
      await call("render_region", { document, page: 1, box: { left: 5, top: 0, width: 1, height: 1 } }),
    ).toMatchObject({ isError: true });
    const missing = "jobid://01a2041a-b22e-71f9-b548-d5bd8f0f5b9c";
    expect(await call("search", { document: missing, query: "x" })).toMatchObject({ isError: true });
    const { job_id } = (
      await service.call("POST", "/extract", { json: { input: document, schema: { type: "object", properties: {} } } })
    ).json;
    expect((await call("search", { document: `jobid://${job_id}`, query: "x" })).text).toContain("not the parse");
  });

  test("need a key, and no cookie replaces one", async () => {
    await expect(connect("ak_live_wrong")).rejects.toThrow();
    const { status } = await service.call("POST", "/mcp", { key: null, json: {} });
    expect(status).toBe(401);
  });

  test("are answered what is wrong with their request", async () => {
    const wrong = [{}, { document: 7 }, { document: "" }, { document: "x".repeat(5000) }];
    for (const asked of wrong) expect(await call("parse", asked)).toMatchObject({ isError: true });
    expect((await call("render_region", { document, page: 1, width: 100_000 })).isError).toBe(true);
    // An unknown name would be ignored, and the first page taken for the requested one.
    expect(await call("read_pages", { document, pages: "5" })).toMatchObject({
      isError: true,
      text: expect.stringContaining("pages"),
    });
    const schema = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field ${at}`, { type: "string" }]));
    expect((await call("extract", { document, schema: { type: "object", properties: schema } })).isError).toBe(true);
  });

  const send = (method: string, body: string | null): Promise<Response> => {
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    return createFetch(service.service.app, service.apiKey)("http://service.test/mcp", { method, body, headers });
  };

  test("are refused what is no message of the protocol", async () => {
    for (const json of [[], {}, { jsonrpc: "2.0" }, "text", 7]) {
      const { status } = await send("POST", JSON.stringify(json));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect((await send("GET", null)).status).toBe(405);
  });
});
