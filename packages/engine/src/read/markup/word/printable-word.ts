import { type Zippable, zipSync } from "fflate";
import { openArchive } from "../../archive/open-archive.ts";

/**
 * A copy of a Word document that prints exactly what is read: without deleted text, and with stored field results. When a program
 * opens the original, it shows tracked changes and recomputes page numbers and dates.
 */
export async function printableWord(bytes: Uint8Array): Promise<Uint8Array> {
  const archive = await openArchive(bytes);
  const files: Zippable = {};
  let hasFields = false;
  let tracksChanges = false;
  let settings: string | undefined;
  for (const name of archive.names) {
    const part = name.endsWith("/") ? null : await archive.read(name);
    if (part === null) continue;
    const prefix = /\.xml$/i.test(name) ? prefixOf(part) : undefined;
    const text = prefix === undefined ? "" : new TextDecoder().decode(part);
    const still = prefix === undefined ? text : freezeFields(text, prefix);
    if (SETTINGS.test(text)) settings = name;
    hasFields ||= still !== text;
    tracksChanges ||= TRACKED.test(text);
    files[name] = [still === text ? part : new TextEncoder().encode(still), { level: 1 }];
  }
  if (tracksChanges && settings !== undefined) files[settings] = hideDeleted((await archive.read(settings))!);
  return hasFields || tracksChanges ? zipSync(files) : bytes;
}

const SETTINGS = /<\w+:settings\b[^<>]*[^/<>]>/;
const TRACKED = /<\w+:(?:del|moveFrom)\b[^<>]*[^/<>]>/;

/** The prefix of text elements, also in strict files. */
const PREFIX =
  /xmlns:([\w-]+)="http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/wordprocessingml\/(?:2006\/)?main"/;
/** The prefix is declared at the root, within this many bytes. */
const ROOT = 8192;

/** Undefined for a part without text, and for one that is not UTF-8, which no program writes. */
function prefixOf(part: Uint8Array): string | undefined {
  const head = Buffer.from(part.buffer, part.byteOffset, Math.min(ROOT, part.length)).toString("latin1");
  return /^<\?xml[^>]+encoding=["'](?!utf-8)/i.test(head) ? undefined : PREFIX.exec(head)?.[1];
}

/** Hides deleted text (ECMA-376, 17.15.1.69). */
function hideDeleted(part: Uint8Array): Uint8Array {
  const settings = new TextDecoder().decode(part).replaceAll(/<\w+:revisionView\b[^<>]*\/>/g, "");
  const prefix = prefixOf(part)!;
  const view = `<${prefix}:revisionView ${prefix}:markup="0" ${prefix}:insDel="0"/>`;
  return new TextEncoder().encode(settings.replace(SETTINGS, (root) => root + view));
}

/** Removes field codes and keeps their results. */
function freezeFields(text: string, prefix: string): string {
  const tag = (name: string): RegExp => new RegExp(`</?${prefix}:${name}\\b[^<>]*>`, "g");
  return text
    .replaceAll(new RegExp(`<${prefix}:instrText\\b[^<>]*>[^<]*</${prefix}:instrText>`, "g"), "")
    .replaceAll(tag("fldChar"), "")
    .replaceAll(tag("fldSimple"), "");
}
