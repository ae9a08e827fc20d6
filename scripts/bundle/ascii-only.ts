/**
 * Rewrites an ES module in ASCII and without comments. V8 keeps a file that has one letter beyond Latin-1 as two bytes a letter, and decodes it in
 * each process: for a megabyte of code, that and the comments take as long as a tenth of a page.
 */
import MagicString from "magic-string";
import { parseSync, Visitor } from "oxc-parser";

/** @throws Error if the code is not ASCII afterwards: a name or a tagged template has other letters */
export function asciiOnly(path: string, code: string): string {
  const { program, comments, errors } = parseSync(path, code, { sourceType: "module" });
  if (errors[0] !== undefined) throw new Error(`${path}: ${errors[0].message}`);
  const output = new MagicString(code);
  for (const { start, end } of comments) output.remove(start, end);
  const escape = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    const text = code.slice(start, end);
    const escaped = text.replaceAll(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
    if (escaped !== text) output.overwrite(start, end, escaped);
  };
  const raw = new Set<number>();
  new Visitor({
    Literal: escape,
    TaggedTemplateExpression: ({ quasi }) => quasi.quasis.forEach((part) => raw.add(part.start)),
    TemplateElement: (part) => {
      if (!raw.has(part.start)) escape(part);
    },
  }).visit(program);
  const ascii = output.toString();
  const other = /[^\0-\x7f]/.exec(ascii);
  if (other === null) return ascii;
  const around = ascii.slice(other.index - 40, other.index + 40);
  throw new Error(`${path} has "${other[0]}" where it cannot be escaped: ${around}`);
}
