/** A function that the engine decides by, and its result when it is switched off. */
export interface Switch {
  readonly file: string;
  readonly name: string;
  /** Number of lines of its source. */
  readonly lines: number;
  readonly off: Off;
}

/** `false` and `null` for a function that can refuse, `[]` for one that can find nothing, the index of the argument that is returned unchanged. */
export type Off = "false" | "null" | "undefined" | "[]" | number;

interface Declaration {
  readonly head: string;
  readonly isExported: boolean;
  readonly name: string;
  readonly parameters: string;
  readonly returns: string;
  readonly body: string;
}

/** A function at the start of a line, as the formatter writes it. */
const DECLARATION =
  /^(export )?function (\w+)(?:<[^(]*>)?\(([\s\S]*?)\): ([^{}\n]+|\{[^\n]*\}[^{}\n]*) \{\n([\s\S]*?)^\}$/gm;

/** Finds all functions of a source that can be switched off. */
export function findSwitches(file: string, source: string): readonly Switch[] {
  return declarationsOf(source).flatMap(({ head, name, parameters, returns }) => {
    const off = offOf(parameters, returns);
    return off === null ? [] : [{ file, name, lines: head.split("\n").length, off }];
  });
}

/**
 * Makes each of those functions call a switchboard: `globalThis.SWITCHBOARD.ask(NUMBER, FUNCTION, ARGUMENTS)`.
 *
 * @param numberOf - the number of the switch with this name
 */
export function wireSwitches(source: string, numberOf: (name: string) => number | undefined): string {
  return source.replace(DECLARATION, (text: string, exported: string | undefined, name: string) => {
    const number = numberOf(name);
    if (number === undefined) return text;
    const inner = text.replace(`${exported ?? ""}function ${name}`, `function ${name}Switched`);
    const asked = `${exported ?? ""}function ${name}(...given: any[]): any { return globalThis.SWITCHBOARD.ask(${number}, ${name}Switched, given); }`;
    return `${inner}\n${asked}`;
  });
}

function declarationsOf(source: string): readonly Declaration[] {
  return [...source.matchAll(DECLARATION)].map(([head, exported, name, parameters, returns, body]) => ({
    head,
    isExported: exported !== undefined,
    name: name!,
    parameters: parameters!,
    returns: returns!,
    body: body!,
  }));
}

function offOf(parameters: string, returns: string): Off | null {
  if (returns === "boolean" || / is /.test(returns)) return "false";
  if (returns.endsWith("| null")) return "null";
  if (returns.endsWith("| undefined")) return "undefined";
  const same = typesOf(parameters).findIndex((type) => bare(type) === bare(returns));
  if (same >= 0 && /[A-Z]|\[\]/.test(returns)) return same;
  return returns.endsWith("[]") ? "[]" : null;
}

/** The types of the parameters, in order; empty for a destructured one without a type on its line. */
function typesOf(parameters: string): readonly string[] {
  const types: string[] = [];
  let depth = 0;
  let from = 0;
  const text = `${parameters},`;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if ("({[<".includes(char)) depth++;
    else if (")}]".includes(char) || (char === ">" && text[at - 1] !== "=")) depth--;
    else if (char === "," && depth === 0) {
      types.push(typeOf(text.slice(from, at).trim()));
      from = at + 1;
    }
  }
  return types;
}

function typeOf(parameter: string): string {
  const [, type = ""] = /^(?:\w+\??|\{[\s\S]*?\}|\[[\s\S]*?\]): ([\s\S]*)$/.exec(parameter) ?? [];
  return type.replace(/ = [\s\S]*$/, "");
}

function bare(type: string): string {
  return type.replace(/^readonly /, "").trim();
}
