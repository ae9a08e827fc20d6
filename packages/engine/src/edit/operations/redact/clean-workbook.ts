/**
 * Cleans the parts of a workbook that contain words besides its cells: names of sheets and ranges, which formulas use; values that were read from
 * other workbooks; and the caches of pivot tables.
 */
import { strFromU8, strToU8 } from "fflate";
import { escapePattern } from "../../grammar/words.ts";
import { dropParts, relationsOf, relationsPath } from "../../office/drop-parts.ts";
import type { Parts } from "../../office/office-editing.ts";
import { decode } from "../../office/spreadsheet/workbook.ts";
import { encodeXml } from "../../office/xml-texts.ts";
import type { SecretSearch } from "../../redact/secret-search.ts";

const WORKBOOK = "xl/workbook.xml";
const WITH_FORMULAS = /^xl\/(?:workbook|worksheets\/[^/]+|charts\/[^/]+|tables\/[^/]+|pivotCache\/[^/]+)\.xml$/u;
const FORMULA = /(<(?:f|c:f|formula|formula1|formula2|definedName|calculatedColumnFormula)\b[^>]*>)([^<]+)(?=<\/)/gu;

/** @returns the number of names, links and caches that were changed */
export function cleanWorkbook(parts: Parts, search: SecretSearch): number {
  if (!parts.has(WORKBOOK)) return 0;
  return (
    renameSheets(parts, search) +
    renameRanges(parts, search) +
    dropExternalLinks(parts, search) +
    refreshPivots(parts, search)
  );
}

function renameSheets(parts: Parts, search: SecretSearch): number {
  let count = 0;
  patch(parts, WORKBOOK, (xml) =>
    xml.replaceAll(
      /(<(?:\w+:)?sheet\b[^>]*?\sname=")([^"]*)(")/gu,
      (whole, before: string, name: string, after: string) => {
        const old = decode(name);
        if (!search.isInText(old)) return whole;
        const fresh = `Redacted ${++count}`;
        renameInFormulas(parts, (formula) => replaceSheet(formula, old, fresh));
        for (const part of parts.keys()) patchAttributes(part, parts, old, fresh);
        return `${before}${fresh}${after}`;
      },
    ),
  );
  return count;
}

/** Links inside the file and sources of pivot tables contain names of sheets too. */
function patchAttributes(part: string, parts: Parts, old: string, fresh: string): void {
  if (!/^xl\/(?:worksheets|pivotCache)\/[^/]+\.xml$/u.test(part)) return;
  patch(parts, part, (xml) =>
    xml
      .replaceAll(
        /(\slocation=")([^"]*)(")/gu,
        (_, a: string, value: string, b: string) => `${a}${encodeXml(replaceSheet(decode(value), old, fresh))}${b}`,
      )
      .replaceAll(/(<worksheetSource\b[^>]*?\ssheet=")([^"]*)(")/gu, (whole, a: string, value: string, b: string) =>
        decode(value) === old ? `${a}${fresh}${b}` : whole,
      ),
  );
}

function replaceSheet(formula: string, old: string, fresh: string): string {
  const quoted = `'${old.replaceAll("'", "''")}'!`;
  const bare = new RegExp(`(?<![\\p{L}\\p{N}_.'])${escapePattern(old)}!`, "giu");
  return formula.replaceAll(quoted, `'${fresh}'!`).replaceAll(bare, `'${fresh}'!`);
}

function renameRanges(parts: Parts, search: SecretSearch): number {
  let count = 0;
  patch(parts, WORKBOOK, (xml) =>
    xml.replaceAll(
      /(<definedName\b[^>]*?\sname=")([^"]*)(")/gu,
      (whole, before: string, name: string, after: string) => {
        if (!search.isInText(decode(name))) return whole;
        const fresh = `redacted_${++count}`;
        const word = new RegExp(`(?<![\\p{L}\\p{N}_.'!])${escapePattern(decode(name))}(?![\\p{L}\\p{N}_.('!])`, "giu");
        renameInFormulas(parts, (formula) => formula.replaceAll(word, fresh));
        return `${before}${fresh}${after}`;
      },
    ),
  );
  return count;
}

