/** Ruby as Word writes it where it knows no better: `EQ \* jc2 \o\ad(\s\up 9(reading),base)`; lists part by `,` or `;`. */
const RUBY = /\\o\s*\\a[a-z]\s*\(\s*\\s\s*\\up\s*[\d.]*\s*\([^()]*\)\s*[,;](.*)\)\s*$/is;
const FRACTION = /\\f\s*\(([^(),;]*)[,;]([^(),;]*)\)/i;

/**
 * What a field shows that has no result of its own: a button its caption, an equation what it sets (ECMA-376, part 1,
 * 17.16.5.18 and 17.16.5.34). Of all others nothing: the program that opens the document works them out.
 */
export function shownByCode(code: string): string {
  const [, name, rest = ""] = /^\s*(MACROBUTTON|GOTOBUTTON|EQ)\s+(.*)$/is.exec(code) ?? [];
  if (name === undefined) return "";
  if (name.toUpperCase() !== "EQ") return rest.replace(/^\S+\s*/, "").trim();
  const base = RUBY.exec(rest)?.[1];
  if (base !== undefined) return base.trim();
  const [, above, below] = FRACTION.exec(rest) ?? [];
  return above === undefined ? "" : `${above.trim()}/${below!.trim()}`;
}
