import type { Reader } from "./reading.ts";
import { toKey } from "../line-index/keys.ts";

/** Names of time units, with their letter in ISO 8601. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    D: "d day days tag tage tagen jour jours dia dias giorno giorni dag dagen tages",
    W: "w week weeks woche wochen semaine semaines semana semanas settimana settimane weken",
    M: "month months monat monate monaten mois mes meses mese mesi maand maanden",
    Y: "y year years jahr jahre jahren an ans annee annees ano anos anno anni jaar jaren",
    TH: "h hour hours hr hrs std stunde stunden heure heures hora horas ora ore uur",
    TM: "min mins minute minutes minuten minuto minutos minuti",
  }).flatMap(([letter, names]) => names.split(" ").map((name) => [name, letter])),
);

/** Reads a duration, in ISO 8601: "30 Tage" is P30D. */
export const readDuration: Reader = (place, at, end) => {
  const text = place.tokens[at]!.text;
  const glued = /^(\d{1,4})[-\s]?(\p{L}+)$/u.exec(text);
  const count = glued?.[1] ?? /^\d{1,4}$/u.exec(text)?.[0];
  const word = glued?.[2] ?? (at + 1 < end ? place.tokens[at + 1]!.text : "");
  const unit = UNITS[toKey(word)] ?? UNITS[toKey(word.replace(/\(.*$/u, ""))];
  if (count === undefined || unit === undefined) return null;
  const value = unit.startsWith("T") ? `PT${count}${unit[1]}` : `P${count}${unit}`;
  return { value, from: at, to: glued ? at + 1 : at + 2, fit: 1 };
};
