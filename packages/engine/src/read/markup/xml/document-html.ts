import { childrenOf, textOf, type XmlElement, type XmlNode } from "../../xml/xml-node.ts";
import { code, escaped, mathml, spansOf, styleOf, tex } from "./element-html.ts";
import {
  childNamed,
  hasChild,
  hasOwnText,
  hasParagraph,
  idOf,
  idsOfNotes,
  isLabelElsewhere,
  leaves,
  localName,
  plain,
  targetOf,
} from "./element-queries.ts";
import { ELEMENTS, LINES, PARAGRAPHS, ROOTS, SECTIONS, UNSEEN } from "./document-elements.ts";

/**
 * Converts a text in DocBook, JATS, TEI or FictionBook to equivalent HTML; null for XML that is a record. The
 * HTML is never displayed: the HTML reader parses it.
 */
export function documentHtml(root: XmlElement): string | null {
  const isText = ROOTS.has(localName(root)) && hasParagraph(root);
  return isText ? new DocumentWriter(root).html() : null;
}

/** The position of an element. */
interface Place {
  readonly parent: XmlElement;
  /** Number of sections around it. */
  readonly depth: number;
  /** Whether it is inside the text of a paragraph. */
  readonly isInline: boolean;
}

class DocumentWriter {
  readonly #root: XmlElement;
  readonly #isTei: boolean;
  /** Notes whose text is where the document refers to them. */
  readonly #notes: string[] = [];
  readonly #noteIds: ReadonlySet<string>;
  readonly #titles = new Set<string>();

  constructor(root: XmlElement) {
    this.#root = root;
    this.#isTei = localName(root).startsWith("TEI");
    this.#noteIds = new Set(idsOfNotes(root));
  }

  html(): string {
    const body = this.#inside(this.#root, { depth: 0, isInline: false });
    return `<body>${body}${this.#notes.join("")}</body>`;
  }

  #inside(element: XmlElement, place: Omit<Place, "parent">): string {
    return joinCodeLines(element.children)
      .map((child) => (typeof child === "string" ? escaped(child) : this.#write(child, { ...place, parent: element })))
      .join("");
  }

  #write(element: XmlElement, place: Place): string {
    const name = localName(element);
    if (UNSEEN.has(name)) return "";
    if (element.name === "math:math") return mathml(element);
    const read = this.#READERS[name];
    if (read !== undefined) return read(element, place);
    if (LINES.has(name)) return `${this.#inside(element, { ...place, isInline: true })}<br>`;
    if (PARAGRAPHS.has(name)) return this.#paragraph(element, place);
    if (SECTIONS.has(name)) return `<div>${this.#inside(element, { ...place, depth: place.depth + 1 })}</div>`;
    const html = ELEMENTS.get(name);
    if (html !== undefined) return this.#element(html, element, place);
    if (place.isInline) return this.#inside(element, place);
    return hasOwnText(element) ? this.#paragraph(element, place) : `<div>${this.#inside(element, place)}</div>`;
  }

