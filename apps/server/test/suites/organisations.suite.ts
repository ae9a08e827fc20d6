/**
 * Two organisations never see each other. Every operation of the contract is called with B's key and with every id of organisation A in every
 * place that takes one; the response must equal the response to an id that does not exist.
 */
import type { JsonSchema } from "@docsvc/openapi/contract";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operations } from "../../src/contract/operations.ts";
import type { ServedOperation } from "../../src/contract/operations.ts";
import { newId } from "../../src/ports/identifiers.ts";
import type { ServiceOptions } from "../../src/settings/options.ts";
import { testService } from "../support/test-service.ts";
import type { CallOptions, Json, TestService } from "../support/test-service.ts";

const SECRET_TEXT = "what A alone may read";

/** @param open - the options that choose the stores */
export function organisationsSuite(stores: string, open: () => Promise<Partial<ServiceOptions>>): void {
  describe(`organisations in ${stores}`, () => {
    let service: TestService;
    let keyA: string;
    let keyB: string;
    /** Ids of A by kind, and ids of the same form that do not exist. */
    let idsOfA: Readonly<Record<string, string>>;
    let unknownIds: Readonly<Record<string, string>>;

    beforeAll(async () => {
      service = await testService({
        childEntry: new URL("../support/playing-child.ts", import.meta.url),
        slots: 1,
        ...(await open()),
      });
      keyA = await service.newKey("a");
      keyB = await service.newKey("b");
      const post = async (path: string, json: object): Promise<Json> =>
        (await service.call("POST", path, { key: keyA, json, headers: { "idempotency-key": `key-of-a-${path}` } }))
          .json;
      const file = (await service.upload(SECRET_TEXT, { key: keyA })).json.file_id as string;
      const parsed = await post("/parse", { input: file, settings: { force_url_result: true } });
      const hanging = (await service.upload("hang", { key: keyA })).json.file_id as string;
      // Valid for as long as the tests take.
      const settings = { timeout: 3600 };
      const running = await post("/parse_async", { input: hanging, settings, async: { metadata: SECRET_TEXT } });
      const waiting = (
        await service.call("POST", "/parse_async", {
          key: keyA,
          json: { input: file, async: { metadata: SECRET_TEXT } },
        })
      ).json;
      const { jobs } = service.service.stores;
      while ((await jobs.get("a", running.job_id as string))?.status !== "RUNNING") await sleep(20);
      const some = { finished: parsed.job_id, running: running.job_id, waiting: waiting.job_id };
      idsOfA = { ...some, file: file.slice("docsvc://".length), result: parsed.result.result_id };
      unknownIds = { finished: newId(), running: newId(), waiting: newId(), file: `${newId()}.pdf`, result: newId() };
    });
    afterAll(() => service?.[Symbol.asyncDispose]());

    test.each(operations.map((operation) => [operation.method, operation.path, operation] as const))(
      "%s %s tells B nothing about A's ids",
      async (method, _path, operation) => {
        const ofA = requestsOf(operation, idsOfA);
        const forUnknown = requestsOf(operation, unknownIds);
        for (const [index, [path, options]] of ofA.entries()) {
          const [unknownPath, unknownOptions] = forUnknown[index]!;
          const asB = { key: keyB, headers: { "x-request-id": "one-and-the-same" } };
          const answer = await service.call(method, path, { ...options, ...asB });
          const unknown = await service.call(method, unknownPath, { ...unknownOptions, ...asB });
          expect([400, 404, 501], path).toContain(answer.status);
          expect([answer.status, withoutIds(answer.json, idsOfA)], path).toEqual([
            unknown.status,
            withoutIds(unknown.json, unknownIds),
          ]);
          expect(answer.text).not.toContain(SECRET_TEXT);
        }
      },
    );

    test("B lists nothing of A, not even with a cursor of A", async () => {
      expect((await service.call("GET", "/jobs", { key: keyB })).json).toEqual([]);
      const page = await service.call("GET", "/jobs?limit=1", { key: keyA });
      const cursor = page.headers.get("x-next-cursor")!;
      expect((await service.call("GET", `/jobs?cursor=${cursor}`, { key: keyB })).json).toEqual([]);
    });

    test("a signature opens what it was made for and nothing else", async () => {
      const own = (await service.upload("of B", { key: keyB })).json.presigned_url as string;
      const query = own.slice(own.indexOf("?"));
      for (const path of [`/files/${idsOfA["file"]}`, `/results/${idsOfA["result"]}`]) {
        expect((await service.call("GET", path + query, { key: keyB })).json.code).toBe("invalid_signature");
      }
    });

    test("an idempotency key of A means nothing to another organisation", async () => {
      // B itself lists no jobs.
      const key = await service.newKey("c");
      const { json: upload } = await service.upload("of C", { key });
      const headers = { "idempotency-key": "key-of-a-/parse_async" };
      const submitted = await service.call("POST", "/parse_async", {
        key,
        headers,
        json: { input: upload.file_id },
      });
      expect([submitted.status, Object.values(idsOfA).includes(submitted.json.job_id as string)]).toEqual([200, false]);
      await service.call("POST", `/cancel/${submitted.json.job_id}`, { key });
    });

    test("after all of that A finds everything as it was", async () => {
      const read = async (kind: string): Promise<Json> =>
        (await service.call("GET", `/job/${idsOfA[kind]}`, { key: keyA })).json;
      expect(await read("finished")).toMatchObject({ status: "COMPLETED" });
      expect(await read("running")).toMatchObject({ status: "RUNNING", metadata: SECRET_TEXT });
      expect(await read("waiting")).toMatchObject({ status: "PENDING" });
      const result = await service.call("GET", `/results/${idsOfA["result"]}`, { key: keyA });
      expect(result.text).toContain(SECRET_TEXT);
    });
  });
}

