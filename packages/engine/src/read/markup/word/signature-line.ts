import { descendantsOf, type XmlElement } from "../../xml/xml-node.ts";

/** The suggested signer of a signature line: name and title (ECMA-376, part 4, 14.2.2.30); undefined for other drawings. */
export function signerOf(drawing: XmlElement): string | undefined {
  for (const { attributes } of descendantsOf(drawing, "o:signatureline")) {
    const named = ["suggestedsigner", "suggestedsigner2"].map(
      (name) => attributes.get(`o:${name}`) ?? attributes.get(name) ?? "",
    );
    return named.filter((text) => text !== "").join(", ");
  }
  return undefined;
}
