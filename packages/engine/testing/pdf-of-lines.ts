/** A PDF page written line by line, for tests that no fixture covers alone. */

export interface DrawnLine {
  readonly text: string;
  readonly left: number;
  /** Distance of the baseline from the top of the page. */
  readonly top: number;
  /** @defaultValue 10 */
  readonly size?: number;
  /** @defaultValue `Times-Roman` */
  readonly font?: StandardFont;
  /** Grey level, from 0 (black) to 1 (white). @defaultValue 0 */
  readonly grey?: number;
  /** Written downwards in Courier, each char placed separately, as browsers write text rotated by a style sheet. */
  readonly turned?: true;
}

type StandardFont = (typeof FONTS)[number];

/** The standard fonts, which every reader has (ISO 32000-2, 9.6.2.2). */
const FONTS = ["Times-Roman", "Times-Bold", "Times-Italic", "Helvetica", "Helvetica-Bold", "Courier"] as const;

const A4 = { width: 595, height: 842 };

interface Rule {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom?: number;
}

/** Writes a page (default: A4) with the given lines and rules, both in points from its top left. */
export function pdfOfLines(
  lines: readonly DrawnLine[],
  rules: readonly Rule[] = [],
  size: { readonly width: number; readonly height: number } = A4,
): Uint8Array {
  return pdfOfContents([contentOf(lines, rules, size.height)], size);
}

/** Writes A4 pages. */
export function pdfOfPages(pages: readonly (readonly DrawnLine[])[]): Uint8Array {
  return pdfOfContents(
    pages.map((lines) => contentOf(lines, [], A4.height)),
    A4,
  );
}

function contentOf(lines: readonly DrawnLine[], rules: readonly Rule[], height: number): string {
  const text = lines.map((line) => {
    if (line.turned) return turnedChars(line, height);
    const font = FONTS.indexOf(line.font ?? "Times-Roman");
    const escaped = line.text.replace(/[\\()]/g, String.raw`\$&`);
    return `${line.grey ?? 0} g BT /F${font} ${line.size ?? 10} Tf ${line.left} ${height - line.top} Td (${escaped}) Tj ET`;
  });
  const strokes = rules.map(
    ({ left, right, top, bottom = top }) => `0.5 w ${left} ${height - top} m ${right} ${height - bottom} l S`,
  );
  return [...text, ...strokes].join("\n");
}

function pdfOfContents(
  contents: readonly string[],
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const fonts = FONTS.map((name, index) => `/F${index} << /Type /Font /Subtype /Type1 /BaseFont /${name} >>`);
  const kids = contents.map((_, at) => `${2 * at + 3} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${2 * at + 4} 0 R /Resources << /Font << ${fonts.join(" ")} >> >> >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  const parts = ["%PDF-1.4\n"];
  const offsets = objects.map((object, index) => {
    const offset = parts.join("").length;
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`);
    return offset;
  });
  const body = parts.join("");
  const entries = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  return new TextEncoder().encode(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join("")}` +
      `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

function turnedChars({ text, left, top, size = 10 }: DrawnLine, height: number): string {
  const font = FONTS.indexOf("Courier");
  return Array.from(text)
    .map((char, at) => {
      const y = height - top - 0.6 * size * at;
      return char === " " ? "" : `0 g BT /F${font} ${size} Tf 0 -1 1 0 ${left} ${y} Tm (${char}) Tj ET`;
    })
    .join("\n");
}

const PROSE = [
  "The keeper writes down the level of the river every morning, and every",
  "evening the tables go to the office, where two clerks compare them with",
  "those of the year before and draw a line under what does not agree.",
];

/** Three lines of prose below each other; the first baseline is at `top`. */
export function proseAt(left: number, top: number, size = 10): DrawnLine[] {
  return PROSE.map((text, index) => ({ text, left, top: top + index * 1.2 * size, size }));
}
