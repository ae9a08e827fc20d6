/** Tokens of Rich Text (Rich Text Format 1.9.1, "Syntax"); bytes are chars of the same code. */
export type RtfToken =
  | { readonly kind: "open" }
  | { readonly kind: "close" }
  | { readonly kind: "word"; readonly name: string; readonly value: number | undefined }
  | { readonly kind: "symbol"; readonly name: string }
  | { readonly kind: "bytes"; readonly text: string }
  /** Binary data whose bytes may look like tokens. */
  | { readonly kind: "binary"; readonly text: string };

const TOKEN = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([\da-fA-F]{2})|\\([^a-zA-Z])|([{}])|([^\\{}\r\n]+)/gs;

/** Skips line ends and invalid tokens. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  const pattern = new RegExp(TOKEN);
  for (let match = pattern.exec(source); match !== null; match = pattern.exec(source)) {
    const [, name, digits, hex, symbol, brace, text] = match;
    if (name !== undefined) {
      const value = digits === undefined ? undefined : Number(digits);
      if (name === "bin") {
        const from = pattern.lastIndex;
        pattern.lastIndex += Math.max(0, value ?? 0);
        yield { kind: "binary", text: source.slice(from, pattern.lastIndex) };
      } else yield { kind: "word", name, value };
    } else if (hex !== undefined) yield { kind: "bytes", text: String.fromCodePoint(Number.parseInt(hex, 16)) };
    else if (symbol !== undefined) yield { kind: "symbol", name: symbol };
    else if (brace !== undefined) yield { kind: brace === "{" ? "open" : "close" };
    else yield { kind: "bytes", text: text! };
  }
}
