import { readFixture } from "@docsvc/fixtures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";

let service: TestService;
let input: string;
let job: string;
beforeAll(async () => {
  service = await testService();
  input = await service.stored(await readFixture("letter/letter.pdf"));
  job = (await service.call("POST", "/parse", { json: { input } })).json.job_id as string;
});
afterAll(() => service[Symbol.asyncDispose]());

const fileOf = (reference: string): string => reference.replace("docsvc://", "");

describe("a page's image", () => {
  test("comes as WebP, of a file and of a job that read it", async () => {
    for (const path of [`/files/${fileOf(input)}/pages/1?width=200`, `/job/${job}/pages/1?width=200`]) {
      const { status, headers, text } = await service.call("GET", path);
      expect([status, headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect(headers.get("cache-control")).toContain("private");
      expect(text.slice(0, 4)).toBe("RIFF");
    }
  });

  test("comes of a job that went on with an earlier parse, too", async () => {
    const schema = { type: "object", properties: { date: { type: "string" } } };
    const { json } = await service.call("POST", "/extract", { json: { input: `jobid://${job}`, schema } });
    expect((await service.call("GET", `/job/${json.job_id}/pages/1?width=100`)).status).toBe(200);
  });

  test("comes of a region alone, whose form is checked", async () => {
    const whole = await service.call("GET", `/job/${job}/pages/1?width=400`);
    const region = await service.call("GET", `/job/${job}/pages/1?width=400&region=0.1,0.1,0.8,0.05`);
    expect([region.status, region.text.slice(0, 4)]).toEqual([200, "RIFF"]);
    expect(region.text.length).toBeLessThan(whole.text.length);
    for (const wrong of ["0.1,0.1,0.8", "a,b,c,d", "-0.1,0,1,1"]) {
      expect((await service.call("GET", `/job/${job}/pages/1?region=${wrong}`)).status).toBe(422);
    }
    expect((await service.call("GET", `/job/${job}/pages/1?region=2,2,1,1`)).status).toBe(400);
  });

  test("is refused to strangers, and to other organisations as if it were not there", async () => {
    const path = `/job/${job}/pages/1`;
    expect((await service.call("GET", path, { key: null })).status).toBe(401);
    const key = await service.newKey("elsewhere");
    expect((await service.call("GET", path, { key })).json.code).toBe("job_not_found");
    expect((await service.call("GET", `/files/${fileOf(input)}/pages/1`, { key })).json.code).toBe("file_not_found");
  });

  test("is refused in words for pages that are not there and formats without pages", async () => {
    expect((await service.call("GET", `/job/${job}/pages/7`)).json.code).toBe("invalid_page_range");
    expect((await service.call("GET", `/job/${job}/pages/0`)).status).toBe(422);
    expect((await service.call("GET", `/job/${job}/pages/1?width=90000`)).status).toBe(422);
    const html = await service.stored("<!doctype html><title>A page</title><p>Text", "page.html");
    expect((await service.call("GET", `/files/${fileOf(html)}/pages/1`)).json.code).toBe("unsupported_format");
  });

  test("of an encrypted document needs its password each time", async () => {
    const file = fileOf(await service.stored(await readFixture("encrypted/user-aes-256.pdf")));
    const path = `/files/${file}/pages/1?width=100`;
    expect((await service.call("GET", path)).json.code).toBe("password_required");
    const headers = { "document-password": "harbour" };
    expect((await service.call("GET", path, { headers })).status).toBe(200);
    const wrong = { "document-password": encodeURIComponent("häfen") };
    expect((await service.call("GET", path, { headers: wrong })).json.code).toBe("password_wrong");
    expect((await service.call("GET", path)).json.code).toBe("password_required");
  });
});