  #paragraph(element: XmlElement, place: Place): string {
    return `<p>${this.#inside(element, { ...place, isInline: true })}</p>`;
  }

  /** Lists and tables may be inside a paragraph; their items and cells have text of their own. */
  #element(html: string, element: XmlElement, place: Place): string {
    const isBlock = /^(?:ul|ol|dl|blockquote|tr|thead|tbody)$/.test(html);
    const inner = this.#inside(element, isBlock ? { ...place, isInline: false } : place);
    const spans = html === "td" || html === "th" ? spansOf(element, place.parent) : "";
    const isHeader = element.attributes.get("role") === "label" || place.parent.attributes.get("role") === "label";
    const tag = html === "td" && isHeader ? "th" : html;
    return tag === "br" ? "<br>" : `<${tag}${spans}>${inner}</${tag}>`;
  }

  readonly #READERS: Readonly<Record<string, (element: XmlElement, place: Place) => string>> = {
    title: (element, place) => this.#heading(element, place),
    head: (element, place) => this.#heading(element, place),
    "book-title": (element, place) => this.#heading(element, place),
    "article-title": (element, place) => this.#heading(element, place),
    label: (element, place) => {
      if (localName(place.parent) === "list") return this.#element("dt", element, { ...place, isInline: true });
      return place.isInline || isLabelElsewhere(place.parent) ? "" : this.#paragraph(element, place);
    },
    caption: (element, place) => this.#inside(element, { ...place, isInline: false }),
    list: (element, place) => {
      const kind = ["list-type", "type", "rend"].map((name) => element.attributes.get(name) ?? "").join(" ");
      const isOrdered = /order|number|alpha|roman/i.test(kind) && !/unorder/i.test(kind);
      const isGlossary = !isOrdered && hasChild(element, "label");
      return this.#element(isGlossary ? "dl" : isOrdered ? "ol" : "ul", element, place);
    },
    item: (element, place) =>
      this.#element(hasChild(place.parent, "label") ? "dd" : "li", element, { ...place, isInline: false }),
    listitem: (element, place) => {
      const tag = localName(place.parent) === "varlistentry" ? "dd" : "li";
      const item = this.#element(tag, element, { ...place, isInline: false });
      const number = /^\d{1,6}$/.exec(element.attributes.get("override") ?? "")?.[0];
      return number === undefined ? item : item.replace("<li>", `<li value="${number}">`);
    },
    emphasis: (element, place) => {
      const role = element.attributes.get("role") ?? "";
      return /caps/i.test(role) ? this.#inside(element, place) : this.#element(styleOf(role) ?? "em", element, place);
    },
    hi: (element, place) => {
      const style = styleOf(["rend", "rendition", "style"].map((name) => element.attributes.get(name) ?? "").join(" "));
      return style === undefined ? this.#inside(element, place) : this.#element(style, element, place);
    },
    quote: (element, place) => this.#element(hasParagraph(element) ? "blockquote" : "q", element, place),
    cite: (element, place) =>
      hasParagraph(element) ? this.#element("blockquote", element, place) : this.#inside(element, place),
    literallayout: (element, place) =>
      `<p>${this.#inside(element, { ...place, isInline: true })
        .trim()
        .replaceAll("\n", "<br>")}</p>`,
    stanza: (element, place) => `<p>${this.#inside(element, { ...place, isInline: true })}</p>`,
    lg: (element, place) => `<p>${this.#inside(element, { ...place, isInline: true })}</p>`,
    code: (element, place) => (place.isInline ? this.#element("code", element, place) : code(element)),
    programlisting: (element) => code(element),
    seg: (element, place) =>
      element.attributes.get("type") === "code" ? this.#element("code", element, place) : this.#inside(element, place),
    ab: (element, place) =>
      element.attributes.get("type")?.startsWith("codeblock") === true
        ? code(element)
        : this.#paragraph(element, place),
    table: (element, place) => {
      const isCaption = (child: XmlNode): boolean =>
        typeof child !== "string" && /^(?:title|head|caption|info)$/.test(localName(child));
      const rest = { ...element, children: element.children.filter((child) => !isCaption(child)) };
      const captions = childrenOf(element).filter(isCaption);
      const caption = captions.map((child) => this.#write(child, { ...place, parent: element })).join("");
      return `${caption}<table>${this.#inside(rest, { ...place, isInline: false })}</table>`;
    },
    informaltable: (element, place) => `<table>${this.#inside(element, { ...place, isInline: false })}</table>`,
    tgroup: (element, place) => this.#inside(element, place),
    footnote: (element, place) => this.#note(element, place),
    fn: (element, place) => this.#placedNote(element, place),
    note: (element, place) => {
      if (!this.#isTei) return `<div>${this.#inside(element, place)}</div>`;
      return place.isInline ? this.#note(element, place) : this.#placedNote(element, place);
    },
    section: (element, place) =>
      this.#noteIds.has(element.attributes.get("id") ?? "")
        ? this.#placedNote(element, place)
        : `<div>${this.#inside(element, { ...place, depth: place.depth + 1 })}</div>`,
    ...Object.fromEntries(
      ["ulink", "link", "ext-link", "xref", "ref", "a"].map((name) => [
        name,
        (element: XmlElement, place: Place) => this.#link(element, place),
      ]),
    ),
    name: (element, place) => this.#person(element, place),
    author: (element, place) => this.#person(element, place),
    personname: (element, place) => this.#person(element, place),
    "element-citation": (element) =>
      `<p>${escaped([...leaves(element)].map((leaf) => textOf(leaf).trim()).join(", "))}</p>`,
    "tex-math": (element, { parent }) => (childNamed(parent, "math") === undefined ? tex(element) : ""),
    formula: (element, place) =>
      /tex/i.test(element.attributes.get("notation") ?? "") ? tex(element) : this.#inside(element, place),
  };

  /** A title of a section or of the document; the title of a table, figure or list is a line above it. */
  #heading(element: XmlElement, place: Place): string {
    const { parent, depth } = place;
    const around = localName(parent);
    const inner = this.#inside(element, { ...place, isInline: true });
    if (place.isInline || around.endsWith("citation")) return inner;
    const label = childNamed(parent, "label");
    const text = label === undefined || around === "list" ? inner : `${escaped(textOf(label).trim())} ${inner}`;
    const isOfDocument = parent === this.#root || /^(?:info|\w+info|title-group|titleStmt|title-info)$/.test(around);
    // Books repeat their title where the text begins.
    if (around === "body" && this.#titles.has(plain(element))) return "";
    if (isOfDocument) this.#titles.add(plain(element));
    const isHeading = isOfDocument || SECTIONS.has(around) || around === "body";
    const tag = isHeading ? `h${Math.min(6, depth + 1)}` : "p";
    return `<${tag}>${text}</${tag}>`;
  }

  #note(element: XmlElement, place: Place): string {
    const id = `note-${this.#notes.length + 1}`;
    const at = this.#notes.push("") - 1;
    this.#notes[at] =
      `<aside role="doc-footnote" id="${id}">${this.#inside(element, { ...place, isInline: false })}</aside>`;
    return `<a role="doc-noteref" href="#${id}">*</a>`;
  }

  #placedNote(element: XmlElement, place: Place): string {
    const children = element.children.filter(
      (child) => typeof child === "string" || !/^(?:title|label)$/.test(localName(child)),
    );
    const inner = this.#inside({ ...element, children }, { ...place, isInline: false });
    return `<aside role="doc-footnote" id="${escaped(idOf(element))}">${inner}</aside>`;
  }

  #link(element: XmlElement, place: Place): string {
    const inner = this.#inside(element, place);
    const target = targetOf(element);
    const note = target.replace("#", "");
    if (localName(element) === "ref" && hasParagraph(element)) return `<p>${inner}</p>`;
    if (this.#noteIds.has(note)) return `<a role="doc-noteref" href="#${escaped(note)}">*</a>`;
    return /^https?:/i.test(target) ? `<a href="${escaped(target)}">${inner}</a>` : inner;
  }

  /** Given names come before family names, whatever their order in the file. */
  #person(element: XmlElement, place: Place): string {
    const named = (pattern: RegExp): string =>
      [...leaves(element)].flatMap((leaf) => (pattern.test(localName(leaf)) ? textOf(leaf).trim() : [])).join(" ");
    const name =
      `${named(/^(?:firstname|first-name|given-names|forename|middle-name)$/)} ${named(/^(?:surname|last-name)$/)}`.trim();
    if (name === "") return place.isInline ? this.#inside(element, place) : this.#paragraph(element, place);
    return place.isInline ? escaped(name) : `<p>${escaped(name)}</p>`;
  }
}

/** FictionBook has no element for programs: each line is a paragraph of code. Two or more of them become one element. */
function joinCodeLines(children: readonly XmlNode[]): readonly XmlNode[] {
  const joined: XmlNode[] = [];
  let lines: XmlElement[] = [];
  const close = (): void => {
    const [first] = lines;
    const program = lines.map(textOf).join("\n");
    if (lines.length > 1) joined.push({ ...first!, name: "programlisting", children: [program] });
    else joined.push(...lines);
    lines = [];
  };
  for (const child of children) {
    const isBlank = typeof child === "string" && child.trim() === "";
    if (typeof child !== "string" && isCodeLine(child)) lines.push(child);
    else if (!isBlank || lines.length === 0) {
      close();
      joined.push(child);
    }
  }
  close();
  return joined;
}

function isCodeLine(element: XmlElement): boolean {
  const [only, ...others] = element.children;
  return localName(element) === "p" && others.length === 0 && typeof only === "object" && localName(only) === "code";
}
