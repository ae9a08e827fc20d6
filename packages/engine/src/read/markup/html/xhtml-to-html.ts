/** Elements that end where they begin, whatever is written (HTML Standard, 13.1.2). */
const VOID = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));
/** Elements whose text is no markup. */
const RAW = new Set(["script", "style"]);
/** A value has no `<` in XML, so that what is no tag ends soon. */
const TAG = /<([A-Za-z][\w:.-]*)([^<>"']*(?:(?:"[^"<]*"|'[^'<]*')[^<>"']*)*)>/y;
/** So much of a file says what it is written in. */
const HEAD = 2048;

/**
 * A page of XHTML as HTML writes it: elements that end with `/>` would stay open in HTML, an empty title would take all of the page for its
 * text, and what is in CDATA would be a comment. Other pages stay as they are.
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

/** What begins with a `<`, as HTML writes it, and where it ends. */
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

/** Up to an end, or to that of the page. */
function unchanged(text: string, from: number, mark: string): { readonly html: string; readonly end: number } {
  const found = text.indexOf(mark, from);
  const end = found < 0 ? text.length : found + mark.length;
  return { html: text.slice(from, end), end };
}
