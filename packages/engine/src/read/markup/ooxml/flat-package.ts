import { strToU8, type Zippable, zipSync } from "fflate";
import { declaredPrefixes } from "../../xml/namespaces.ts";
import { childOf, childrenOf, textOf, type XmlElement, type XmlNode } from "../../xml/xml-node.ts";

/** Converts a package in a single XML file ("Word XML Document", Flat OPC) to the equivalent archive. */
export function unflatten(root: XmlElement): Uint8Array {
  const parts: Zippable = {};
  const types: string[] = [];
  for (const { attributes, children } of childrenOf(root, "pkg:part")) {
    const name = attributes.get("pkg:name") ?? "";
    const part = { name, attributes, children };
    const [xml] = childrenOf(childOf(part, "pkg:xmlData") ?? part);
    const binary = childOf(part, "pkg:binaryData");
    if (binary !== undefined) parts[name.slice(1)] = Buffer.from(textOf(binary), "base64");
    else if (xml !== undefined) parts[name.slice(1)] = strToU8(written(xml, declaredPrefixes()));
    types.push(
      `<Override PartName="${escaped(name)}" ContentType="${escaped(attributes.get("pkg:contentType") ?? "")}"/>`,
    );
  }
  const list = `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join("")}</Types>`;
  return zipSync({ "[Content_Types].xml": strToU8(list), ...parts }, { level: 1 });
}

/** Readers use their own prefixes, so the part needs no other namespace declarations. */
function written(node: XmlNode, declared = ""): string {
  if (typeof node === "string") return escaped(node);
  const attributes = [...node.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  return `<${node.name}${declared}${attributes}>${node.children.map((child) => written(child)).join("")}</${node.name}>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
