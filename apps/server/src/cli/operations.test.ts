import { readFile, readdir, writeFile } from "node:fs/promises";
import { fixture } from "@docsvc/fixtures";
import { effort } from "@docsvc/fixtures/effort";
import { expect, test } from "vitest";
import { invoiceAndAgreement } from "../../test/support/pdf.ts";
import { run, temporaryFolder } from "../../test/support/run-command.ts";

const invoice = fixture("form/invoice.pdf");
const encrypted = fixture("encrypted/user-aes-256.pdf");
const REDACTION = 'Redact "Haugen".';
/** Recognition checks what a redaction wrote, which takes two seconds. */
const MARK = effort("Highlight", "Redact");

const invoiceSchema = JSON.stringify({
  type: "object",
  properties: {
    invoice_number: { type: ["string", "null"] },
    invoice_date: { type: ["string", "null"], format: "date" },
    amount_due: { type: ["number", "null"] },
    lines: {
      type: "array",
      items: { type: "object", properties: { description: { type: "string" }, amount: { type: "number" } } },
    },
  },
});

async function* toInput(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

test("extract gives an invoice's fields and rows, each with its place", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("schema.json"), invoiceSchema);
  const { exitCode, out, err } = await run(["extract", invoice, "--schema", folder.path("schema.json")]);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
  const { result, usage } = JSON.parse(out);
  expect(usage).toEqual({ num_pages: 1, credits: null });
  expect(result.data).toMatchObject({ invoice_number: "2024-0589", invoice_date: "2024-06-28", amount_due: 10082.12 });
  expect(result.data.lines).toHaveLength(6);
  expect(result.citations["/invoice_number"][0]).toMatchObject({ bbox: { page: 1 } });
});

test("the schema comes from standard input, and the password of a document is asked for", async () => {
  const refused = await run(["extract", encrypted, "--schema", "-"], { input: toInput(invoiceSchema) });
  expect(refused).toMatchObject({ exitCode: 1, out: "", err: expect.stringContaining("--password-stdin") });
  const environment = { documentPassword: "harbour" };
  const { out } = await run(["extract", encrypted, "--schema", "-"], { input: toInput(invoiceSchema), environment });
  expect(JSON.parse(out).result.data.invoice_number).toBe("2024-0589");
});

test.each([
  ["{", "is not JSON"],
  ["[]", "is not a JSON Schema"],
  ['{"properties":{"a":{"$ref":"https://example.org/a"}}}', "properties.a.$ref The schema refers to another document"],
])("a bad schema is named: %s", async (schema, message) => {
  const { exitCode, out, err } = await run(["extract", invoice, "--schema", "-"], { input: toInput(schema) });
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
  expect(err).toContain("--schema -");
  expect(err).toContain(message);
});

test("one document, and one reader of standard input", async () => {
  const folder = await run(["extract", fixture("form"), "--schema", "-"], { input: toInput("{}") });
  expect(folder).toMatchObject({ exitCode: 2, err: expect.stringContaining("is not one document") });
  expect(await run(["extract", "-", "--schema", "-"])).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining("the document and the schema"),
  });
  expect(await run(["extract", invoice])).toMatchObject({ exitCode: 2, err: expect.stringContaining("--schema") });
});

test("edit writes a redacted copy, and replaces a file of somebody else with --force alone", async () => {
  await using folder = await temporaryFolder();
  const out = folder.path("redacted.pdf");
  const args = ["edit", invoice, REDACTION, "--out", out];
  const written = await run(args);
  expect(written).toMatchObject({ exitCode: 0, err: "" });
  expect(JSON.parse(written.out).result.edits).toEqual([expect.objectContaining({ kind: "redact", status: "done" })]);
  const text = await run(["parse", out, "--format", "text"]);
  expect(text.out).toContain("Treasurer");
  expect(text.out).not.toContain("Haugen");

  await writeFile(out, "theirs");
  expect(await run(args)).toMatchObject({ exitCode: 1, out: "", err: expect.stringContaining("Give --force") });
  expect(await readFile(out, "utf8")).toBe("theirs");
  const quick = ["edit", invoice, effort("Rotate page 1 by 90 degrees.", REDACTION), "--out", out, "--force"];
  expect((await run(quick)).exitCode).toBe(0);
  expect((await readFile(out)).subarray(0, 5).toString()).toBe("%PDF-");
  expect(await readdir(folder.path("."))).toEqual(["redacted.pdf"]);
});

