/** Chromium and LibreOffice print documents in the sandbox, if the machine has all three; boxes are those of the print. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { readFixture } from "@docsvc/fixtures";
import { needing } from "@docsvc/fixtures/needing";
import type { FullResult } from "@docsvc/openapi";
import { afterAll, beforeAll, expect } from "vitest";
import { testService } from "../../test/support/test-service.ts";
import type { TestService } from "../../test/support/test-service.ts";
import { chooseIsolation } from "../isolation/choose-isolation.ts";
import { onPath } from "../isolation/on-path.ts";
import { CHILD_ENTRY } from "./child-entry.ts";

/** A text of each, and its position on the print: page, left and top. */
type Expected = readonly [fixture: string, text: string, page: number, left: number, top: number];

const OF_CHROMIUM: readonly Expected[] = [
  ["text/mooring.html", "Harbour office, Quay 1", 1, 0.055, 0.612],
  ["text/mooring.md", "A note stands below.", 1, 0.055, 0.58],
  ["text/mooring.epub", "A note stands below.", 2, 0.055, 0.577],
];
const NEXT_MEETING = "The next meeting takes place on 9 April.";
const OF_LIBREOFFICE: readonly Expected[] = [
  ["office/minutes.docx", NEXT_MEETING, 1, 0.105, 0.564],
  ["office/minutes.odt", NEXT_MEETING, 1, 0.105, 0.581],
  ["office/minutes.rtf", NEXT_MEETING, 1, 0.105, 0.583],
  ["office/slides.pptx", "How 412 people can keep a ferry", 1, 0.0625, 0.496],
  ["office/talk.odp", "What the harbour learned, 2023 and 2024", 1, 0.071, 0.518],
];
/** There are no fixtures of older formats: LibreOffice writes them. */
const OF_OLDER_FORMS: readonly Expected[] = [
  ["office/minutes.doc", NEXT_MEETING, 1, 0.105, 0.564],
  ["office/slides.ppt", "How 412 people can keep a ferry", 1, 0.0625, 0.496],
];
/** The machine's fonts make lines slightly higher or wider. */
const TOLERANCE = 0.03;

const hasSandbox = await chooseIsolation(CHILD_ENTRY, "sandbox").then(
  () => true,
  () => false,
);
const hasChromium =
  hasSandbox &&
  ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].some((name) => onPath(name));
const hasLibreOffice = hasSandbox && onPath("soffice") !== undefined;

let service: TestService;
beforeAll(async () => {
  service = await testService({ isolation: hasSandbox ? "sandbox" : "best" });
});
afterAll(() => service[Symbol.asyncDispose]());

const chromium = needing(
  hasChromium ? undefined : "no sandbox or no Chromium: apt-get install bubblewrap chromium-headless-shell",
);
for (const one of OF_CHROMIUM) {
  chromium.test(`Chromium prints ${one[0]} in the sandbox, and “${one[1]}” is there`, async () => {
    await expectPrinted(await readFixture(one[0]), one);
  });
}

const libreOffice = needing(
  hasLibreOffice
    ? undefined
    : "no sandbox or no LibreOffice: apt-get install bubblewrap libreoffice-writer-nogui libreoffice-impress-nogui",
);
for (const one of [...OF_LIBREOFFICE, ...OF_OLDER_FORMS]) {
  libreOffice.test(`LibreOffice prints ${one[0]} in the sandbox, and “${one[1]}” is there`, async () => {
    const isOlder = OF_OLDER_FORMS.includes(one);
    await expectPrinted(isOlder ? await inOlderForm(one[0]) : await readFixture(one[0]), one);
  });
}

async function expectPrinted(bytes: Uint8Array, [name, text, page, left, top]: Expected): Promise<void> {
  const input = await service.stored(new Uint8Array(bytes), basename(name));
  const { status, json } = await service.call("POST", "/parse", { json: { input } });
  expect(status).toBe(200);
  const { warnings, chunks } = json.result as FullResult;
  expect(warnings).toEqual([]);
  const block = chunks.flatMap(({ blocks }) => blocks).find(({ content }) => content.startsWith(text));
  expect(block).toMatchObject({ confidence: "high", bbox: { page } });
  expect(Math.abs(block!.bbox.left - left)).toBeLessThan(TOLERANCE);
  expect(Math.abs(block!.bbox.top - top)).toBeLessThan(TOLERANCE);
}

async function inOlderForm(name: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), "docsvc-older-"));
  try {
    const ending = name.split(".").at(-1)!;
    const newer = join(folder, `${basename(name)}x`);
    await writeFile(newer, await readFixture(`${name}x`));
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    await promisify(execFile)("soffice", [profile, "--headless", "--convert-to", ending, "--outdir", folder, newer]);
    return await readFile(join(folder, basename(name)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
