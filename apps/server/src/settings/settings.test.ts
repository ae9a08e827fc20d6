import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { run } from "../../test/support/run-command.ts";
import { withoutPrograms } from "../../test/support/without-programs.ts";
import { settingsHelp, settingsInUse, settingsTable } from "./describe-settings.ts";
import { readSettings, unknownSettings, wrongSettings } from "./read-settings.ts";
import { SETTINGS } from "./table.ts";

const main = await readFile(new URL("../main.ts", import.meta.url), "utf8");

test("values reach the service in its own units", () => {
  const read = readSettings({
    DOCSVC_SLOTS: "3",
    DOCSVC_DOCUMENT_MB: "20",
    DOCSVC_MEMORY_MIB: "512",
    DOCSVC_PENDING_SHARE: "25",
    DOCSVC_JOB_SECONDS: "90",
    DOCSVC_RETENTION_HOURS: "0.5",
    DOCSVC_PRICE_PARSE: "0.25",
    DOCSVC_TRUST_PROXY: "true",
    DOCSVC_DRAIN_SECONDS: "0",
    DOCSVC_CORS_ORIGINS: "https://app.example.com, http://localhost:5173",
  });
  expect(read).toEqual({
    slots: 3,
    organisationSlots: undefined,
    limits: { documentBytes: 20e6, memoryBytes: 512 * 1024 ** 2, pendingShare: 0.25, jobMs: 90_000 },
    retentionMs: 1_800_000,
    prices: { parse: 0.25 },
    trustProxy: true,
    drainMs: 0,
    corsOrigins: ["https://app.example.com", "http://localhost:5173"],
  });
});

test("a model is set up whole, or the start is refused with what is missing", () => {
  const model = { DOCSVC_MODEL: "m", DOCSVC_MODEL_BASE_URL: "http://127.0.0.1:11434/v1" };
  const limits = { DOCSVC_MODEL_SECONDS: "30", DOCSVC_MODEL_TOKENS: "50000", DOCSVC_MODEL_COST: "0.25" };
  const prices = { DOCSVC_MODEL_PRICE_INPUT: "0.1", DOCSVC_MODEL_PRICE_OUTPUT: "0.4" };
  expect(readSettings({ ...model, ...limits, ...prices, DOCSVC_MODEL_TRY_SECONDS: "9" }).model).toEqual({
    model: "m",
    baseUrl: "http://127.0.0.1:11434/v1",
    apiKey: undefined,
    tryMs: 9000,
    limits: { timeMs: 30_000, tokens: 50_000, cost: 0.25 },
    prices: { input: 0.1, output: 0.4 },
  });
  expect(() => readSettings({ DOCSVC_MODEL: "m" })).toThrow("DOCSVC_MODEL_BASE_URL");
  expect(() => readSettings({ ...model, DOCSVC_MODEL_COST: "1" })).toThrow("DOCSVC_MODEL_PRICE_INPUT");
  expect(wrongSettings({ DOCSVC_MODEL_BASE_URL: "localhost:11434" })).toEqual([
    'DOCSVC_MODEL_BASE_URL must be an http:// or https:// address, and is "localhost:11434".',
  ]);
  expect(readSettings({ DOCSVC_MODEL_BASE_URL: "http://127.0.0.1/v1" }).model).toBeUndefined();
});

test("every value that cannot be used is named with what it must be", () => {
  expect(
    wrongSettings({
      DOCSVC_PAGES: "0",
      DOCSVC_SLOTS: "2.5",
      DOCSVC_MEMORY_MIB: "lots",
      DOCSVC_TRUST_PROXY: "yes",
      DOCSVC_CORS_ORIGINS: "https://app.example.com/",
    }),
  ).toEqual([
    'DOCSVC_TRUST_PROXY must be true or false, and is "yes".',
    'DOCSVC_CORS_ORIGINS must be origins such as https://app.example.com, separated by commas, and one is "https://app.example.com/".',
    'DOCSVC_SLOTS must be a whole number from 1 to 1024, and is "2.5".',
    'DOCSVC_PAGES must be a whole number from 1 to 100000, and is "0".',
    'DOCSVC_MEMORY_MIB must be a whole number from 256 to 1048576, and is "lots".',
  ]);
});

test("a start with a bad value is refused, with all that is wrong", async () => {
  const variables = { DOCSVC_PAGES: "many", DOCSVC_DRAIN_SECONDS: "-1" };
  const { exitCode, err } = await run(["serve", "--port", "0"], { environment: { variables } });
  expect(exitCode).toBe(2);
  expect(err).toContain('DOCSVC_PAGES must be a whole number from 1 to 100000, and is "many".');
  expect(err).toContain("DOCSVC_DRAIN_SECONDS must be");
});

test("defaults of the table can be set as they are written", () => {
  const numbers = SETTINGS.filter(({ bounds, byDefault }) => bounds !== undefined && /^\d/.test(byDefault));
  expect(numbers.length).toBeGreaterThan(12);
  expect(wrongSettings(Object.fromEntries(numbers.map(({ variable, byDefault }) => [variable, byDefault])))).toEqual(
    [],
  );
});

test("variables, help, documentation and the program name the same settings", async () => {
  const readme = await readFile(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme, "run node apps/server/scripts/write-settings.ts").toContain(`\n${settingsTable()}\n`);
  const help = settingsHelp();
  for (const { variable } of SETTINGS) expect(help).toContain(variable);
  const read = [...main.matchAll(/env\["(DOCSVC_\w+)"\]/g)].map(([, name]) => [name, ""] as const);
  expect(unknownSettings(Object.fromEntries(read))).toEqual([]);
});

test("what is mistyped is found, and a secret is not shown", () => {
  expect(unknownSettings({ DOCSVC_PAGE: "5", PATH: "/bin", DOCSVC_PAGES: "5" })).toEqual(["DOCSVC_PAGE"]);
  expect(settingsInUse({ DOCSVC_SECRET: "hush", DOCSVC_PAGES: "5" })).toEqual([
    "DOCSVC_SECRET is set",
    "DOCSVC_PAGES=5",
  ]);
});

test("docsvc doctor shows the settings, and fails for what a start would refuse", async () => {
  const report = async (variables: Record<string, string>): Promise<string> =>
    (
      await withoutPrograms(() =>
        run(["doctor", "--json", "--data", "/nonexistent-parent/data"], { environment: { variables } }),
      )
    ).out;
  expect(await report({ DOCSVC_PAGES: "5" })).toContain("DOCSVC_PAGES=5");
  expect(await report({ DOCSVC_PAGES: "none" })).toContain("DOCSVC_PAGES must be a whole number");
});
