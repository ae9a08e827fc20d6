import { descendantsOf, type XmlElement } from "../../xml/xml-node.ts";
import type { Relationship } from "./open-package.ts";

/**
 * The part with the image of a drawing, in any drawing format (DrawingML, VML). Undefined for a drawing with several images, because none of
 * them is the whole. External images are never fetched.
 */
export function pictureOf(drawing: XmlElement, relationships: ReadonlyMap<string, Relationship>): string | undefined {
  const ids = [
    ...[...descendantsOf(drawing, "a:blip")].map(({ attributes }) => attributes.get("r:embed")),
    ...[...descendantsOf(drawing, "v:imagedata")].map(({ attributes }) => attributes.get("r:id")),
  ];
  const targets = new Set(ids.flatMap((id) => (id === undefined ? [] : (partOf(id, relationships) ?? []))));
  const [target] = targets;
  return targets.size === 1 ? target : undefined;
}

function partOf(id: string, relationships: ReadonlyMap<string, Relationship>): string | undefined {
  const relationship = relationships.get(id);
  return relationship?.isExternal === false ? relationship.target : undefined;
}
