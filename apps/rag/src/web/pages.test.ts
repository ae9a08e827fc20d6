import { Docsvc } from "@docsvc/client";
import { fixture } from "@docsvc/fixtures";
import { local, type LocalService } from "@docsvc/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPages } from "./pages.ts";

let service: LocalService;
beforeAll(async () => {
  service = await local();
});
afterAll(() => service.close());

test("a service that draws no pages is asked once", async () => {
  let asked = 0;
  const onRequest = ({ schemaPath }: { readonly schemaPath: string }): Response | undefined => {
    if (schemaPath !== "/files/{file_id}/pages/{page}") return undefined;
    asked += 1;
    return new Response("{}", { status: 501 });
  };
  const pages = openPages(new Docsvc({ ...service, middleware: [{ onRequest }] }));
  expect(await pages.draw({ id: "letter", path: fixture("letter/letter.pdf") }, 1, 200)).toBeUndefined();
  expect(asked).toBe(1);
});

test("a page is drawn, also by a service that was busy or has forgotten the document; a format without pages has none", async () => {
  const answers = [503, 404].map((status) => new Response("{}", { status, headers: { "retry-after": "0" } }));
  const uploads: string[] = [];
  const pages = openPages(
    new Docsvc({
      ...service,
      middleware: [
        {
          onRequest: ({ schemaPath }) => {
            if (schemaPath === "/upload") uploads.push(schemaPath);
            return schemaPath === "/files/{file_id}/pages/{page}" ? answers.shift() : undefined;
          },
        },
      ],
    }),
  );
  const image = await pages.draw({ id: "letter", path: fixture("letter/letter.pdf") }, 1, 200);
  expect(Buffer.from(image!).toString("latin1", 0, 12)).toMatch(/^RIFF.{4}WEBP$/s);
  // Uploaded again only because the service had forgotten it.
  expect(uploads).toHaveLength(2);
  expect(await pages.draw({ id: "mooring", path: fixture("text/mooring.md") }, 1, 200)).toBeUndefined();
});
