import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../../xml/xml-node.ts";
import { parseAddress } from "../cell-address.ts";
import type { OfficePackage, Relationship } from "../../ooxml/open-package.ts";
import { cellKey } from "./read-sheet-part.ts";

/** Comments of a sheet by {@link cellKey}, each with its author; threaded comments replace the notes that repeat them. */
export async function readComments(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
  people: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<number, readonly string[]>> {
  const found = new Map<number, string[]>();
  for (const { type, target, isExternal } of relationships.values()) {
    if (isExternal || (type !== "comments" && type !== "threadedComment")) continue;
    const root = await file.xml(target);
    if (root === null) continue;
    const isThread = type === "threadedComment";
    const own = new Map<number, string[]>();
    for (const [key, text] of isThread ? threadsOf(root, people) : notesOf(root)) {
      own.set(key, [...(own.get(key) ?? []), text]);
    }
    for (const [key, texts] of own) if (isThread || !found.has(key)) found.set(key, texts);
  }
  return found;
}

/** Names of thread authors by id. */
export async function readPeople(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<ReadonlyMap<string, string>> {
  const part = [...relationships.values()].find(({ type }) => type === "person");
  const root = part === undefined ? null : await file.xml(part.target);
  return new Map(
    (root === null ? [] : childrenOf(root)).map(({ attributes }) => [
      attributes.get("id") ?? "",
      attributes.get("displayName") ?? "",
    ]),
  );
}

function* notesOf(root: XmlElement): Generator<readonly [number, string]> {
  const authors = childrenOf(childOf(root, "x:authors") ?? root, "x:author").map(textOf);
  for (const comment of childrenOf(childOf(root, "x:commentList") ?? root, "x:comment")) {
    const text = [...descendantsOf(comment, "x:t")].map(textOf).join("").trim();
    yield* keyed(comment, authors[Number(comment.attributes.get("authorId"))] ?? "", text);
  }
}

function* threadsOf(root: XmlElement, people: ReadonlyMap<string, string>): Generator<readonly [number, string]> {
  for (const comment of childrenOf(root)) {
    const text = childrenOf(comment)
      .filter(({ name }) => name === "text")
      .map(textOf)
      .join("")
      .trim();
    yield* keyed(comment, people.get(comment.attributes.get("personId") ?? "") ?? "", text);
  }
}

/** A note begins with its author's name, as Excel writes it, or stores it separately. */
function* keyed({ attributes }: XmlElement, author: string, text: string): Generator<readonly [number, string]> {
  const address = parseAddress(attributes.get("ref") ?? "");
  if (address === null || text === "") return;
  const bare = author !== "" && text.startsWith(`${author}:`) ? text.slice(author.length + 1).trim() : text;
  yield [cellKey(address.row, address.column), author === "" ? bare : `${author}: ${bare}`];
}
