/** A sheet of paper at 100 %. */
const PAPER_WIDTH = 794;

/** CSS pixels of letters on a page drawn so wide. */
export function naturalTextSize(type: string, pageWidth: number): number {
  const size = type === "Title" ? 20 : type === "Section Header" ? 16 : 13;
  return (size * pageWidth) / PAPER_WIDTH;
}
