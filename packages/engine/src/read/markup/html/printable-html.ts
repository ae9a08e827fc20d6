import { type DefaultTreeAdapterTypes, html as parse5Html, parse, serialize } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that run, load or show nothing. */
const DROPPED: ReadonlySet<string> = new Set(
  "script iframe frame frameset object embed applet link meta base template noscript audio video source track portal math svg".split(
    " ",
  ),
);
/** Attributes that affect the appearance and fetch nothing by themselves. */
const KEPT: ReadonlySet<string> = new Set(
  "class id style colspan rowspan span width height align valign dir lang start value type hidden alt open reversed border cellpadding cellspacing".split(
    " ",
  ),
);
/** Images embedded in the page. */
const OWN_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

/** Prevents fetching and scripts even if the filter missed something. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const HEAD = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">`;

/** A copy of some pages, in sequence, for printing: without scripts, addresses, and everything that layout does not need. */
export function printableHtml(pages: readonly string[]): string {
  const bodies = pages.map((page, index) => {
    const root = parse(page);
    for (const child of root.childNodes) clean(child);
    root.childNodes = root.childNodes.filter(isKept);
    const text = serialize(root);
    return index === 0 ? text : `<div style="break-before: page">${bodyOf(root)}</div>`;
  });
  const [first = "", ...others] = bodies;
  return `<!doctype html>${HEAD}${first}${others.join("")}`;
}

function bodyOf(root: DefaultTreeAdapterTypes.Document): string {
  const html = root.childNodes.find((child): child is Element => child.nodeName === "html");
  const body = html?.childNodes.find((child): child is Element => child.nodeName === "body");
  return body === undefined ? "" : serialize(body);
}

function isKept(node: Node): boolean {
  return node.nodeName !== "#comment" && node.nodeName !== "#documentType" && !DROPPED.has(node.nodeName);
}

function clean(node: Node): void {
  if (!("childNodes" in node)) return;
  node.attrs = node.attrs.filter(
    ({ name, value }) => KEPT.has(name) || (name === "src" && node.nodeName === "img" && OWN_PICTURE.test(value)),
  );
  node.childNodes = node.childNodes.filter((child) => isKept(child) && isHtml(child));
  for (const child of node.childNodes) clean(child);
}

function isHtml(node: Node): boolean {
  return !("namespaceURI" in node) || node.namespaceURI === parse5Html.NS.HTML;
}
