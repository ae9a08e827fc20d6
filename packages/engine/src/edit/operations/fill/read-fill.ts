import { MARK, type Masked, unmask } from "../../grammar/quotes.ts";
import type { ClauseReader } from "../../grammar/clause-reader.ts";
import { withoutScope } from "../../grammar/scope.ts";
import type { Instruction } from "../../instruction.ts";
import { unknownInstruction } from "../unknown/operation.ts";
import type { Fill } from "./instruction.ts";

const TICK =
  /(?<![\p{L}])(tick|check|select the (?:check ?box|box)|mark the box|kreuzen?|ankreuzen|haken?)(?![\p{L}])/iu;
const UNTICK = /(?<![\p{L}])(untick|uncheck|clear|abhaken|deselect|entferne den haken)(?![\p{L}])/iu;
const CHOOSE = /(?<![\p{L}])(?:select|choose|pick|wählen?|auswählen)(?![\p{L}])/iu;
const NOUNS =
  /(?<![\p{L}])(?:the|form|fields?|check ?box(?:es)?|box(?:es)?|option|das|den|die|der|feld(?:er)?|kästchen|formular|aus|an|ein)(?![\p{L}])/giu;
const LACKS =
  'It does not say which field gets which value; write: fill "Name" with "Ada Lovelace", or a list of Name: value.';

/**
 * Reads "fill "Name" with "Ada"", "set Name to Ada", "enter "Ada" in the field Name", "fill in the form: Name: Ada, City: Zürich",
 * "fill in the name Ada Lovelace", "tick "resident"", "choose "Blue" for "Colour"", and a JSON object of names and values.
 */
export const readFill: ClauseReader = ({ text: clause, masked }) => {
  const json = readJson(unmaskQuoted(clause, masked));
  if (json !== null) return json;
  if (UNTICK.test(clause)) return toTicks(clause.replace(UNTICK, " "), masked, false);
  const named = readNamedList(clause, masked);
  if (named !== null) return named;
  const list = readList(clause, masked);
  if (list.length > 0) return list;
  const pairs = readAsPairs(clause, masked);
  if (pairs.length > 0) return pairs;
  const chosen = readChosen(clause, masked);
  if (chosen.length > 0) return chosen;
  const into = readInto(clause, masked);
  const read = into === null ? readWith(clause, masked) : [into];
  if (read !== null) return read;
  if (TICK.test(clause)) return toTicks(clause.replace(TICK, " "), masked, true);
  return readBare(clause, masked) ?? LACKS;
};

function fill(field: string, value: string | boolean): Fill {
  return { kind: "fill", field, value: typeof value === "string" ? toValue(value) : value };
}

function toValue(value: string): string | boolean {
  if (/^(?:true|yes|checked|ticked|ja|angekreuzt)$/iu.test(value)) return /^true$/iu.test(value) ? true : value;
  return /^false$/iu.test(value) ? false : value;
}

function readJson(text: string): Fill[] | null {
  const from = text.indexOf("{");
  const to = text.lastIndexOf("}");
  if (from < 0 || to < from) return null;
  try {
    const values: unknown = JSON.parse(text.slice(from, to + 1));
    if (typeof values !== "object" || values === null) return null;
    return Object.entries(values).map(([field, value]) =>
      fill(field, typeof value === "boolean" ? value : String(value)),
    );
  } catch {
    return null;
  }
}

/** Restores the quotes, which JSON needs. */
function unmaskQuoted(text: string, { quoted }: Masked): string {
  return text.includes("{") ? text.replaceAll(MARK, (_, number) => JSON.stringify(quoted[Number(number)] ?? "")) : "";
}

const ITEM =
  /(?:^|[,;\n]|\sand\s|\sund\s)\s*(?:[-*•]\s*)?((?:\uE000\d+\uE001)|[^,;:=\n\uE000]{1,80}?)\s*[:=]\s*((?:\uE000\d+\uE001)|[^;\n]+?)(?=\s*(?:$|[;\n]|[,]\s*(?:\uE000\d+\uE001|[^,;:=\n]{1,80}?)\s*[:=]|\s(?:and|und)\s+(?:\uE000\d+\uE001|[^,;:=\n]{1,80}?)\s*[:=]))/gu;
const LEAD =
  /^.*?(?:form(?:ular)?|fields?|felder|values?|werte|in|out|following|folgende[snm]?|aus|ein|with|mit|fill|set|enter)\s*[:\n]\s*(?=[^:=]*[:=])/isu;
