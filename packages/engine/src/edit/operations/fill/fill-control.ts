/** Fills content controls of Word files (ISO/IEC 29500-1, 17.5.2): texts, check boxes, lists and dates, by title or tag. */
import {
  attributeOf,
  childNamed,
  descendantsOf,
  isElement,
  readXmlTree,
  writeXmlTree,
  type XmlElement,
  type XmlNode,
} from "../../office/xml-tree.ts";
import { encodeXml } from "../../office/xml-texts.ts";
import { decode } from "../../office/spreadsheet/workbook.ts";
import { plain } from "./find-field.ts";

/** Result of filling the controls of a part. */
export interface FilledControls {
  readonly xml: string;
  readonly count: number;
  readonly before: readonly string[];
  /** Why a control with that name was not filled. */
  readonly refused?: string;
}

export function fillControls(xml: string, name: string, value: string | boolean): FilledControls {
  if (!xml.includes("<w:sdt>")) return { xml, count: 0, before: [] };
  const root = readXmlTree(xml);
  const before: string[] = [];
  let count = 0;
  for (const control of descendantsOf(root)) {
    const properties = control.name === "w:sdt" ? childNamed(control, "w:sdtPr") : undefined;
    const content = childNamed(control, "w:sdtContent");
    if (properties === undefined || content === undefined || !isNamed(properties, name)) continue;
    const lock = childNamed(properties, "w:lock");
    if (lock !== undefined && /content/iu.test(attributeOf(lock, "w:val") ?? "")) {
      return { xml, count: 0, before: [], refused: "The control is locked against changes." };
    }
    before.push(textOf(content));
    const refused = fill(properties, content, value);
    if (refused !== null) return { xml, count: 0, before: [], refused };
    count++;
  }
  return { xml: count === 0 ? xml : writeXmlTree(root), count, before };
}

function isNamed(properties: XmlElement, name: string): boolean {
  return ["w:alias", "w:tag"].some((kind) => {
    const element = childNamed(properties, kind);
    return element !== undefined && plain(decode(attributeOf(element, "w:val") ?? "")) === plain(name);
  });
}

function fill(properties: XmlElement, content: XmlElement, value: string | boolean): string | null {
  const box = childNamed(properties, "w14:checkbox");
  if (box !== undefined) return check(box, content, value);
  const text = typeof value === "boolean" ? (value ? "☒" : "☐") : value;
  const list = childNamed(properties, "w:dropDownList") ?? childNamed(properties, "w:comboBox");
  let shown = text;
  if (list !== undefined) {
    const items = list.children.filter((node): node is XmlElement => isElement(node, "w:listItem"));
    const labels = items.map((item) =>
      decode(attributeOf(item, "w:displayText") ?? attributeOf(item, "w:value") ?? ""),
    );
    const chosen = labels.find((label) => plain(label) === plain(text));
    if (chosen === undefined && list.name === "w:dropDownList") {
      return `The list knows ${labels.slice(0, 20).join(", ")}.`;
    }
    shown = chosen ?? text;
  }
  // The text is no longer a placeholder, and no longer comes from the file's data.
  const dropped: ReadonlySet<string> = new Set(["w:showingPlcHdr", "w:dataBinding", "w15:dataBinding"]);
  properties.children = properties.children.filter((node) => !isElement(node) || !dropped.has(node.name));
  const date = childNamed(properties, "w:date");
  if (date !== undefined) date.tag = date.tag.replace(/\sw:fullDate="[^"]*"/u, "");
  setText(content, shown);
  return null;
}

function check(box: XmlElement, content: XmlElement, value: string | boolean): string | null {
  const isOn =
    value === true || (typeof value === "string" && /^(?:yes|true|on|x|1|checked|ticked|ja|an|wahr)$/iu.test(value));
  const isOff =
    value === false || (typeof value === "string" && /^(?:no|false|off|0|unchecked|nein|aus|falsch|)$/iu.test(value));
  if (!isOn && !isOff) return "A check box takes yes and no.";
  const state = childNamed(box, "w14:checked");
  const tag = `<w14:checked w14:val="${isOn ? 1 : 0}"/>`;
  if (state === undefined) box.children.unshift({ name: "w14:checked", tag, children: [] });
  else state.tag = tag;
  const sign = childNamed(box, isOn ? "w14:checkedState" : "w14:uncheckedState");
  const code = Number.parseInt(sign === undefined ? "" : (attributeOf(sign, "w14:val") ?? ""), 16);
  setText(content, Number.isNaN(code) ? (isOn ? "☒" : "☐") : String.fromCodePoint(code));
  return null;
}

/** The first run keeps its style and gets the text; all other runs are removed. */
function setText(content: XmlElement, text: string): void {
  const lines = text
    .split(/\r?\n/u)
    .map((line): XmlElement => ({ name: "w:t", tag: '<w:t xml:space="preserve">', children: [encodeXml(line)] }));
  const inside = lines.flatMap((line, index): XmlNode[] =>
    index === 0 ? [line] : [{ name: "w:br", tag: "<w:br/>", children: [] }, line],
  );
  const run = [...descendantsOf(content)].find(({ name }) => name === "w:r");
  const look = run === undefined ? undefined : childNamed(run, "w:rPr");
  if (look !== undefined) {
    look.children = look.children.filter((node) => !(isElement(node, "w:rStyle") && /placeholder/iu.test(node.tag)));
  }
  const written: XmlElement = {
    name: "w:r",
    tag: "<w:r>",
    children: [...(look === undefined ? [] : [look]), ...inside],
  };
  const paragraph = [...descendantsOf(content)].find(({ name }) => name === "w:p");
  const cell = childNamed(content, "w:tc");
  if (paragraph === undefined) content.children = [written];
  else {
    const properties = childNamed(paragraph, "w:pPr");
    paragraph.children = [...(properties === undefined ? [] : [properties]), written];
    if (cell === undefined) content.children = [paragraph];
    else cell.children = [...cell.children.filter((node) => isElement(node, "w:tcPr")), paragraph];
  }
}

function textOf(element: XmlElement): string {
  return [...descendantsOf(element)]
    .flatMap(({ name, children }) => (name === "w:t" ? children.filter((child) => typeof child === "string") : []))
    .map(decode)
    .join("");
}
