/** Maximum depth of nested brackets; a deeper answer fits no request. */
const MAX_DEPTH = 64;

/**
 * Reads the JSON of a model's answer: drops fences and words around it, and keeps the complete parts of an answer that was cut off.
 *
 * @returns undefined if there is none
 */
export function readJson(text: string): unknown {
  const start = text.search(/[{[]/u);
  if (start < 0) return undefined;
  const body = text.slice(start);
  const { end, open } = scan(body);
  const whole = parse(body.slice(0, end) + open);
  return whole === undefined ? parse(body) : whole;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the end of the value, or of its last complete part, and the brackets that close it there. */
function scan(text: string): { readonly end: number; readonly open: string } {
  const open: string[] = [];
  let kept = { end: 0, open: "" };
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (inString) {
      if (char === "\\") at++;
      else if (char === '"') inString = false;
      continue;
    }
    if (char === '"') inString = true;
    else if (char === "{" || char === "[") {
      open.push(char === "{" ? "}" : "]");
      if (open.length > MAX_DEPTH) return kept;
    } else if (char === "}" || char === "]") {
      if (open.pop() !== char) return kept;
      kept = { end: at + 1, open: open.toReversed().join("") };
      if (open.length === 0) return kept;
    }
  }
  return kept;
}