const VERB =
  /^\s*(?:please\s+|bitte\s+)?(?:fill|fill in|fill out|complete|enter|set|type|fülle|füllen?|trage|setze)(?:\s+(?:in|out))?\s+(?:the\s+|das\s+|den\s+|die\s+)?(?:form\s+|fields?\s+|feld\s+)?(?:with\s+)?/iu;

function readList(clause: string, masked: Masked): Fill[] {
  const body = LEAD.test(clause) ? clause.replace(LEAD, "") : clause.replace(VERB, "");
  return [...body.matchAll(ITEM)].map(([, field = "", value = ""]) =>
    fill(clean(field, masked), unmask(value, masked).replace(/[.,]$/u, "")),
  );
}

/** "…: full name Petra Nyman, e-mail petra@nyman.example": lower-case labels; each value starts at its first capital letter, digit or @. */
const NAMED_ITEM = /^((?:the\s+)?\p{Ll}[\p{Ll}-]*(?:\s\p{Ll}[\p{Ll}-]*){0,4})\s+((?:[\p{Lu}\d+]|\S+@|\uE000).*)$/u;

function readNamedList(clause: string, masked: Masked): Fill[] | null {
  const from = clause.indexOf(":");
  if (from < 0 || /\d:\d/u.test(clause.slice(from - 1, from + 2))) return null;
  const items = clause
    .slice(from + 1)
    .replace(/[\s.]+$/u, "")
    .split(/\s*(?:,\s+(?:and\s+|und\s+)?|;|\s(?:and|und)\s)\s*/u)
    .filter((item) => item.trim() !== "");
  const read = items.map((item) => NAMED_ITEM.exec(item.trim()));
  if (read.length < 2 || read.some((item) => item === null)) return null;
  return read.map((item) => fill(clean(item![1]!, masked), unmask(item![2]!, masked)));
}

/** As in "trage als Ort Graz ein". */
const AS =
  /(?<![\p{L}])(?:trage?n?|setzen?|gib|wähle?)\s+(?:bitte\s+)?(?:als|für|bei)\s+(?:den\s+|die\s+|das\s+)?([\p{L}-]+)\s+(\S.*?)(?:\s+ein)?$/iu;

const INTO =
  /^(?:.*?(?:enter|type|put|write|insert|fill in|fill|select|choose|pick|trage|schreibe?|setze?|gib|wähle?))\s+(.+?)\s+(?:in|into|for|as|to|at|bei|als|für|im|ins|unter|an)\s+(?:the\s+|das\s+|den\s+|die\s+|der\s+|dem\s+)?(?:field\s+|form field\s+|feld\s+|box\s+|list\s+|liste\s+)?(.+?)(?:\s+(?:ein|aus))?$/isu;
const WITH =
  /^(?:.*?(?:fill|complete|set|change|fill in|fill out|fülle?|setze?))\s+(?:in\s+|out\s+)?(?:the\s+|das\s+|den\s+|die\s+)?(?:field\s+|form field\s+|feld\s+)?(.+?)\s+(?:with|to|as|=|mit|auf|als|at(?=\s+[€$£]?\d))\s+(.+?)(?:\s+(?:aus|ein))?$/isu;

/** Verbs that may set any value. The other verbs only fill fields. */
const SETS = /(?<![\p{L}])(?:set|change|setzen?)(?![\p{L}])/iu;

const AS_PAIR = /^(\S.*?)\s+(?:as|under)\s+(?:the\s+|its\s+|my\s+|our\s+)?(?!an?\s)(\S.*)$/iu;

/** Reads "put 1 March as the start date and PO-7 as the purchase order". */
function readAsPairs(clause: string, masked: Masked): Fill[] {
  const body = /^(?:put|enter|write|insert|type|use)\s+(?:in\s+)?(\S.*)$/iu.exec(withoutScope(clause))?.[1];
  if (body === undefined) return [];
  const pairs = body.split(/\s*,?\s+and\s+/iu).map((part) => AS_PAIR.exec(part));
  return pairs.some((pair) => pair === null)
    ? []
    : pairs.map((pair) => fill(clean(pair![2]!, masked), unmask(pair![1]!, masked)));
}

/** "express shipping": the option, and then the kind of option. */
const OPTION = /^(?:the\s+)?(\uE000\d+\uE001|\p{L}+)\s+(?!(?:as|for)\s)(\p{Ll}+)(?:\s+option)?$/u;
const OPTION_FOR = /^(?:the\s+)?(\uE000\d+\uE001|\S.*?)\s+(?:as|for)\s+(?:the\s+)?(\S.*)$/iu;

