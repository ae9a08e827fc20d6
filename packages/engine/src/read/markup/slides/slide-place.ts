import type { Place } from "../../../markup-layout/markup.ts";
import { childOf, type XmlElement } from "../../xml/xml-node.ts";

/** English Metric Units per point. */
export const EMU = 12_700;

/** Converts a place in a group to the place on its slide. */
export type GroupTransform = (place: Place) => Place;

/** The place that a shape's properties give, in points; undefined if they give none. */
export function placeOfTransform(transform: XmlElement | undefined): Place | undefined {
  const offset = childOf(transform, "a:off")?.attributes;
  const extent = childOf(transform, "a:ext")?.attributes;
  if (offset === undefined || extent === undefined) return undefined;
  const value = (text: string | undefined): number => (Number(text) || 0) / EMU;
  return {
    left: value(offset.get("x")),
    top: value(offset.get("y")),
    width: value(extent.get("cx")),
    height: value(extent.get("cy")),
  };
}

/** A group scales its content from its own coordinates to its place (ECMA-376, 20.1.7.5). */
export function groupTransform(group: XmlElement, outer: GroupTransform): GroupTransform {
  const transform = childOf(group, "p:grpSpPr", "a:xfrm");
  const place = placeOfTransform(transform);
  const offset = childOf(transform, "a:chOff")?.attributes;
  const extent = childOf(transform, "a:chExt")?.attributes;
  if (place === undefined || offset === undefined || extent === undefined) return outer;
  const across = place.width / ((Number(extent.get("cx")) || 1) / EMU) || 1;
  const down = place.height / ((Number(extent.get("cy")) || 1) / EMU) || 1;
  const [left, top] = [(Number(offset.get("x")) || 0) / EMU, (Number(offset.get("y")) || 0) / EMU];
  return (inner) =>
    outer({
      left: place.left + (inner.left - left) * across,
      top: place.top + (inner.top - top) * down,
      width: inner.width * across,
      height: inner.height * down,
    });
}
