import { expect, test } from "vitest";
import { compileEarly } from "./compile-early.ts";

/** Marks the functions whose text begins with one of these. */
function marked(code: string, ...starts: readonly string[]): string {
  const called = starts.map((start) => {
    const at = code.indexOf(start);
    return `${at}:${code.indexOf("}", at) + 1}`;
  });
  return compileEarly("a.js", code, new Set(called));
}

test("functions that are called get parentheses, others do not", () => {
  expect(marked("const a = () => { 1 }, b = () => { 2 };", "() => { 1 }")).toBe(
    "const a = (() => { 1 }), b = () => { 2 };",
  );
});

test("a declaration stays usable before its line", () => {
  const code = marked(
    "export { result };\nconst result = twice(2);\nfunction twice(x) { return 2 * x; }",
    "function twice",
  );
  expect(code).toBe(
    "var twice = (function twice(x) { return 2 * x; });\nexport { result };\nconst result = twice(2);\n",
  );
});

test("directives stay first, within a function too", () => {
  const code = marked('function a() { "use x"; b(); function b() { 1 } }', "function b");
  expect(code).toBe('function a() { "use x"; var b = (function b() { 1 });\nb();  }');
});

test("a method stays as it is", () => {
  const code = "const a = { b() { 1 }, get c() { 2 } }; class D { e() { 3 } }";
  expect(marked(code, "() { 1 }", "() { 2 }", "() { 3 }")).toBe(code);
});

test("a function that replaces itself stays a declaration, as does one that is declared twice", () => {
  const replaced = "function a() { a = 1 }";
  expect(marked(replaced, "function a")).toBe(replaced);
  const twice = "function a() { 1 } function a() { 2 }";
  expect(marked(twice, "function a")).toBe(twice);
});

test("a declaration within a block stays where it is", () => {
  const code = "if (x) { function a() { 1 } }";
  expect(marked(code, "function a")).toBe(code);
});
