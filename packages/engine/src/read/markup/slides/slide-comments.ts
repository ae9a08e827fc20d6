import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from "../../xml/xml-node.ts";
import type { OfficePackage, Relationship } from "../ooxml/open-package.ts";

/** Names of comment authors by id. */
export type CommentAuthors = ReadonlyMap<string, string>;

/** @param relationships - relationships of the presentation */
export async function readCommentAuthors(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
): Promise<CommentAuthors> {
  const authors = new Map<string, string>();
  for (const { type, target, isExternal } of relationships.values()) {
    if (isExternal || (type !== "commentAuthors" && type !== "authors")) continue;
    const root = await file.xml(target);
    for (const { attributes } of root === null ? [] : childrenOf(root)) {
      authors.set(attributes.get("id") ?? "", attributes.get("name") ?? "");
    }
  }
  return authors;
}

/** Comments on a slide, in the old format and in the one with replies, each as author and text. */
export async function readSlideComments(
  file: OfficePackage,
  relationships: ReadonlyMap<string, Relationship>,
  authors: CommentAuthors,
): Promise<readonly string[]> {
  const comments: string[] = [];
  for (const { type, target, isExternal } of relationships.values()) {
    const root = type === "comments" && !isExternal ? await file.xml(target) : null;
    for (const comment of root === null ? [] : childrenOf(root)) {
      comments.push(...[comment, ...descendantsOf(comment, "reply")].map((one) => commentText(one, authors)));
    }
  }
  return comments.filter((text) => text !== "");
}

function commentText(comment: XmlElement, authors: CommentAuthors): string {
  const older = childOf(comment, "p:text");
  const body = childrenOf(comment).find(({ name }) => name === "txBody" || name === "p:txBody");
  const paragraphs = body === undefined ? [] : childrenOf(body, "a:p");
  const text =
    older === undefined
      ? paragraphs.map((one) => [...descendantsOf(one, "a:t")].map(textOf).join("")).join("\n")
      : textOf(older);
  const author = authors.get(comment.attributes.get("authorId") ?? "") ?? "";
  return text.trim() === "" ? "" : [author, text.trim()].filter((part) => part !== "").join(": ");
}
