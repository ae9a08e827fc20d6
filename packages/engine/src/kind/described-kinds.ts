/** The meaning of a caller's section description: the kinds that it names, and whether it takes everything else. */
import type { Kind } from "./kind-names.ts";
import { foldText, type NamedKind, namesIn } from "./named-kinds.ts";

export interface Described {
  /** Kinds with a known form, with how much the description is about each, from 0 to 1. */
  readonly kinds: ReadonlyMap<Kind, number>;
  /** Ids of the concepts that the description names, with the same measure. */
  readonly concepts: ReadonlyMap<string, number>;
  /** Ids of the concepts that the description excludes. */
  readonly excluded: readonly string[];
  /** True for “everything else”. */
  readonly isRest: boolean;
}

/** Weights of the kind that the description names first, and of one that it mentions later, if the title names none. */
const FIRST = 0.9;
const LATER = 0.4;
/** If the title names a kind, it is meant; other kinds in the description are its parts, or resemble it. */
const BESIDE_TITLE = 0.4;

/** The form of its kind is weaker evidence for a narrower concept, such as that of an invoice for an electricity bill. */
const BY_PARENT = 0.8;

export function describedKinds(title: string, description = ""): Described {
  if (isRest(title) || isRest(description)) {
    const [, ...denied] = `${foldText(title)} . ${foldText(description)}`.split(DENIAL);
    const excluded = new Set(namesIn(denied.join(" . ")).map(({ concept }) => concept));
    return { kinds: new Map(), concepts: new Map(), excluded: [...excluded], isRest: true };
  }
  const negation = NEGATION.exec(foldText(description));
  const positive = negation === null ? description : description.slice(0, negation.index);
  const kinds = new Map<Kind, number>();
  const concepts = new Map<string, number>();
  const add = ({ concept, kind }: NamedKind, share: number): void => {
    concepts.set(concept, Math.max(concepts.get(concept) ?? 0, share));
    if (kind !== undefined) kinds.set(kind, Math.max(kinds.get(kind) ?? 0, kind === concept ? share : share * BY_PARENT)); // prettier-ignore
  };
  for (const named of namesIn(title)) add(named, 1);
  const byTitle = concepts.size > 0 ? BESIDE_TITLE : 1;
  const [first = "", ...later] = positive.split(/[:;.(]|\b(?:with|mit|avec|con|met)\b/u);
  for (const named of namesIn(first)) add(named, FIRST * byTitle);
  for (const named of namesIn(later.join(" . "))) add(named, LATER * byTitle);
  return { kinds, concepts, excluded: [], isRest: false };
}

/** “…, not their attachments”: kinds after such a word are excluded. */
const NEGATION = /\b(?:not|no|without|except|but no|nicht|kein\w*|ohne|au(?:ss|s)er|sans|sauf|pas de|sin|excepto|salvo|senza|eccetto|zonder|behalve|geen)\b/u; // prettier-ignore

const DENIAL = /\b(?:not|no|neither|nor|other than|apart from|besides|except|nicht|kein\w*|weder|noch|ausser|aucun|ni|pas|sauf|ningun|salvo|excepto|non|ne|ne|geen|niet|noch|behalve)\b/u; // prettier-ignore

const THINGS =
  "(?: (?:documents?|pages?|papers?|files?|things?|items?|stuff|material|dokumente?n?|unterlagen|seiten|papiere|schriftstucke|pieces?|documentos?|paginas?|papeles|documenti|pagine|carte|documenten|pagina's|stukken))?";
const OTHER =
  "(?:(?:the |all |any |le |la |les |el |il |de |het |das |die |der |alle |tous les |toutes les |todos los |tutti gli )*(?:rest|remainder|remaining|others?|miscellaneous|misc|unknown|unclassified|uncategori[sz]ed|unsorted|leftovers?|sonstiges?|sonstigen?|andere[sn]?|ubrige[sn]?|restliche[sn]?|weitere[sn]?|verschiedenes|unbekannt|autres?|reste|divers|otros?|otras|resto|demas|varios|altr[oiae]|varie|overige?n?|ander[es]?|diversen))";
const WHOLE = new RegExp(`^${OTHER}${THINGS}$`, "u");
const EVERYTHING_ELSE =
  /\b(?:(?:everything|anything|all|something) else|all that (?:is left|remains)|whatever (?:is left|remains|else)|none of (?:the|these|those)|not (?:listed|covered|described|mentioned|named|matched)|any ?(?:thing|page|document)s? (?:that|which) (?:is|are|does|do|fits?|match\w*|belongs?) (?:not|no)\b|(?:everything|anything|pages?|documents?|all|whatever) (?:that |which |that's )?(?:is not|are not|isn't|aren't|does not|do not|doesn't|don't|fits? no|match(?:es)? no|belongs? to no)|neither [^.]{1,60} nor|the rest\b|all (?:other|remaining)|alles (?:andere|ubrige|sonstige|weitere)|alles,? was (?:nicht|kein\w*|ubrig)|der rest|(?:alle )?(?:ubrigen|restlichen|anderen) (?:seiten|dokumente|unterlagen)|keine[rs]? der|weder |tout le reste|le reste|tout ce qui n|tous les autres|toutes les autres|aucune? (?:des|de ces)|todo lo demas|lo demas|todo lo que no|el resto|ningun[oa] de|tutto (?:il resto|cio che non|quello che non|cio che resta)|il resto|nessun[oa] de|al het (?:andere|overige)|de rest|alles wat (?:geen|niet|overblijft)|al(?:le|les) (?:andere|overige)|geen van)/u;

function isRest(said: string): boolean {
  const text = foldText(said).replaceAll(/[^\p{L}\d'.,]+/gu, " ").replaceAll(/[.,]+(?= |$)/gu, "").trim(); // prettier-ignore
  return text !== "" && (WHOLE.test(text) || EVERYTHING_ELSE.test(text));
}
