import { expect, test } from "vitest";
import { announce } from "./announce.ts";

const START = {
  url: "http://127.0.0.1:8787",
  signIn: undefined,
  place: ".docsvc",
  newKey: undefined,
  shownKey: undefined,
  isPreset: false,
  createKey: "docsvc keys create --data .docsvc",
  document: undefined,
};

test("a first start ends with address, reference, its key and a line that can be pasted", () => {
  const lines = announce({ ...START, newKey: "ak_live_1", shownKey: "ak_live_1" }).split("\n");
  expect(lines).toEqual([
    "docsvc listens on http://127.0.0.1:8787, and keeps its data in .docsvc. Ctrl-C stops it.",
    "",
    "  Reference   http://127.0.0.1:8787/docs",
    "  API key     ak_live_1  (shown this once)",
    '  Try it      curl -s http://127.0.0.1:8787/jobs -H "Authorization: Bearer ak_live_1"',
    "",
  ]);
});

test("where a studio is served, its link is first", () => {
  const lines = announce({ ...START, signIn: "/studio#sign-in=code" }).split("\n");
  expect(lines[2]).toBe("  Studio      http://127.0.0.1:8787/studio#sign-in=code  (signs in once)");
});

test("what was started next to it is below the studio", () => {
  const also = { name: "Sample app", url: "http://127.0.0.1:8788" };
  const lines = announce({ ...START, signIn: "/studio#sign-in=code", also }).split("\n");
  expect(lines[3]).toBe("  Sample app  http://127.0.0.1:8788");
});

test("a later start says how to get a key, and a preset one is not printed", () => {
  expect(announce(START)).toContain("API key     docsvc keys create --data .docsvc  (makes another)");
  const preset = announce({ ...START, isPreset: true });
  expect(preset).toContain("the one in DOCSVC_API_KEY");
  expect(preset).toContain("Bearer $DOCSVC_API_KEY");
});

test("a document of this machine is what the line uploads, whatever its name", () => {
  expect(announce({ ...START, document: "a b/it's.pdf" })).toContain(`-F file=@'a b/it'\\''s.pdf'`);
  expect(announce({ ...START, document: "a/b.pdf" })).toContain("-F file=@a/b.pdf\n");
});
