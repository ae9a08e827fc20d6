/** A number, letter or word that headings begin with; the kinds of numbers are separate groups. */
export const NUMBERING: RegExp =
  /^(?:((?:[A-Z]\.)?\d{1,2}(?:\.\d{1,2}){0,4})\.?|([IVX]{1,5})\.|([A-Z])\.|(?:chapter|part|section|appendix|activity|step|unit|lesson|module|annex|experiment|exercise|lab)\s+(?:\d+|[A-Z]|[IVX]+)\b[.:]?)\s*/iu;

/** Titles of headings that are common in every field, whatever their style. */
export const KNOWN_TITLE: RegExp =
  /^(?:\d{1,2}\.?\s+)?(?:abstract|contents|table of contents|introduction|conclusions?|references|bibliography|acknowledge?ments?|appendix|summary|executive summary|glossary|foreword|preface|index)$/i;

/** A number of at least two parts, which text and tables seldom begin with: "3.2 Data". */
export const SECTION_NUMBER: RegExp = /^(?:[A-Z]\.)?\d{1,2}(?:\.\d{1,3}){1,4}\.?\s+(?=\S*\p{L})/u;
