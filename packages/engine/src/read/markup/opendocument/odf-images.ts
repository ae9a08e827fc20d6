import { type BlockImages, picturesAt } from "../../../markup-layout/block-images.ts";
import type { Archive } from "../../archive/open-archive.ts";
import { readPicture } from "../../archive/read-picture.ts";
import { childOf, childrenOf, textOf, type XmlElement } from "../../xml/xml-node.ts";

/** Returns the number of the image that a frame shows; undefined if it shows no image of the file. */
export type OdfImages = (frame: XmlElement) => number | undefined;

export const NO_IMAGES: OdfImages = () => undefined;

/** Images are stored next to the content in an archive, and inside it in a single XML file (ODF 1.3, part 3, 10.4.4). */
export function odfImages(archive: Archive | null, images: BlockImages | undefined): OdfImages {
  if (images === undefined) return NO_IMAGES;
  const inArchive = picturesAt(archive === null ? undefined : images, (path) => readPicture(archive!, path));
  return (frame) => {
    const image = childrenOf(frame, "draw:image")[0];
    const inside = image === undefined ? undefined : childOf(image, "office:binary-data");
    if (inside !== undefined) return images.add(() => Promise.resolve(Buffer.from(textOf(inside), "base64")));
    return inArchive(image?.attributes.get("xlink:href")?.replace(/^\.\//, ""));
  };
}