/** Reads "choose express shipping and Austria as the country". */
function readChosen(clause: string, masked: Masked): Fill[] {
  const body = /^(?:select|choose|pick)\s+(\S.*)$/iu.exec(withoutScope(clause))?.[1];
  const options =
    body?.split(/\s*(?:,\s*(?:and\s+)?|\s+and\s+)/iu).map((part) => OPTION_FOR.exec(part) ?? OPTION.exec(part)) ?? [];
  return options.some((option) => option === null)
    ? []
    : options.map((option) => fill(clean(option![2]!, masked), unmask(option![1]!, masked)));
}

function readInto(clause: string, masked: Masked): Fill | null {
  const as = AS.exec(clause);
  if (as !== null) return fill(clean(as[1]!, masked), withoutArticle(unmask(as[2]!, masked)));
  const isEntering =
    /(?<![\p{L}])(?:enter|type|put|write|insert|trage|schreibe?|gib|eintragen)(?![\p{L}])/iu.test(clause) ||
    CHOOSE.test(clause);
  const match = isEntering ? INTO.exec(clause) : null;
  if (match === null) return null;
  return fill(clean(match[2] ?? "", masked), unmask(match[1] ?? "", masked));
}

/** A date is written without the article that is said with it. */
function withoutArticle(value: string): string {
  return value.replace(/^(?:den|dem|the)\s+(?=\d)/iu, "");
}

/** Splits off the next field or request: "to Ada and the city to Wien". */
function untilNextField(value: string): [value: string, more: string] {
  const next = /\s*,?\s+(?:and|und)\s+(?=(?:the|das|den|die|der)\s|\p{Ll})/u.exec(value);
  return next === null ? [value, ""] : [value.slice(0, next.index), value.slice(next.index + next[0].length)];
}

function readWith(clause: string, masked: Masked): Instruction[] | null {
  const match = WITH.exec(withoutScope(clause));
  if (match === null) return null;
  const [value, more] = untilNextField(match[2] ?? "");
  const filled = fill(clean(match[1] ?? "", masked), withoutArticle(unmask(value, masked).replace(/[.,]$/u, "")));
  const own: Fill = SETS.test(clause) ? { ...filled, setsValue: true } : filled;
  if (more === "") return [own];
  const rest = readWith(`set ${more}`, masked);
  return rest === null ? [own, unknownInstruction(unmask(more, masked), LACKS)] : [own, ...rest];
}

const TICKED =
  /(?<![\p{L}])(?:setzen?|mach(?:e|en)?|put|set|place|bei|beim|at|for|a|einen?|please|bitte|also|auch)(?![\p{L}])/giu;

function toTicks(text: string, masked: Masked, value: boolean): Fill[] | string {
  const rest = text.replaceAll(TICKED, " ");
  const marks = [...rest.matchAll(MARK)].map(([mark]) => unmask(mark, masked));
  const names =
    marks.length > 0 ? marks : rest.split(/\s*(?:,|\sand\s|\sund\s)\s*/iu).map((name) => clean(name, masked));
  const fields = names.filter(Boolean);
  return fields.length === 0 ? LACKS : fields.map((field) => fill(field, value));
}

/** Reads "fill in the name Ada Lovelace": a lower-case label; the value starts at the first capital letter or digit. */
function readBare(clause: string, masked: Masked): Fill[] | null {
  const text = clause.replace(VERB, "").replace(/\s+(?:ein|aus)$/iu, "");
  const quoted = /^(.*?)\s*(\uE000\d+\uE001)\s*(?:(\uE000\d+\uE001)\s*)?$/u.exec(text);
  if (quoted !== null) {
    const [, label = "", first = "", second] = quoted;
    if (second !== undefined) return [fill(unmask(first, masked), unmask(second, masked))];
    return clean(label, masked) === "" ? null : [fill(clean(label, masked), unmask(first, masked))];
  }
  const plain = /^(\p{Ll}[\p{Ll}\s/-]*?)\s+([\p{Lu}\d].*)$/u.exec(text);
  return plain === null ? null : [fill(plain[1]!, plain[2]!.replace(/[.,]$/u, ""))];
}

function clean(text: string, masked: Masked): string {
  const quoted = MARK.exec(text);
  MARK.lastIndex = 0;
  if (quoted !== null) return unmask(quoted[0], masked);
  return unmask(text.replaceAll(NOUNS, " "), masked)
    .replaceAll(/\s+/gu, " ")
    .replace(/[.,:]$/u, "")
    .trim();
}
