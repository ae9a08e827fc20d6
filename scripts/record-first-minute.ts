/**
 * Records the first minute of the README: types its commands in a folder with a report, and draws the terminal's output as an SVG
 * whose lines appear one after the other. `node scripts/run.mjs scripts/record-first-minute.ts` writes docs/images/first-minute.svg
 */
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { AFTER_CTRL_C, bare, expectScreen, type } from "./walks/stranger.ts";

const root = join(import.meta.dirname, "..");
const COLUMNS = 100;
const SHOWN_LINES = 9;
/** Pause after a command's output, before the next command is typed. */
const PAUSE_MS = 2200;
const LINE_MS = 60;
const KEY_MS = 45;
/** Of the image, in pixels. */
const CHAR = 7.8;
const LEADING = 19;
const MARGIN = 18;

interface Answer {
  readonly result: { readonly chunks: readonly { readonly blocks: readonly object[] }[] };
}

interface Line {
  readonly text: string;
  readonly atMs: number;
  readonly isTyped: boolean;
}

// Below the root, where npx finds this clone's program.
await mkdir(join(root, ".reports"), { recursive: true });
const scratch = await mkdtemp(join(root, ".reports", "record-"));
try {
  await copyFile(join(root, "fixtures/report/report.pdf"), join(scratch, "report.pdf"));
  const env = await bare(join(scratch, "home"), {
    PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
    DOCSVC_PORT: "0",
  });
  const who = { folder: scratch, env };
  const { screen: parsed } = await expectScreen(who, "npx docsvc parse report.pdf", { code: 0, says: /^# / });
  const serving = type(who, "npx docsvc serve");
  const served = await serving.saw("Try it");
  const [address = "", key = ""] = [/http:\/\/[\d.:]+/, /ak_live_\w+/].map((pattern) => pattern.exec(served)?.[0]);
  const ask = async (path: string, ...args: readonly string[]): Promise<string> => {
    const all = ["-s", `${address}/${path}`, "-H", `Authorization: Bearer ${key}`, ...args];
    return (await promisify(execFile)("curl", all, { cwd: scratch })).stdout;
  };
  const { file_id: input } = JSON.parse(await ask("upload", "-F", "file=@report.pdf")) as { readonly file_id: string };
  const json = ["-H", "Content-Type: application/json", "-d", JSON.stringify({ input })];
  const { result } = JSON.parse(await ask("parse", ...json)) as Answer;
  const { code } = await serving.stop();
  if (!AFTER_CTRL_C.includes(code)) throw new Error(`serve ended with ${code}`);
  const hide = (text: string): string =>
    text
      .replaceAll(address, "http://127.0.0.1:8787")
      .replaceAll(/sign-in=\S+/g, "sign-in=…")
      .replaceAll(/ak_live_\w+/g, "ak_live_…");
  const block = JSON.stringify(result.chunks[0]?.blocks[0], undefined, 1).replaceAll(/\n\s*/g, " ");
  const lines = linesOf([
    ["npx docsvc parse report.pdf", parsed.split("\n").slice(0, SHOWN_LINES)],
    ["npx docsvc serve", hide(served).split("\n")],
    [`curl -s $URL/parse … -d '{ "input": "$FILE" }' | jq .result.chunks[0].blocks[0]`, wrap(block)],
  ]);
  await writeFile(join(root, "docs/images/first-minute.svg"), draw(lines));
  console.log(`${lines.length} lines, ${(lines.at(-1)!.atMs / 1000).toFixed(0)} s`);
} finally {
  await rm(scratch, { recursive: true });
}

function wrap(text: string): readonly string[] {
  return text.match(new RegExp(`.{1,${COLUMNS}}(\\s|$)`, "g")) ?? [];
}

/** Computes when each line appears: a command after the time to type it, its output line by line. */
function linesOf(scenes: readonly (readonly [command: string, answer: readonly string[]])[]): readonly Line[] {
  let atMs = 300;
  return scenes.flatMap(([command, answer]) => {
    const typed = { text: `$ ${command}`, atMs, isTyped: true };
    atMs += command.length * KEY_MS;
    const shown = answer.map((text) => ({ text: text.slice(0, COLUMNS), atMs: (atMs += LINE_MS), isTyped: false }));
    atMs += PAUSE_MS;
    return [typed, ...shown, { text: "", atMs, isTyped: false }];
  });
}

/** Without animation for users who prefer reduced motion: everything is visible at once. */
function draw(lines: readonly Line[]): string {
  const [width, height] = [COLUMNS * CHAR + 2 * MARGIN, lines.length * LEADING + 2 * MARGIN];
  const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const texts = lines.map(({ text, atMs, isTyped }, index) => {
    const y = MARGIN + (index + 0.75) * LEADING;
    return `<text x="${MARGIN}" y="${y}" class="${isTyped ? "typed" : "shown"}" style="animation-delay:${atMs}ms">${escape(text)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The first minute with docsvc in a terminal">
<style>
text { font: 13px ui-monospace, Menlo, Consolas, monospace; white-space: pre; fill: #c9d1d9; animation: appear 1ms both }
.typed { fill: #7ee787 }
@keyframes appear { from { opacity: 0 } to { opacity: 1 } }
@media (prefers-reduced-motion: reduce) { text { animation: none } }
</style>
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
${texts.join("\n")}
</svg>
`;
}
