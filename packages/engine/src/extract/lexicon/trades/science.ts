/** Papers in journals and conferences, theses and reports. */
export const SCIENCE = {
  abstract: {
    kind: "text",
    en: "abstract|executive summary",
    de: "kurzfassung|zusammenfassung|kurzzusammenfassung",
    fr: "résumé|abrégé",
    es: "resumen",
    it: "sommario|riassunto",
    nl: "samenvatting",
  },
  keywords: {
    kind: "text",
    en: "keywords|key words|index terms|subject headings",
    de: "schlagwörter|schlüsselwörter|stichwörter|stichworte",
    fr: "mots-clés|mots clés",
    es: "palabras clave|descriptores",
    it: "parole chiave",
    nl: "trefwoorden|sleutelwoorden",
  },
} as const;
