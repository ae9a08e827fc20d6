/** The text of an SVG file. */
export type Drawing = string;

/** White background, so that the text is readable on a dark page too. */
const STYLE = `text{font:13px system-ui,sans-serif;fill:#24292f}.title{font-weight:600}.value,.axis{fill:#57606a}
.axis{font-size:11px}.ours{fill:#1f6feb}.theirs{fill:#b6bec9}.whisker{stroke:#24292f;fill:none}
.mark{stroke:#1f6feb;stroke-dasharray:3 3}.grid{stroke:#e5e8ec}.limit{stroke:#cf222e;stroke-dasharray:5 4}`;

/** Wraps drawn elements into an SVG file, with a title for screen readers. */
export function svg(width: number, height: number, title: string, content: string): Drawing {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escapeXml(title)}</title>
<style>${STYLE}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text x="12" y="24" class="title">${escapeXml(title)}</text>
${content}
</svg>
`;
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
