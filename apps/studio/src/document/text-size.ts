/** Width of a sheet of paper at 100 %. */
const PAPER_WIDTH = 794;

/** Font size in CSS pixels on a page of this width. */
export function naturalTextSize(type: string, pageWidth: number): number {
  const size = type === "Title" ? 20 : type === "Section Header" ? 16 : 13;
  return (size * pageWidth) / PAPER_WIDTH;
}
