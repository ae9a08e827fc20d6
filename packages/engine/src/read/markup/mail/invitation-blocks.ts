import type { MarkupBlock } from "../../../markup-layout/markup.ts";

/** Event properties that are shown: title, time and place (RFC 5545, 3.8), with readable names. */
const SHOWN: readonly (readonly [property: string, name: string])[] = [
  ["SUMMARY", "Event"],
  ["DTSTART", "Start"],
  ["DTEND", "End"],
  ["LOCATION", "Location"],
  ["ORGANIZER", "Organizer"],
];

/** Longer values are files and HTML descriptions. */
const LONGEST = 10_000;

/** Events of an invitation (iCalendar), with a key value per property: mail programs show them above the text. */
export function invitationBlocks(calendar: string): readonly MarkupBlock[] {
  const lines = calendar
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .filter(({ length }) => length < LONGEST);
  const blocks: MarkupBlock[] = [];
  let event: Map<string, string> | undefined;
  for (const line of lines) {
    const [, property = "", parameters = "", value = ""] = PROPERTY.exec(line) ?? [];
    if (/^BEGIN:VEVENT$/i.test(line)) event = new Map();
    else if (/^END:VEVENT$/i.test(line)) {
      blocks.push(...(event === undefined ? [] : eventBlocks(event)));
      event = undefined;
    } else if (event?.has(property.toUpperCase()) === false) {
      event.set(property.toUpperCase(), shown(property.toUpperCase(), parameters, value));
    }
  }
  return blocks;
}

/** A name, parameters with optionally quoted values, and a value (3.1). */
const PROPERTY = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:])*)*):(.*)$/;

function eventBlocks(event: ReadonlyMap<string, string>): readonly MarkupBlock[] {
  return SHOWN.flatMap(([property, name]): MarkupBlock[] => {
    const value = event.get(property) ?? "";
    return value === "" ? [] : [{ type: "Key Value", text: `${name}: ${value}` }];
  });
}

function shown(property: string, parameters: string, value: string): string {
  if (property === "ORGANIZER") {
    const name = parameterOf(parameters, "CN");
    const address = value.replace(/^mailto:/i, "");
    return name === undefined || name === address ? address : `${name} <${address}>`;
  }
  const [, year, month, day, time] = /^(\d{4})(\d\d)(\d\d)(T\d{6}Z?)?$/.exec(value) ?? [];
  if (year === undefined) return value.replaceAll(/\\[nN]/g, "\n").replaceAll(/\\([\\,;])/g, "$1");
  const zone = parameterOf(parameters, "TZID");
  const clock = time?.replace(/^T(\d\d)(\d\d)(\d\d)/, "T$1:$2:$3") ?? "";
  return `${year}-${month!}-${day!}${clock}${zone === undefined ? "" : ` (${zone})`}`;
}

function parameterOf(parameters: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;${name}=(?:"([^"]*)"|([^";:]+))`, "i").exec(parameters) ?? [];
  return quoted ?? plain;
}
