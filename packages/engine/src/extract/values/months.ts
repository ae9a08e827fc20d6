/** Names of the months and their abbreviations, without accents: English, German, French, Spanish, Italian, Dutch, Portuguese. */
const NAMES: readonly string[] = [
  "jan january januar janvier enero januari gennaio janeiro janv ene gen jaen janner",
  "feb february februar fevrier febrero februari febbraio fevereiro fev febr",
  "mar march marz maerz mars marzo maart marco mrz mrt",
  "apr april avril abril aprile avr abr",
  "may mai mayo mei maggio maio mag",
  "jun june juni juin junio giugno junho giu",
  "jul july juli juillet julio luglio julho juil lug",
  "aug august aout agosto augustus ago aou",
  "sep sept september septembre septiembre settembre setembro set",
  "oct october oktober octobre octubre ottobre outubro okt ott out",
  "nov november novembre noviembre novembro",
  "dec december dezember decembre diciembre dicembre dezembro dez dic",
];

const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(" ").map((name): [string, number] => [name, index + 1])),
);

/** Returns the number of a month, from 1, by its name. */
export function monthOf(name: string): number | null {
  const key = name
    .normalize("NFKD")
    .replace(/[\p{M}.]+/gu, "")
    .toLowerCase();
  return MONTHS.get(key) ?? null;
}