test("a dry run says what would be done and writes nothing; what cannot be done is a failure", async () => {
  const found = await run(["edit", "-", `${MARK} "Haugen".`, "--dry-run"], {
    input: toChunks(await readFile(invoice)),
  });
  expect(found).toMatchObject({ exitCode: 0, err: "" });
  expect(JSON.parse(found.out).result.edits[0]).toMatchObject({ status: "done", count: 1, page: 1 });
  const missed = await run(["edit", invoice, `${MARK} "Haugen". ${MARK} "Nobody Here".`, "--dry-run"]);
  expect(missed).toMatchObject({ exitCode: 1, err: expect.stringContaining("1 of 2 edits") });
  expect(JSON.parse(missed.out).result.edits[1]).toMatchObject({ status: "not_found" });
});

test.each([
  [['Redact "x".'], "Give one of --out and --dry-run"],
  [['Redact "x".', "--out", "a.pdf", "--dry-run"], "Give one of --out and --dry-run"],
  [[" ", "--dry-run"], "instructions are empty"],
])("an edit that cannot be meant is refused: %j", async (args, message) => {
  expect(await run(["edit", invoice, ...args])).toMatchObject({ exitCode: 2, err: expect.stringContaining(message) });
});

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const SECTIONS = [
  { title: "Invoices", description: "Invoices with number, VAT and total" },
  { title: "Agreements", description: "Agreements between parties" },
];

async function bundle(): Promise<AsyncGenerator<Uint8Array>> {
  return toChunks(await invoiceAndAgreement());
}

test("split shows the pages of each section, and a rule that is not understood is a failure", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("sections.json"), JSON.stringify(SECTIONS));
  const args = ["split", "-", "--sections", folder.path("sections.json")];
  const { exitCode, out, err } = await run(args, { input: await bundle() });
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
  expect(JSON.parse(out)).toMatchObject({
    usage: { num_pages: 2 },
    result: { section_mapping: { Invoices: [1], Agreements: [2] }, unassigned: [] },
  });
  const hummed = await run([...args, "--rules", "Each document separately. Hum along."], { input: await bundle() });
  expect(hummed).toMatchObject({ exitCode: 1, err: expect.stringContaining('Not understood, and not followed: "Hum') });
  expect(JSON.parse(hummed.out).result.rules).toHaveLength(2);
  expect(await run(["split", invoice, "--sections", "-"], { input: toInput("[]") })).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining("is not a list of sections"),
  });
});

test("classify names the category, of titles on the command line or of a file", async () => {
  const named = await run(["classify", invoice, "--category", "Invoice", "Letter", "Other"]);
  expect({ exitCode: named.exitCode, err: named.err }).toEqual({ exitCode: 0, err: "" });
  expect(JSON.parse(named.out).result).toMatchObject({ title: "Invoice" });
  const file = { input: toInput(JSON.stringify([{ title: "Minutes" }, { title: "Rechnung" }])) };
  expect(JSON.parse((await run(["classify", invoice, "--categories", "-"], file)).out).result.title).toBe("Rechnung");
  expect(await run(["classify", invoice])).toMatchObject({ exitCode: 1, err: expect.stringContaining("--category") });
});

const STEPS = `name: intake
steps:
  - op: split
    config:
      split_description: ${JSON.stringify(SECTIONS)}
  - op: extract
    config: { schema: { properties: { invoice_number: { type: string } } } }
  - op: edit
    config: { edit_instructions: 'Redact "R-2041".' }
`;

