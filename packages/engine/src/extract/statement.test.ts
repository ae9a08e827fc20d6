import { readFixture } from "@docsvc/fixtures";
import { expect, test } from "vitest";
import { readTranscript } from "../read-transcript.ts";
import { extract } from "./extract.ts";

test("the closing balance of a statement is the one carried forward, not the first of its column", async () => {
  const transcript = await readTranscript(await readFixture("statement/statement.pdf"), {}, { ocr: "off" });
  const properties = {
    account_number: { type: ["string", "null"] },
    closing_balance: { type: ["number", "null"] },
  };
  const { data } = extract(transcript, { schema: { type: "object", properties } });
  expect(data).toEqual({ account_number: "0042 1180 77", closing_balance: 925.33 });
});
