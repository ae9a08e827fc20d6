import type { DefaultTreeAdapterTypes } from "parse5";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** How many notes were numbered before. */
export interface NoteCounter {
  count: number;
}

/**
 * Notes of a page, as Digital Publishing WAI-ARIA 1.1 and the vocabulary of EPUB name them: a link whose role is
 * `doc-noteref` leads to the note by its id, and one whose role is `doc-backlink` leads back. Without roles, a raised link
 * refers to a note where one in that leads back to it.
 */
export class HtmlNotes {
  /** Numbers of notes by their ids, in the order of the references. */
  readonly #numbers = new Map<string, number>();
  readonly #references = new Set<Element>();
  readonly #backlinks = new Set<Element>();

  /** @param counter - goes on over the files of a book */
  constructor(root: ParentNode, counter: NoteCounter) {
    const byId = new Map<string, Element>();
    const links: Element[] = [];
    visit(root, (element) => {
      const id = attribute(element, "id");
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
      if (element.tagName === "a") links.push(element);
    });
    this.#pairLinks(links, byId);
    const targets = links.filter((link) => this.#isReference(link)).map(targetOf);
    for (const target of targets) {
      if (!byId.has(target) || this.#numbers.has(target)) continue;
      counter.count += 1;
      this.#numbers.set(target, counter.count);
    }
  }

  /** Of the note that a link refers to. */
  referredBy(element: Element): number | undefined {
    return this.#isReference(element) ? this.#numbers.get(targetOf(element)) : undefined;
  }

  /** Of the note that an element is. */
  numberOf(element: Element): number | undefined {
    return this.#numbers.size === 0 ? undefined : this.#numbers.get(attribute(element, "id") ?? "");
  }

  leadsBack(element: Element): boolean {
    return hasRole(element, "doc-backlink", "backlink") || this.#backlinks.has(element);
  }

  #isReference(element: Element): boolean {
    return element.tagName === "a" && (hasRole(element, "doc-noteref", "noteref") || this.#references.has(element));
  }

  /** Contents lead to headings that lead back, too, but are not raised. */
  #pairLinks(links: readonly Element[], byId: ReadonlyMap<string, Element>): void {
    const raised = new Map<string, Element>();
    for (const link of links) {
      if (isRaised(link)) for (const name of ownNames(link)) raised.set(name, link);
    }
    for (const link of raised.size === 0 ? [] : links) {
      const reference = raised.get(targetOf(link));
      if (reference === undefined || !isInside(link, byId.get(targetOf(reference)))) continue;
      this.#references.add(reference);
      this.#backlinks.add(link);
    }
  }
}

function isRaised(link: Element): boolean {
  return parentOf(link)?.tagName === "sup" || link.childNodes.some(({ nodeName }) => nodeName === "sup");
}

/** What leads back may lead to the link or to what raises it. */
function ownNames(link: Element): readonly string[] {
  return [link, parentOf(link)].flatMap((one) => (one === undefined ? [] : (attribute(one, "id") ?? [])));
}

function isInside(element: Element, outer: Element | undefined): boolean {
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

function targetOf(element: Element): string {
  return (attribute(element, "href") ?? "").replace(/^[^#]*#/, "");
}

function visit(parent: ParentNode, see: (element: Element) => void): void {
  for (const child of parent.childNodes) {
    if (!("tagName" in child)) continue;
    see(child);
    visit(child, see);
  }
}
