/**
 * Reads the ground truth of a page from its HTML: a block for each text, in reading order. It is passed as an expression, as it runs in the
 * browser, where computed styles are known.
 *
 * Cells that are set as several have marked parts: `data-part` is `before` for a part that belongs to the next cell, and `none` for white space;
 * `data-colspan` counts columns without them. `data-item` is an item whose number is set as text, `data-figure` a drawing with the labels around
 * it. A block's type follows its class if that is the class of a `Header`, a `Footer` or a heading level, and its tag otherwise.
 */
export const TRUTH_OF_PAGE = `(() => {
  const tidy = (text) => text.replace(/\\s+/g, " ").trim();
  const blocks = [];
  const isBlock = (element) => getComputedStyle(element).display !== "inline";
  const shown = (element) => tidy(element.innerText ?? element.textContent);
  const put = (type, text, markdown = text) => { if (text !== "") blocks.push({ type, text, markdown }); };
  const tableOf = (element) => {
    const spanOf = (td, name) => td.getAttribute("data-" + name) ?? td.getAttribute(name) ?? "1";
    const cell = (td, before) => {
      const spans = ["colspan", "rowspan"].flatMap((name) => spanOf(td, name) !== "1" ? [" " + name + '="' + spanOf(td, name) + '"'] : []);
      const text = tidy(before + " " + td.innerText).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
      return "<td" + spans.join("") + ">" + text + "</td>";
    };
    const row = (tr) => {
      let before = "";
      let inside = "";
      for (const td of tr.cells) {
        const part = td.getAttribute("data-part");
        if (part === "before") before += td.innerText;
        if (part !== null) continue;
        inside += cell(td, before);
        before = "";
      }
      return "<tr>" + inside + "</tr>";
    };
    return "<table>" + Array.from(element.rows, row).join("") + "</table>";
  };
  const visit = (element) => {
    const level = /(?:^| )h([1-3])(?: |$)/.exec(element.getAttribute("class") ?? "");
    const tag = element.tagName.toLowerCase();
    const marginOf = { head: "Header", foot: "Footer" }[element.getAttribute("data-margin")];
    if (marginOf) return put(marginOf, shown(element));
    if (level) return put("Section Header", shown(element), "# " + shown(element));
    if (tag === "table") return put("Table", tidy(element.innerText), tableOf(element));
    if (tag === "svg") return put("Figure", tidy(Array.from(element.querySelectorAll("text"), (text) => text.textContent).join(" ")));
    if (element.hasAttribute("data-figure")) {
      const texts = Array.from(element.querySelectorAll("text"), (text) => text.textContent);
      return put("Figure", tidy(shown(element) + " " + texts.join(" ")));
    }
    if (tag === "li" || element.hasAttribute("data-item")) return put("List Item", shown(element), "- " + shown(element));
    let inline = "";
    const flush = () => { put("Text", tidy(inline)); inline = ""; };
    for (const child of element.childNodes) {
      if (child.nodeType === 3) inline += child.textContent;
      else if (child.nodeType !== 1) continue;
      else if (child.tagName === "BR") inline += " ";
      else if (isBlock(child) && getComputedStyle(child).float === "none" && getComputedStyle(element).display !== "flex") { flush(); visit(child); }
      else inline += (getComputedStyle(element).display === "flex" ? " " : "") + shown(child);
    }
    flush();
  };
  visit(document.body);
  return JSON.stringify(blocks);
})()`;

/** A block of a page as it was set. */
export interface TrueBlock {
  readonly type: "Header" | "Footer" | "Section Header" | "Table" | "Figure" | "List Item" | "Text";
  readonly text: string;
  readonly markdown: string;
}
