import type { DefaultTreeAdapterTypes } from "parse5";
import { attribute } from "./selector.ts";

type Element = DefaultTreeAdapterTypes.Element;

/** `language-js` (HTML Standard, 4.5.15), `lang-js`, GitHub's `highlight-source-js`, `brush: js`. */
const NAMED = /(?:^|\s)(?:language-|lang-|highlight-source-|brush:\s*)([\w+#.-]+)/i;
/** Pandoc's `sourceCode python`. */
const SOURCE = /^\s*sourceCode\s+([\w+#.-]+)\s*$/;

/** The language of a code block, from the element itself, an inner element or an outer one. */
export function codeLanguage(element: Element): string | undefined {
  const inner = element.childNodes.filter((child): child is Element => "tagName" in child && child.tagName === "code");
  const outer = element.parentNode;
  const around = outer !== null && "tagName" in outer && outer.tagName === "div" ? [outer] : [];
  for (const one of [...inner, element, ...around]) {
    const names = attribute(one, "class") ?? "";
    const name = (NAMED.exec(names) ?? SOURCE.exec(names))?.[1];
    if (name !== undefined && !/^(?:none|plain|plaintext|text)$/i.test(name)) return name.toLowerCase();
  }
  return undefined;
}
