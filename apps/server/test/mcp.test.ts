import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readFixture } from "@docsvc/fixtures";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("../bin/docsvc.js", import.meta.url));

test("docsvc mcp reads the files of a folder for an agent, and ends when the agent has left", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-mcp-"));
  const client = new Client({ name: "test", version: "1" });
  try {
    await writeFile(join(folder, "letter.pdf"), await readFixture("letter/letter.pdf"));
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: [MAIN, "mcp", folder],
      stderr: "pipe",
    });
    await client.connect(transport);
    expect(client.getInstructions()).toContain(folder);
    const call = async (name: string, asked: object): Promise<string> => {
      const { content } = await client.callTool({ name, arguments: { ...asked } });
      const [first] = content;
      return first?.type === "text" ? first.text : `${first?.type}`;
    };
    await writeFile(join(folder, ".hidden.pdf"), "no document");
    await writeFile(join(folder, "notes.bin"), "no document");
    const { documents } = JSON.parse(await call("list_documents", {}));
    expect(documents).toEqual([expect.objectContaining({ document: "letter.pdf", type: "pdf" })]);
    const { places } = JSON.parse(await call("search_documents", { query: "electrician" }));
    expect(places[0]).toMatchObject({ document: "letter.pdf", page: 1, box: { left: expect.any(Number) } });
    const { resources } = await client.listResources();
    expect(resources.map(({ name }) => name)).toEqual(["letter.pdf"]);
    const parsed = await call("parse", { document: "letter.pdf" });
    expect(parsed).toMatch(/^document: jobid:\/\/\S+\n1 page\n/);
    expect(await call("render_region", { document: "letter.pdf", page: 1 })).toBe("image");
    expect(await call("parse", { document: "/etc/passwd" })).toContain("no file in the folders");
    const { pid } = transport;
    await client.close();
    expect(() => process.kill(pid!, 0)).toThrow(/ESRCH/);
  } finally {
    await client.close();
    await rm(folder, { recursive: true, force: true });
  }
});
