import { childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import { escaped } from "./element-html.ts";
import { childNamed, localName } from "./element-queries.ts";

/**
 * Converts an outline in OPML (2.0) to HTML: nested lists, as outliners and lists of feeds are. Where outlines have notes, they are the headings of
 * a text, as programs for writing store it.
 */
export function opmlHtml(root: XmlElement): string {
  const named = childNamed(childNamed(root, "head") ?? root, "title");
  const title = named === undefined ? "" : textOf(named).trim();
  const body = childNamed(root, "body") ?? root;
  const head = title === "" ? "" : `<h1>${escaped(title)}</h1>`;
  return `<body>${head}${hasNotes(body) ? sections(body, head === "" ? 1 : 2) : list(body)}</body>`;
}

function hasNotes(element: XmlElement): boolean {
  return outlines(element).some((outline) => noteOf(outline) !== "" || hasNotes(outline));
}

function sections(element: XmlElement, level: number): string {
  return outlines(element)
    .map((outline) => {
      const notes = noteOf(outline)
        .split(/\n\s*\n/)
        .map((note) => `<p>${escaped(note.trim()).replaceAll("\n", "<br>")}</p>`);
      const heading = `<h${Math.min(6, level)}>${shown(outline)}</h${Math.min(6, level)}>`;
      return `${heading}${notes.join("")}${sections(outline, level + 1)}`;
    })
    .join("");
}

function list(element: XmlElement): string {
  const items = outlines(element).map((outline) => `<li>${shown(outline)}${list(outline)}</li>`);
  return items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
}

function outlines(element: XmlElement): readonly XmlElement[] {
  return childrenOf(element).filter((child) => localName(child) === "outline");
}

function noteOf({ attributes }: XmlElement): string {
  return (attributes.get("_note") ?? "").trim();
}

function shown({ attributes }: XmlElement): string {
  const text = escaped((attributes.get("text") ?? attributes.get("title") ?? "").trim());
  const link = ["htmlUrl", "url", "xmlUrl"]
    .map((name) => attributes.get(name) ?? "")
    .find((one) => /^https?:/i.test(one));
  return link === undefined ? text : `<a href="${escaped(link)}">${text === "" ? escaped(link) : text}</a>`;
}
