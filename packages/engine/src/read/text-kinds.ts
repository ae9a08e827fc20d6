/**
 * Detects the kind of a text file by its content. Each kind has signs that prose does not have by chance; a file without any
 * is plain text. Each test gets the start of the text, a few thousand chars without a byte order mark.
 */

export function isHtml(start: string): boolean {
  const head = start.trimStart();
  return PAGE.test(head) || FRAGMENT.test(head) || (looksLikeXml(head) && /<html[\s>]/i.test(head));
}

/** Whether it begins with an element that a page may contain, as Markdown files also do. */
export function isHtmlFragment(start: string): boolean {
  return FRAGMENT.test(start.trimStart());
}

const PAGE = /^(?:<!--[^]*?-->\s*)*<(?:!doctype html|html|head|body|meta|title|style)/i;
const FRAGMENT =
  /^(?:<!--[^]*?-->\s*)*<(?:div|p|table|h[1-6]|article|section|center|font|main|header|ul|ol|pre|blockquote)[\s>]/i;

/** Web pages in XML are detected before this test. */
export function isXml(start: string): boolean {
  return looksLikeXml(start.trimStart());
}

function looksLikeXml(head: string): boolean {
  return head.startsWith("<?xml") || ROOT_WITH_NAMESPACE.test(head);
}

export function isMailbox(start: string): boolean {
  return /^From \S+ .*\d{4}\r?\n[\w-]+:/.test(start.trimStart());
}

/** XML without its optional declaration (XML 1.0, 2.8) names its vocabulary at the root. */
const ROOT_WITH_NAMESPACE = /^(?:<!--[^]*?-->\s*)*<[A-Za-z_][\w.:-]*\s[^<>]*?xmlns(?::[\w.-]+)?=["']/;

/**
 * A block of header fields with two that every message has (RFC 5322, 3.6), or the one that
 * declares the message's content (RFC 2045, 5): the content of a signature has no other.
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

/** Markdown signs and their weights; a sum of two means Markdown. */
const MARKDOWN: readonly (readonly [RegExp, number])[] = [
  // A comment line of a program has no blank line after it.
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