function renameInFormulas(parts: Parts, change: (formula: string) => string): void {
  for (const name of parts.keys()) {
    if (!WITH_FORMULAS.test(name) || name === WORKBOOK) continue;
    patch(parts, name, (xml) =>
      xml.replaceAll(FORMULA, (_, tag: string, formula: string) => `${tag}${changed(formula, change)}`),
    );
  }
}

function changed(source: string, change: (formula: string) => string): string {
  const formula = decode(source);
  const after = change(formula);
  return after === formula ? source : encodeXml(after);
}

/** Values of another workbook are stored with its path. Formulas that read it keep the value that they show. */
function dropExternalLinks(parts: Parts, search: SecretSearch): number {
  const ids = [...strFromU8(parts.get(WORKBOOK)!).matchAll(/<externalReference\b[^>]*?\sr:id="([^"]*)"/gu)].map(
    ([, id]) => id!,
  );
  const relations = relationsOf(parts, WORKBOOK);
  const links = ids.map((id) => relations.find((relation) => relation.id === id)?.target ?? "");
  const dropped = links.flatMap((part, index) => {
    const texts = [part, relationsPath(part)].map((name) => strFromU8(parts.get(name) ?? new Uint8Array()));
    const words = texts
      .join(" ")
      .replaceAll(/<[^>]*>/gu, (tag) => ` ${[...tag.matchAll(/"([^"]*)"/gu)].map(([, value]) => value).join(" ")} `);
    return words.split(/[\s<>]+/u).some((word) => search.isInText(decode(word))) || search.isInText(decode(words))
      ? [index]
      : [];
  });
  if (dropped.length === 0) return 0;
  const numberOf = (index: number): number => index + 1 - dropped.filter((other) => other < index).length;
  for (const name of parts.keys()) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/u.test(name)) continue;
    patch(parts, name, (xml) =>
      xml.replaceAll(/<f\b[^>]*>([^<]*)<\/f>/gu, (whole, formula: string) => {
        const read = [...formula.matchAll(/\[(\d+)\]/gu)].map(([, number]) => Number(number) - 1);
        if (read.some((index) => dropped.includes(index))) return "";
        return read.length === 0
          ? whole
          : whole.replaceAll(/\[(\d+)\]/gu, (_, number: string) => `[${numberOf(Number(number) - 1)}]`);
      }),
    );
  }
  patch(parts, WORKBOOK, (xml) =>
    xml
      .replaceAll(/<externalReference\b[^>]*?\sr:id="([^"]*)"[^>]*?\/>/gu, (tag, id: string) =>
        dropped.includes(ids.indexOf(id)) ? "" : tag,
      )
      .replace(/<externalReferences>\s*<\/externalReferences>/u, "")
      .replaceAll(/<definedName\b[^>]*>[^<]*\[(\d+)\][^<]*<\/definedName>/gu, (tag, number: string) =>
        dropped.includes(Number(number) - 1) ? "" : tag,
      ),
  );
  dropParts(
    parts,
    dropped.map((index) => links[index]!),
  );
  return dropped.length;
}

/** A cache is rebuilt from the cells when the file is opened. */
function refreshPivots(parts: Parts, search: SecretSearch): number {
  let count = 0;
  for (const [name, data] of parts) {
    if (
      !/^xl\/pivotCache\/pivotCacheDefinition\d*\.xml$/u.test(name) ||
      !search.isInText(attributeWords(strFromU8(data)))
    ) {
      continue;
    }
    count++;
    patch(parts, name, (xml) =>
      xml.replace(/<pivotCacheDefinition\b(?![^>]*\srefreshOnLoad=)/u, '<pivotCacheDefinition refreshOnLoad="1"'),
    );
  }
  return count;
}

function attributeWords(xml: string): string {
  return [...xml.matchAll(/="([^"]*)"/gu)].map(([, value]) => decode(value!)).join("\n");
}

function patch(parts: Parts, name: string, change: (xml: string) => string): void {
  const xml = strFromU8(parts.get(name)!);
  const after = change(xml);
  if (after !== xml) parts.set(name, strToU8(after));
}
