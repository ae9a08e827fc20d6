import type { DefaultTreeAdapterTypes } from "parse5";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** A page whose notes are numbered. */
export interface NotedPage {
  readonly root: ParentNode;
  /** Its address in its book; on a standalone page, all links refer to the page itself, whatever file they name. */
  readonly address?: URL;
}

interface Link {
  readonly element: Element;
  readonly target: string;
  readonly page: NotedPage;
}

/**
 * Notes of a page or of a book, as Digital Publishing WAI-ARIA 1.1 and the EPUB vocabulary name them: a link with the role
 * `doc-noteref` refers to a note by its id, in any file; a link with the role `doc-backlink` leads back.
 * Without roles, a superscript link refers to a note if the note leads back to such a link.
 */
export class HtmlNotes {
  /** Note numbers in order of the references. */
  readonly #numbers = new Map<Element, number>();
  /** Numbers of the notes that links refer to. */
  readonly #references = new Map<Element, number>();
  readonly #backlinks = new Set<Element>();

  constructor(pages: readonly NotedPage[]) {
    const byTarget = new Map<string, Element>();
    const links: Link[] = [];
    for (const page of pages) {
      visit(page.root, (element) => {
        const id = attribute(element, "id");
        const name = id === undefined ? undefined : targetOf(`#${id}`, page);
        if (name !== undefined && !byTarget.has(name)) byTarget.set(name, element);
        const target = element.tagName === "a" ? targetOf(attribute(element, "href"), page) : undefined;
        if (target !== undefined) links.push({ element, target, page });
      });
    }
    const leadingBack = this.#notesThatLeadBack(links, byTarget);
    for (const { element, target } of links) {
      const note = byTarget.get(target);
      if (note === undefined) continue;
      if (!hasRole(element, "doc-noteref", "noteref") && !(leadingBack.has(note) && isRaised(element))) continue;
      const number = this.#numbers.get(note) ?? this.#numbers.size + 1;
      this.#numbers.set(note, number);
      this.#references.set(element, number);
    }
  }

  /** Number of the note that a link refers to. */
  referredBy(element: Element): number | undefined {
    return this.#references.get(element);
  }

  /** Number of the note that an element is. */
  numberOf(element: Element): number | undefined {
    return this.#numbers.get(element);
  }

  leadsBack(element: Element): boolean {
    return hasRole(element, "doc-backlink", "backlink") || this.#backlinks.has(element);
  }

  /** Finds notes without roles. A table of contents and its headings link to each other too, but not with superscripts. */
  #notesThatLeadBack(links: readonly Link[], byTarget: ReadonlyMap<string, Element>): ReadonlySet<Element> {
    const notes = new Set<Element>();
    const raised = new Map<string, Link>();
    for (const link of links) {
      if (isRaised(link.element)) for (const name of ownNames(link)) raised.set(name, link);
    }
    for (const { element, target } of raised.size === 0 ? [] : links) {
      const reference = raised.get(target);
      const note = reference === undefined ? undefined : byTarget.get(reference.target);
      if (note === undefined || !isInside(element, note)) continue;
      notes.add(note);
      this.#backlinks.add(element);
    }
    return notes;
  }
}

function isRaised(link: Element): boolean {
  return parentOf(link)?.tagName === "sup" || link.childNodes.some(({ nodeName }) => nodeName === "sup");
}

/** The names that a back link may refer to: those of the link or of the superscript around it. */
function ownNames({ element, page }: Link): readonly string[] {
  return [element, parentOf(element)].flatMap((one) => {
    const id = one === undefined ? undefined : attribute(one, "id");
    return id === undefined ? [] : (targetOf(`#${id}`, page) ?? []);
  });
}

function isInside(element: Element, outer: Element): boolean {
  for (let one: Element | undefined = element; one !== undefined; one = parentOf(one)) if (one === outer) return true;
  return false;
}

function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode !== null && "tagName" in parentNode ? parentNode : undefined;
}

function hasRole(element: Element, role: string, type: string): boolean {
  return named(element, "role").includes(role) || named(element, "epub:type").includes(type);
}

function named(element: Element, name: string): readonly string[] {
  return (attribute(element, name) ?? "").split(/\s+/);
}

/** Undefined for a link that does not lead to a place in a file. */
function targetOf(reference: string | undefined, { address }: NotedPage): string | undefined {
  if (reference?.includes("#") !== true) return undefined;
  if (address === undefined) return reference.replace(/^[^#]*#/, "");
  return URL.canParse(reference, address.href) ? new URL(reference, address.href).href : undefined;
}

function visit(parent: ParentNode, see: (element: Element) => void): void {
  for (const child of parent.childNodes) {
    if (!("tagName" in child)) continue;
    see(child);
    visit(child, see);
  }
}
