import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { EngineError } from "../../../document/errors.ts";

/** Real pages reach a depth of about 60; the stack of a recursive walk allows some thousands. */
const DEEPEST = 500;

/** Parses a page like a browser. @throws {@link EngineError} `damaged_document` for a page that is nested too deeply */
export function parsePage(text: string): DefaultTreeAdapterTypes.Document {
  const root = parse(text);
  let level: readonly DefaultTreeAdapterTypes.ParentNode[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) {
      const message = `This page nests its elements more than ${DEEPEST} deep; save it as PDF and use that.`;
      throw new EngineError("damaged_document", message);
    }
    level = level.flatMap(({ childNodes }) => childNodes.filter((child) => "childNodes" in child));
  }
  return root;
}