type Ids = Readonly<Record<string, string>>;

/** Requests of an operation with an id of one kind in each of its places; none for an operation without ids. */
function requestsOf({ path, method, bodySchema, id: operationId }: ServedOperation, ids: Ids): [string, CallOptions][] {
  const all = Object.values(ids);
  if (path.includes("{")) return all.map((id) => [path.replace("{page}", "1").replace(/\{\w+\}/, id), {}]);
  if (method !== "POST" || bodySchema === undefined || !takesId(bodySchema)) return [];
  const inputs = all.flatMap((id): unknown[] => [
    id,
    `docsvc://${id}`,
    `jobid://${id}`,
    { file_id: id },
    { file_id: `docsvc://${id}`, presigned_url: null },
  ]);
  return inputs
    .filter((input) => typeof input === "string" || !/^(edit|pipeline)/.test(operationId))
    .map((input) => [path, { json: bodyOf(operationId.replace("Async", ""), input) }]);
}

function bodyOf(operation: string, input: unknown): object {
  const bodies: Readonly<Record<string, object>> = {
    parse: { input },
    extract: { input, schema: { type: "object" } },
    split: { input, split_description: [{ title: "t", description: "d" }] },
    edit: { document_url: input, edit_instructions: "remove it" },
    pipeline: { input, pipeline_id: input },
  };
  const body = bodies[operation];
  if (body === undefined) throw new Error(`Say where the body of ${operation} takes an id, for the contract lets it.`);
  return body;
}

/** Whether a body may contain the id of a document or of another object of an organisation. */
function takesId(schema: JsonSchema): boolean {
  return Object.entries(schema).some(
    ([name, inner]) =>
      (name === "$ref" ? /Document(Input|Url)$/.test(String(inner)) : /^(?!file_id$)\w+_id$/.test(name)) ||
      (typeof inner === "object" && inner !== null && takesId(inner as JsonSchema)),
  );
}

/** The response without the ids that the caller sent. */
const withoutIds = (json: Json, ids: Ids): string =>
  Object.entries(ids).reduce((text, [kind, id]) => text.replaceAll(id, kind), JSON.stringify(json ?? null));
