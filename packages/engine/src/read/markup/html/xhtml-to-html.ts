/** Void elements, which have no content (HTML Standard, 13.1.2). */
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements whose text is not markup. */
const RAW = new Set(["script", "style"]);
/** XML attribute values have no `<`, so text that is not a tag is rejected quickly. */
const TAG = /<([A-Za-z][\w:.-]*)([^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*)>/y;
/** Number of chars that show which language a file is written in. */
const HEAD = 2048;

/**
 * Converts an XHTML page to HTML: elements that end with `/>` would stay open in HTML, an empty title would take the whole page for its
 * text, and CDATA would be a comment. Other pages are returned unchanged.
 */
export function xhtmlToHtml(text: string): string {
  if (!/^\s*<\?xml\b|<html\b[^>]*\bxmlns\s*=/i.test(text.slice(0, HEAD))) return text;
  const parts: string[] = [];
  let at = 0;
  for (let open = text.indexOf("<"); open >= 0; open = text.indexOf("<", at)) {
    parts.push(text.slice(at, open));
    const piece = pieceAt(text, open);
    parts.push(piece.html);
    at = piece.end;
  }
  return parts.join("") + text.slice(at);
}

/** The HTML for markup that begins with `<`, and the position where it ends. */
function pieceAt(text: string, open: number): { readonly html: string; readonly end: number } {
  if (text.startsWith("<!--", open)) return unchanged(text, open, "-->");
  if (text.startsWith("<![CDATA[", open)) {
    const { html, end } = unchanged(text, open, "]]>");
    return { html: html.slice(9, -3).replaceAll("&", "&amp;").replaceAll("<", "&lt;"), end };
  }
  TAG.lastIndex = open;
  const [tag, name, attributes] = TAG.exec(text) ?? [];
  if (tag === undefined) return { html: "<", end: open + 1 };
  const end = open + tag.length;
  if (attributes!.endsWith("/")) {
    const isVoid = VOID.has(name!.toLowerCase());
    return { html: isVoid ? tag : `<${name!}${attributes!.slice(0, -1)}></${name!}>`, end };
  }
  return RAW.has(name!.toLowerCase()) ? unchanged(text, open, `</${name!}`) : { html: tag, end };
}

/** Copies up to an end mark, or to the end of the page. */
function unchanged(text: string, from: number, mark: string): { readonly html: string; readonly end: number } {
  const found = text.indexOf(mark, from);
  const end = found < 0 ? text.length : found + mark.length;
  return { html: text.slice(from, end), end };
}
