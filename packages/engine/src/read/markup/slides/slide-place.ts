import type { Place } from "../../../markup-layout/markup.ts";
import { childOf, type XmlElement } from "../../xml/xml-node.ts";

/** English Metric Units a point. */
export const EMU = 12_700;

/** Turns places inside of a group into those on its slide. */
export type GroupTransform = (place: Place) => Place;

/** Where a shape's properties put it, in points; undefined where they do not. */
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

/** A group scales what is in it from its own measure to its place (ECMA-376, 20.1.7.5). */
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
