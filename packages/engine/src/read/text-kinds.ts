/**
 * What a file of text is, by what it says. Each kind has signs that prose does not have by chance; what has none of
 * them is plain text. Each is asked with the start of the text, some thousand chars of it, without a byte order mark.
 */

export function isHtml(start: string): boolean {
  const head = start.trimStart();
  return HTML.test(head) || (looksLikeXml(head) && /<html[\s>]/i.test(head));
}

const HTML =
  /^(?:<!--[^]*?-->\s*)*(?:<!doctype html|<html|<head|<body|<(?:div|p|table|h[1-6]|article|section|meta|title|style|center|font|main|header|ul|ol|pre|blockquote)[\s>])/i;

/** Web pages that are XML are asked for before. */
export function isXml(start: string): boolean {
  return looksLikeXml(start.trimStart());
}

function looksLikeXml(head: string): boolean {
  return head.startsWith("<?xml") || ROOT_WITH_NAMESPACE.test(head);
}

export function isMailbox(start: string): boolean {
  return /^From \S+ .*\d{4}\r?\n[\w-]+:/.test(start.trimStart());
}

/** XML without its declaration, which is optional (XML 1.0, 2.8), names its vocabulary at its root. */
const ROOT_WITH_NAMESPACE = /^(?:<!--[^]*?-->\s*)*<[A-Za-z_][\w.:-]*\s[^<>]*?xmlns(?::[\w.-]+)?=["']/;

/**
 * A block of header fields, two of them of those that every message has (RFC 5322, 3.6), or the one that says
 * what a message is made of (RFC 2045, 5): what is inside of a signature has no other.
 */
export function isMail(start: string): boolean {
  const [block = ""] = start.trimStart().split(/\r?\n\r?\n/, 1);
  const lines = block.split(/\r?\n(?![ \t])/);
  if (!lines.every((line) => /^[\w-]+:/.test(line))) return false;
  if (lines.some((line) => /^content-type:\s*(?:text|multipart|message|application)\/[\w.+-]+/i.test(line))) {
    return true;
  }
  const known = lines.filter((line) =>
    /^(?:from|to|cc|subject|date|message-id|mime-version|received|return-path):/i.test(line),
  );
  return (
    known.length >= 2 && known.some((line) => /^(?:from|received|return-path|message-id|mime-version):/i.test(line))
  );
}

/** Signs of Markdown and how much each says; two make it Markdown. */
const MARKDOWN: readonly (readonly [RegExp, number])[] = [
  // A line of comment of a program has no blank line below it.
  [/^#{1,6} \S[^\n]*\n\n/m, 1],
  [/(?:^#{1,6} \S[^\n]*\n\n[^]*?){2}/m, 1],
  [/^\|?\s*:?-{3,}:?\s*\|[\s:|-]*$/m, 2],
  [/^(?:```|~~~)[\w-]*\n[^]*?^(?:```|~~~)\s*$/m, 2],
  [/^\[\^[^\]\s]+\]: /m, 2],
  [/^\[[^\]\n]+\]: (?:https?:|<|\.{0,2}\/)\S+/m, 1],
  [/^\s*[-*+] \[[ xX]\] \S/m, 1],
  [/(?<!\w)!?\[[^\]\n]+\]\([^)\s]+\)/, 1],
  [/(?<![\w*])\*\*[^\s*][^*\n]*\*\*(?![\w*])/, 1],
  [/^\S[^\n]*\n(?:={3,}|-{3,})\s*$/m, 1],
  [/^(?:[-*+] \S[^\n]*\n){2}/m, 0.5],
  [/^(?:[-*+]|\d+\.) \S[^\n]*\n {2,4}(?:[-*+]|\d+\.) /m, 0.5],
];

export function isMarkdown(start: string): boolean {
  const text = start.replaceAll("\r\n", "\n");
  let sum = 0;
  for (const [sign, says] of MARKDOWN) if (sign.test(text)) sum += says;
  return sum >= 2;
}
