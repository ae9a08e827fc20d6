import { writeFile } from "node:fs/promises";
import { readFixture } from "@docsvc/fixtures";
import type { FullResult } from "@docsvc/openapi";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { temporaryFolder } from "../../test/support/run-command.ts";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";
import { imagesIn } from "./block-images.ts";

/** Two red pixels, as a PNG. */
const RED = "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==";

const settings = { return_images: ["figure", "table"] };
const blocksOf = (result: FullResult) => result.chunks.flatMap(({ blocks }) => blocks);

describe("images of blocks", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await testService();
  });
  afterAll(() => service[Symbol.asyncDispose]());

  const parsed = async (bytes: Uint8Array | string, name?: string): Promise<FullResult> => {
    const input = await service.stored(bytes, name);
    return (await service.call("POST", "/parse", { json: { input, settings } })).json.result;
  };

  test("each table and figure of a PDF names its own, and no other block one", async () => {
    const result = await parsed(await readFixture("report/report.pdf"));
    const drawn = blocksOf(result).filter(({ type }) => type === "Table" || type === "Figure");
    expect(drawn.length).toBeGreaterThan(2);
    const ids = drawn.map((block) => block.image_file_id!);
    expect(new Set(ids).size).toBe(drawn.length);
    expect(blocksOf(result).filter((block) => block.image_file_id !== undefined)).toEqual(drawn);
    expect(result.warnings).toEqual([]);
    for (const id of ids) {
      const { status, text } = await service.call("GET", `/files/${id.replace("docsvc://", "")}`);
      expect([status, text.slice(1, 4)]).toEqual([200, "PNG"]);
    }
    const key = await service.newKey("elsewhere");
    const path = `/files/${ids[0]!.replace("docsvc://", "")}`;
    expect((await service.call("GET", path, { key })).json.code).toBe("file_not_found");
  });

  test("a picture of a web page is stored, and what has no image is reported once", async () => {
    const img = `<img alt="A ferry" src="data:image/png;base64,${RED}">`;
    const csv = "a,b\n1,2\n";
    const mail = [
      "From: a@example.com",
      "Subject: s",
      "MIME-Version: 1.0",
      "Content-Type: multipart/mixed; boundary=b",
      "",
      "--b",
      "Content-Type: text/html",
      "",
      `${img}${img}`,
      "--b",
      "Content-Type: text/csv",
      "Content-Disposition: attachment; filename=a.csv",
      "",
      csv,
      "--b--",
    ];
    const input = await service.stored(mail.join("\r\n"), "a.eml");
    const { json } = await service.call("POST", "/parse", {
      json: { input, settings: { ...settings, attachments: { depth: 1 } } },
    });
    const blocks = blocksOf(json.result);
    const ids = blocks.filter(({ type }) => type === "Figure").map((block) => block.image_file_id!);
    expect(ids).toEqual([ids[0], ids[0]]);
    const { status, text } = await service.call("GET", `/files/${ids[0]!.replace("docsvc://", "")}`);
    expect([status, text.slice(1, 4)]).toEqual([200, "PNG"]);
    expect(blocks.filter(({ type }) => type === "Table").map((block) => block.image_file_id)).toEqual([undefined]);
    const warnings = json.result.warnings.filter(({ code }: { code: string }) => code === "option_unavailable");
    expect(warnings.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining("1 of the figures and tables"),
    ]);
  });

  test("what was parsed before says that there are none", async () => {
    const input = await service.stored(await readFixture("ruled-tables/ruled-tables.pdf"));
    const { job_id: job } = (await service.call("POST", "/parse", { json: { input } })).json;
    const again = (await service.call("POST", "/parse", { json: { input: `jobid://${job}`, settings } })).json.result;
    expect(again.warnings.map(({ code }: { code: string }) => code)).toContain("option_unavailable");
  });
});

const png = (length: number): Buffer => {
  const image = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(length - 8),
  ]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(length);
  return Buffer.concat([head, image]);
};

test.each([
  ["two images", Buffer.concat([png(20), png(30)]), [20, 30]],
  ["a length behind the end", Buffer.concat([png(20), png(40).subarray(0, 30)]), [20]],
  ["a length of nothing", Buffer.concat([png(20), Buffer.alloc(40)]), [20]],
  ["what is no image", Buffer.concat([png(20), Buffer.from([0, 0, 0, 20]), Buffer.alloc(20, 7)]), [20]],
  ["an empty file", Buffer.alloc(0), []],
])("of what a child wrote, %s: those before are taken", async (_, bytes, lengths) => {
  await using folder = await temporaryFolder();
  const path = folder.path("images");
  await writeFile(path, bytes);
  const found: number[] = [];
  for await (const { start, end } of imagesIn(path)) found.push(end - start + 1);
  expect(found).toEqual(lengths);
});
