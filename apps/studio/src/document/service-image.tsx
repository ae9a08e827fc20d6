import { loadImage } from "../service/load-image.ts";
import type { StudioDocument } from "./document.ts";
import { passwordOf } from "./open-document.ts";
import { DrawnImage } from "./page-image.tsx";

interface ServiceImageProps {
  /** Path of one of the contract's page images. */
  readonly path: string;
  readonly document: StudioDocument;
  readonly width: number;
  /** Alternative text. */
  readonly label: string;
}

/** An image of a page that does not belong to the open document. */
export function ServiceImage({ path, document, width, label }: ServiceImageProps) {
  return (
    <DrawnImage
      name={path}
      document={document}
      width={width}
      label={label}
      draw={async (pixels, signal) => await loadImage(`${path}?width=${pixels}`, passwordOf(document), signal)}
    />
  );
}
