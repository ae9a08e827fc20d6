import { contract } from "@docsvc/openapi/contract";
import { expect, test } from "vitest";
import { EXAMPLES } from "./examples.ts";
import { fieldsOf, resolve, schemaNamed } from "./schemas.ts";

/** Options that hold other options, and those whose example is that of their operation. */
const WITHOUT = new Set([
  ...["enhance", "retrieval", "formatting", "spreadsheet", "settings"].map((name) => `ParseConfig.${name}`),
  "RetrievalConfig.chunking",
  "SpreadsheetConfig.split_large_tables",
  "SettingsConfig.attachments",
  "AsyncConfig.webhook",
  // They need a model, which the service that builds the site does not have.
  "EnhanceConfig.agentic",
  "AgenticConfig.scope",
  "AgenticConfig.prompt",
  // The service would call the address.
  "WebhookConfig.url",
]);

test("every option of a request has an example with its real answer", () => {
  const shown = new Set(EXAMPLES.map(({ field }) => field));
  const options = Object.keys(contract.components.schemas)
    .filter((name) => /(?<!Step)Config$/u.test(name))
    .flatMap((name) => fieldsOf(schemaNamed(name)).map((field) => `${name}.${field.name}`));
  expect(options.length).toBeGreaterThan(30);
  expect(options.filter((option) => !shown.has(option) && !WITHOUT.has(option))).toEqual([]);
});

test("every example is of a field of the contract", () => {
  for (const { field } of EXAMPLES) {
    if (field === undefined) continue;
    const [owner = "", name = ""] = field.split(".");
    const fields = fieldsOf(resolve(schemaNamed(owner))).map((one) => one.name);
    expect(fields, field).toContain(name);
  }
});
