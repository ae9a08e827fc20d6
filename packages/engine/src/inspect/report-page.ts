import { drawLayer, escapeXml, STYLE } from "./draw-layer.ts";
import type { InspectedPage } from "./record-pages.ts";
import type { LayerName } from "./stage.ts";

/** Layers shown by default. */
const SHOWN_FIRST: ReadonlySet<LayerName> = new Set(["blocks", "found"]);

/** The head of a report, up to its first page. */
export function reportHead(name: string, layers: readonly LayerName[]): string {
  const shown = layers.filter((layer) => SHOWN_FIRST.has(layer));
  const toggles = layers.map((layer) => {
    const checked = shown.includes(layer) ? " checked" : "";
    return `<label><input type="checkbox" value="${layer}"${checked}> ${layer}</label>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeXml(name)}</title>
<style>
body{margin:0;font:14px system-ui,sans-serif;background:#ddd}
header{position:sticky;top:0;z-index:2;display:flex;gap:1em;flex-wrap:wrap;padding:.6em 1em;background:#fff;border-bottom:1px solid #999}
section{position:relative;margin:1em auto;background:#fff;box-shadow:0 1px 6px #0006}
section img,section svg{position:absolute;inset:0;width:100%;height:100%}
#detail{position:fixed;z-index:3;display:none;max-width:44em;padding:.4em .7em;background:#222e;color:#fff;pointer-events:none;white-space:pre-line;overflow-wrap:anywhere}
.layer{display:none}.layer rect{pointer-events:all}.layer text,.layer path{pointer-events:none}
${layers.map((layer) => `.show-${layer} .layer.${layer}{display:inline}`).join("\n")}
${STYLE}
</style></head><body class="${shown.map((layer) => `show-${layer}`).join(" ")}">
<header><strong>${escapeXml(name)}</strong>${toggles.join("")}</header>
`;
}

/** The section of a page: its layers over its image. */
export function reportSection(page: InspectedPage, plain: Uint8Array): string {
  const { width, height } = page;
  // Larger boxes are drawn first, so that the pointer reaches the smaller ones.
  const layers = [...page.layers.keys()].reverse().map((stage) => drawLayer(stage, page));
  return (
    `<section id="p${page.number}" style="width:min(96vw,${width * 1.5}px);aspect-ratio:${width}/${height}">` +
    `<img alt="page ${page.number}" src="data:image/png;base64,${Buffer.from(plain).toString("base64")}">` +
    `<svg viewBox="0 0 ${width} ${height}">${layers.join("")}</svg></section>\n`
  );
}

/** Script for the toggles, and for details of the marks under the pointer in all visible stages. */
export const reportTail: string = `<div id="detail"></div><script>
const detail = document.getElementById("detail");
document.querySelector("header").addEventListener("change", ({ target }) =>
  document.body.classList.toggle("show-" + target.value, target.checked));
document.addEventListener("pointermove", ({ clientX, clientY }) => {
  const found = document.elementsFromPoint(clientX, clientY).map((element) => element.dataset.detail).filter(Boolean);
  detail.style.display = found.length === 0 ? "none" : "block";
  detail.textContent = found.map((text) => text.length > 500 ? text.slice(0, 500) + "…" : text).join("\\n\\n");
  detail.style.left = Math.min(clientX + 14, innerWidth - detail.offsetWidth - 8) + "px";
  detail.style.top = Math.min(clientY + 14, innerHeight - detail.offsetHeight - 8) + "px";
});
</script></body></html>
`;
