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
 * `doc-noteref` leads to the note by its id, and one whose role is `doc-backlink` leads back.
 */
export class HtmlNotes {
  /** Numbers of notes by their ids, in the order of the references. */
  readonly #numbers = new Map<string, number>();

  /** @param counter - goes on over the files of a book */
  constructor(root: ParentNode, counter: NoteCounter) {
    const ids = new Set<string>();
    const targets: string[] = [];
    visit(root, (element) => {
      const id = attribute(element, "id");
      if (id !== undefined) ids.add(id);
      if (isReference(element)) targets.push(targetOf(element));
    });
    for (const target of targets) {
      if (!ids.has(target) || this.#numbers.has(target)) continue;
      counter.count += 1;
      this.#numbers.set(target, counter.count);
    }
  }

  /** Of the note that a link refers to. */
  referredBy(element: Element): number | undefined {
    return isReference(element) ? this.#numbers.get(targetOf(element)) : undefined;
  }

  /** Of the note that an element is. */
  numberOf(element: Element): number | undefined {
    return this.#numbers.size === 0 ? undefined : this.#numbers.get(attribute(element, "id") ?? "");
  }

  leadsBack(element: Element): boolean {
    return hasRole(element, "doc-backlink", "backlink");
  }
}

function isReference(element: Element): boolean {
  return element.tagName === "a" && hasRole(element, "doc-noteref", "noteref");
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