test("a pipeline of a YAML file reads the document once for all its steps, and writes the edited copy", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("steps.yaml"), STEPS);
  const args = ["pipeline", "-", folder.path("steps.yaml")];
  expect(await run(args, { input: await bundle() })).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining("name a file with --out"),
  });
  const { exitCode, out, err } = await run([...args, "--out", folder.path("out.pdf")], { input: await bundle() });
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: "" });
  const { result, usage } = JSON.parse(out);
  expect(usage.num_pages).toBe(2);
  expect(result).toMatchObject({
    parse: null,
    split: { section_mapping: { Invoices: [1], Agreements: [2] } },
    extract: [{ title: "Invoices", result: { data: { invoice_number: "R-2041" } } }, { title: "Agreements" }],
    edit: { edits: [{ kind: "redact", status: "done" }] },
    failed: [],
  });
  expect(result).not.toHaveProperty("pipeline");
  expect((await run(["parse", folder.path("out.pdf"), "-f", "text"])).out).not.toContain("2041");
});

test("a step that fails leaves the others' results, and says which", async () => {
  const steps = [
    { op: "parse", config: {} },
    { op: "edit", config: { edit_instructions: "Delete page 1." } },
  ];
  const input = toInput(JSON.stringify({ name: "x", steps }));
  await using folder = await temporaryFolder();
  const args = ["pipeline", fixture("office/tides.csv"), "-", "--out", folder.path("out.csv")];
  const { exitCode, out, err } = await run(args, { input });
  expect({ exitCode, err }).toMatchObject({ exitCode: 1, err: expect.stringMatching(/^edit: /) });
  expect(JSON.parse(out).result).toMatchObject({ parse: { type: "full" }, edit: null, failed: [{ op: "edit" }] });
  expect(await readdir(folder.path("."))).toEqual([]);
});

test.each([
  ["{ name: [", "is not YAML or JSON"],
  ["name: x", "steps is required"],
  ["{ name: x, steps: [{ op: parse, config: {} }, { op: parse, config: {} }] }", "second parse step"],
])("a bad pipeline is named: %s", async (text, message) => {
  const { exitCode, err } = await run(["pipeline", invoice, "-"], { input: toInput(text) });
  expect(exitCode).toBe(2);
  expect(err).toContain("pipeline -");
  expect(err).toContain(message);
});

test("--debug draws where the values, the sections and the edits of a document are", async () => {
  await using folder = await temporaryFolder();
  await writeFile(folder.path("schema.json"), invoiceSchema);
  await writeFile(folder.path("sections.json"), JSON.stringify(SECTIONS));
  const look = folder.path("look");
  const runs = [
    ["extract", invoice, "--schema", folder.path("schema.json")],
    ["split", invoice, "--sections", folder.path("sections.json")],
    ["edit", invoice, `${MARK} "Haugen".`, "--dry-run"],
  ];
  for (const args of runs) {
    const { exitCode, err } = await run([...args, "--debug", look]);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: `${invoice}: open ${folder.path("look/index.html")}\n` });
    expect((await readdir(look)).sort()).toEqual(["index.html", "invoice-p001-found.png", "invoice-p001.png"]);
    const html = await readFile(folder.path("look/index.html"), "utf8");
    expect(html).toMatch(
      {
        extract: /data-detail="\/amount_due: /,
        split: /data-detail="Invoices: pages 1/,
        edit: effort(/data-detail="highlight: done/, /data-detail="redact: done/),
      }[args[0]!]!,
    );
  }
  const refused = await run([
    "extract",
    invoice,
    "--schema",
    folder.path("schema.json"),
    "--debug",
    look,
    "--server",
    "http://127.0.0.1:9",
  ]);
  expect(refused).toMatchObject({ exitCode: 2, err: expect.stringContaining("--debug") });
});
