import { expect, test } from "vitest";
import { invitationBlocks } from "./invitation-blocks.ts";

test("an invitation says what, when and where, its alarms and time zones nothing", () => {
  const calendar = [
    "BEGIN:VCALENDAR",
    "BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\nDTSTART:16010101T030000\r\nEND:VTIMEZONE",
    "BEGIN:VEVENT",
    String.raw`SUMMARY;LANGUAGE=en:Harbour walk\, then`,
    "  tea",
    'DTSTART;TZID="Europe/Berlin":20260302T100000',
    "DTEND:20260302T103000Z",
    String.raw`LOCATION:Pier 4\; east`,
    'ORGANIZER;CN="Doe: Jane":mailto:jane@example.com',
    "BEGIN:VALARM\r\nSUMMARY:Reminder\r\nEND:VALARM",
    "END:VEVENT",
    "BEGIN:VEVENT\r\nSUMMARY:Day off\r\nDTSTART;VALUE=DATE:20260303\r\nEND:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
  expect(invitationBlocks(calendar).map(({ text }) => text)).toEqual([
    "Event: Harbour walk, then tea",
    "Start: 2026-03-02T10:00:00 (Europe/Berlin)",
    "End: 2026-03-02T10:30:00Z",
    "Location: Pier 4; east",
    "Organizer: Doe: Jane <jane@example.com>",
    "Event: Day off",
    "Start: 2026-03-03",
  ]);
  expect(invitationBlocks("no calendar")).toEqual([]);
});
