/**
 * Names of the people and firms that have a role in a document: defined as in contracts (`Ada Byron ("Tenant")`), given by labels (`Tenant: Ada
 * Byron`), or next to their role (`my patient Ada Byron`).
 */
const QUOTE = "[\"“”„«»‘’']";
const DEFINITION = new RegExp(
  `\\(([^()]{0,80}?)${QUOTE}\\s*(?:the\\s+|der\\s+|die\\s+)?([\\p{L}][\\p{L} -]{1,40}?)\\s*${QUOTE}([^()]{0,40})\\)`,
  "gu",
);
/** Maximum distance in chars from the start of a name to its definition. */
const MAX_LEAD_CHARS = 400;
const BEGINS = /(?:\b(?:between|among|zwischen)\b|\))\s*:?/giu;
const JOINT = /jointly|collectively|together|gemeinsam|zusammen/iu;
const TITLES =
  /^(?:(?:,|and|und|sowie|as well as|the company|die firma|der firma|mrs?\.?|ms\.?|miss|dr\.?|prof\.?|frau|herrn?|familie|eheleute|the|die|der|den|dem|\(?\d\)|[ivx]+\.|:)\s*)+/iu;
const LED_TO = /^(?:\p{Ll}+\s+){0,6}(?:with|to|by|from|mit|an|von|durch)\s+(?=\p{Lu})/u;
const LEGAL_FORM =
  /^,?\s*(?:inc|llc|llp|ltd|limited|plc|corp(?:oration)?|co|company|gmbh|ag|kg|se|ohg|ug|e\.?\s?v|s\.?a|b\.?v|n\.?v|as|ab|oy)\b\.?/iu;
const NAME =
  /^\p{Lu}[\p{L}\p{M}.'’&-]*(?:\s(?:\p{Lu}[\p{L}\p{M}.'’&-]*|&|and|und|of|van|von|der|den|de|del|di|da|la|le|bin|ibn|zu))*$/u;
const MAX_NAME_WORDS = 8;

/**
 * @param role - null for all roles that the document defines
 * @returns each name once; empty if the document names none
 */
export function findPartyNames(text: string, role: string | null): string[] {
  const defined = Array.from(text.matchAll(DEFINITION)).flatMap((match) =>
    role === null || isRole(match[2]!, role) ? namesBefore(text, match) : [],
  );
  if (defined.length > 0 || role === null) return [...new Set(defined)];
  const labelled = Array.from(text.matchAll(LABELLED)).flatMap(([, label = "", value = ""]) =>
    isRole(label, role) ? toNames(value, false) : [],
  );
  if (labelled.length > 0) return [...new Set(labelled)];
  const named = Array.from(text.matchAll(NAMED_ROLE)).flatMap(([, own = "", name = ""]) =>
    isRole(own, role) ? [name] : [],
  );
  return [...new Set(named)];
}

/** All roles that the document defines or gives by labels. */
export function partiesOf(text: string): { readonly role: string; readonly names: readonly string[] }[] {
  const defined = Array.from(text.matchAll(DEFINITION), (match) => ({
    role: match[2]!,
    names: namesBefore(text, match),
  }));
  const labelled = Array.from(text.matchAll(LABELLED), ([, role = "", value = ""]) => ({
    role,
    names: toNames(value, false),
  }));
  const own = new Set(defined.map(({ role }) => stemOfRole(role)));
  return [...defined, ...labelled.filter(({ role }) => !own.has(stemOfRole(role)))].filter(
    ({ names }) => names.length > 0,
  );
}

const LABELLED =
  /(?:^|[\n\t]|\s{2,})([\p{L}][\p{L} -]{1,30}?)\s*:\s*([^\n\t:]{2,80}?)(?=[\n\t]|\s{3,}|\s+[\p{L}]+:|$)/gu;
const NAMED_ROLE =
  /(?<![\p{L}])([\p{Ll}\p{Lu}]\p{Ll}{2,20})\s+((?:\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*|\p{Lu}\.)(?:\s(?:\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*|\p{Lu}\.))*\s\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*)/gu;

function namesBefore(text: string, definition: RegExpExecArray): string[] {
  const lead = text.slice(Math.max(0, definition.index - MAX_LEAD_CHARS), definition.index).replaceAll(/\s+/gu, " ");
  const begins = Array.from(lead.matchAll(BEGINS)).at(-1);
  const segment =
    begins === undefined ? (lead.split(/(?<=[.;:])\s/u).at(-1) ?? "") : lead.slice(begins.index + begins[0].length);
  return toNames(segment, JOINT.test(`${definition[1]} ${definition[3]}`));
}

function toNames(segment: string, isJoint: boolean): string[] {
  // What the others do with the party comes first: "agrees with Ms Ada Byron and Mr Carl Weiss".
  const text = segment.trim().replace(TITLES, "").replace(LED_TO, "").replace(TITLES, "");
  const parts = isJoint ? text.split(/\s*,\s*|\s(?:and|und)\s/u) : twoPersons(headOf(text));
  const names = parts.map((part) => part.trim().replace(TITLES, "")).filter(isName);
  if (names.length > 0 || isJoint) return names;
  // The rest of the previous party comes first: "…, 4 Weir Road, Kelso TD5 7AX, and Odile Brandt".
  const last = (text.split(/,?\s(?:and|und|sowie)\s/u).at(-1) ?? "").trim().replace(TITLES, "");
  return [last].filter(isName);
}

/** The text up to the first comma, not counting one before a legal form. */
function headOf(text: string): string {
  const comma = text.indexOf(",");
  if (comma < 0) return text.trim();
  const form = LEGAL_FORM.exec(text.slice(comma))?.[0];
  return text.slice(0, comma + (form?.length ?? 0)).trim();
}

/** "Ada Byron and Carl Weiss" are two persons; "Weiss and Sons Ltd" is one firm. */
function twoPersons(head: string): string[] {
  const parts = head.split(/\s(?:and|und)\s/u).map((part) => part.replace(TITLES, ""));
  const arePersons = parts.every(
    (part) => /^\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}.-]*){1,3}$/u.test(part) && !hasLegalForm(part),
  );
  return arePersons ? parts : [head];
}

export function hasLegalForm(name: string): boolean {
  return LEGAL_FORM.test(`, ${name.split(" ").at(-1) ?? ""}`);
}

function isName(text: string): boolean {
  return text.length > 2 && text.split(" ").length <= MAX_NAME_WORDS && NAME.test(text.replaceAll(/,\s/gu, " "));
}

function isRole(own: string, wanted: string): boolean {
  return stemOfRole(own) === stemOfRole(wanted);
}

/** The role without the endings of plurals, genitives and German feminines. */
export function stemOfRole(role: string): string {
  return role
    .trim()
    .toLowerCase()
    .replace(/^(?:your|our|my|the|ihre?n?|unsere?n?|der|die)\s+/u, "")
    .replace(/(?:innen|in|es|s|en|n|e)$/u, "");
}
