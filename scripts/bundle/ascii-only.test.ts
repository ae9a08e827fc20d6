import { expect, test } from "vitest";
import { asciiOnly } from "./ascii-only.ts";

async function run(code: string): Promise<unknown> {
  const module = (await import(`data:text/javascript,${encodeURIComponent(asciiOnly("a.js", code))}`)) as {
    readonly default: unknown;
  };
  return module.default;
}

test("texts, templates and patterns mean the same in ASCII", async () => {
  expect(await run('export default "–" + `ß${1}€` + "Łódź 😀"')).toBe("–ß1€Łódź 😀");
  expect(await run('export default "a–b😀c".replace(/[–😀]/gu, "")')).toBe("abc");
  expect(await run("export default { 'é': 1 }")).toEqual({ é: 1 });
});

test("comments go, and what looks like one within a text stays", () => {
  expect(asciiOnly("a.js", 'const a = "// é"; // no – more\n/* … */ export { a };')).toBe(
    'const a = "// \\u00e9"; \n export { a };',
  );
});

test("what cannot be escaped is an error", () => {
  expect(() => asciiOnly("a.js", "const é = 1;")).toThrow('a.js has "é" where it cannot be escaped');
  expect(() => asciiOnly("a.js", "const a = String.raw`é`;")).toThrow("cannot be escaped");
});
