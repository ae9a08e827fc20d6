import type { InspectedPage } from "./record-pages.ts";
import type { Mark } from "./mark.ts";
import type { LayerName } from "./stage.ts";

/** Stages whose marks have an order worth drawing, as a line from each to the next. */
const ORDERED: Readonly<Partial<Record<LayerName, string>>> = { regions: "region", drafts: "", blocks: "" };
/** Points; a label is just above its box, or inside it at the edge of the page. */
const LABEL_SIZE = 7;

/** The marks of one stage as an SVG group, in points of the page as displayed. */
export function drawLayer(stage: LayerName, page: InspectedPage): string {
  const marks = page.layers.get(stage) ?? [];
  const boxes = marks.map((mark) => drawBox(mark)).join("");
  return `<g class="layer ${stage}">${boxes}${drawOrder(stage, marks)}${marks.map((mark) => drawLabel(mark, page.width)).join("")}</g>`;
}

/** Escapes text for markup, without the control and lone surrogate chars that XML forbids. */
export function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // oxlint-disable-next-line no-control-regex -- XML 1.0, 2.2: control chars may not even be escaped
      .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g, "\ufffd")
      .replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
  );
}

/** Styles of every stage and kind; the same in images and in the report of all stages. */
export const STYLE: string = `
.layer rect{fill:none;stroke-width:.6;vector-effect:none}
.layer text{font:bold ${LABEL_SIZE}px "DejaVu Sans",Arial,Helvetica,sans-serif;paint-order:stroke;stroke:#fff;stroke-width:2px}
.layer path{fill:none;stroke-width:.7;stroke-dasharray:3 2;opacity:.7}
.chars rect{stroke:#888;stroke-width:.3}.chars .generated{stroke:#f0f}.chars .unmapped{stroke:#f00;stroke-width:.8}
.words rect{stroke:#07c}.words .turned{stroke:#e80}
.edges rect{stroke:#d00;stroke-width:1.2}.edges .vertical{stroke:#06d}.edges .fill{stroke:#a70;stroke-width:.4;fill:#fa0;fill-opacity:.15}
.regions rect{stroke:#bbb;stroke-width:.4}.regions .region{stroke:#a0a;stroke-width:1.2}.regions text{fill:#a0a}.regions path{stroke:#a0a}
.lines rect{stroke:#090}
.cells rect{stroke:#06c;fill:#06c;fill-opacity:.06}.cells .header{stroke:#d60;fill:#f80;fill-opacity:.15}.cells text{fill:#06c;font-size:5px}
.drafts rect{stroke:#070}.drafts .table{stroke:#06c}.drafts .figure{stroke:#a0a}.drafts .turned{stroke:#e80}.drafts .point{stroke:#e50}.drafts text{fill:#070}.drafts path{stroke:#070}
.blocks rect{stroke:#555;stroke-width:.9}.blocks text{fill:#333}.blocks path{stroke:#555}
.blocks .title,.blocks .section-header{stroke:#d00;fill:#d00;fill-opacity:.08}.blocks .text{stroke:#070}.blocks .list-item{stroke:#a60;fill:#a60;fill-opacity:.06}
.blocks .table{stroke:#06c;fill:#06c;fill-opacity:.06}.blocks .figure{stroke:#a0a;fill:#a0a;fill-opacity:.06}
.blocks .header,.blocks .footer,.blocks .page-number{stroke:#888;fill:#888;fill-opacity:.15}.blocks .key-value{stroke:#0aa}.blocks .signature{stroke:#e0e}
.found rect{stroke-width:1.2}.found .high,.found .done{stroke:#080;fill:#0a0;fill-opacity:.12}.found .low{stroke:#d60;fill:#f80;fill-opacity:.12}
.found .undone{stroke:#d00;fill:#d00;fill-opacity:.12}.found text{fill:#333;font-size:6px}
`.trim();

function drawBox({ kind, left, top, right, bottom, detail }: Mark): string {
  const size = `x="${points(left)}" y="${points(top)}" width="${points(right - left)}" height="${points(bottom - top)}"`;
  return `<rect class="${kind}" ${size} data-detail="${escapeXml(detail)}"/>`;
}

function drawLabel({ left, right, top, label }: Mark, pageWidth: number): string {
  if (label === "") return "";
  const y = top - 1.5 < LABEL_SIZE ? top + LABEL_SIZE : top - 1.5;
  // Wide letters are 0.7 of the label's size: a label that would cross the page's edge is aligned to the end of its box.
  const overruns = left + 0.7 * LABEL_SIZE * label.length > pageWidth;
  const place = overruns ? `x="${points(right)}" text-anchor="end"` : `x="${points(left)}"`;
  return `<text ${place} y="${points(y)}">${escapeXml(label)}</text>`;
}

/** The reading order, as a line through the centres of the boxes. */
function drawOrder(stage: LayerName, marks: readonly Mark[]): string {
  const kind = ORDERED[stage];
  if (kind === undefined) return "";
  const ordered = kind === "" ? marks : marks.filter((mark) => mark.kind === kind);
  if (ordered.length < 2) return "";
  const at = (mark: Mark): string => `${points((mark.left + mark.right) / 2)} ${points((mark.top + mark.bottom) / 2)}`;
  return `<path d="M${ordered.map(at).join("L")}"/>`;
}

function points(value: number): string {
  return Number.isFinite(value) ? String(Math.round(value * 100) / 100) : "0";
}
