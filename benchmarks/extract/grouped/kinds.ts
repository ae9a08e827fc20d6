/**
 * Kinds of lists whose rows are in groups: results, league tables, price lists, school marks, auctions, elections.
 * Each has a title, facts about the whole, named groups, and rows.
 */
import { type Random, pick, within } from "../../training/extract/random.ts";

/** Values as printed and as true; blank if `null`. */
export interface GroupedList {
  readonly kind: GroupedKind;
  readonly title: string;
  /** In the order of the kind's facts. */
  readonly facts: readonly string[];
  readonly groups: readonly { readonly name: string; readonly rows: readonly (readonly (string | null)[])[] }[];
}

export interface GroupedColumn {
  readonly field: string;
  readonly header: string;
  readonly type: "string" | "integer" | "number";
}

export interface GroupedKind {
  readonly name: string;
  /** Names of the fields for the title and the object of facts. */
  readonly title: string;
  readonly about: string;
  /** The beginning of the line of facts. */
  readonly opening: string;
  readonly facts: readonly { readonly field: string; readonly label: string; readonly values: readonly string[] }[];
  /** Names of the fields for the outer array, a group's name, and the rows in it. */
  readonly outer: string;
  readonly group: string;
  readonly inner: string;
  /** Text before the name in a heading; if empty, the heading is only the name. */
  readonly label: string;
  readonly titles: readonly string[];
  readonly groupNames: readonly string[];
  readonly columns: readonly GroupedColumn[];
  readonly row: (index: number, random: Random) => (string | null)[];
}

const FIRST = "Anna Ben Clara David Elena Felix Greta Hugo Irene Jonas Karin Lukas Marta Nils Olga Peter Rosa Simon".split(" "); // prettier-ignore
const LAST = "Adler Brandt Castro Duval Evers Fischer Grant Huber Ivanov Jensen Keller Lorenz Moreau Novak Olsen".split(" "); // prettier-ignore
const CLUBS = ["Harbour Athletics", "TSV Lindau", "Delta Runners", "RC Ferrara", "City Striders", "Norwood AC", "Malvern Marlins"]; // prettier-ignore
const NATIONS = ["JPN", "MEX", "GER", "BRA", "USA", "FRA", "ITA", "AUS"];
const GOODS = ["Oak panel", "Copper hinge", "Rubber seal", "Brass valve", "Glass jar", "Ceramic tile", "Cable drum", "Ladder hook"]; // prettier-ignore
const PARTIES = ["Civic Union", "Green List", "Free Voters", "Labour Front", "Liberal Party"];

const person = (random: Random): string => `${pick(FIRST, random)} ${pick(LAST, random)}`;
const clock = (index: number, random: Random): string => {
  const cents = 3300 + 260 * index + within(0, 250, random);
  const tail = `${String(Math.floor((cents % 6000) / 100)).padStart(2, "0")}.${String(cents % 100).padStart(2, "0")}`;
  return cents >= 6000 ? `${Math.floor(cents / 6000)}:${tail}` : tail;
};
const amount = (random: Random): string => (within(150, 99_900, random) / 100).toFixed(2);
const column = (field: string, header: string, type: GroupedColumn["type"] = "string"): GroupedColumn => ({ field, header, type }); // prettier-ignore

export const GROUPED_KINDS: readonly GroupedKind[] = [
  {
    name: "race",
    title: "competition",
    about: "race_details",
    opening: "Race No. 7",
    facts: [
      { field: "sex", label: "Sex", values: ["WOMEN", "MEN", "MIXED"] },
      { field: "distance", label: "Distance", values: ["100m", "400m", "1500m", "10km"] },
      { field: "discipline", label: "Discipline", values: ["Hurdles", "Sprint", "Steeplechase", "Walking"] },
    ],
    outer: "categories",
    group: "category",
    inner: "results",
    label: "Category",
    titles: ["Northern Masters Championships 2024", "Open Harbour Games 2023"],
    groupNames: ["35-39", "40-44", "45-49", "50-54", "55-59"],
    columns: [
      column("rank", "Rank", "integer"),
      column("athlete", "Name"),
      column("nation", "Nat."),
      column("year_of_birth", "YB", "integer"),
      column("club", "Club"),
      column("time", "Time"),
    ],
    row: (index, random) => [
      String(index + 1),
      person(random),
      pick(NATIONS, random),
      String(within(1950, 1990, random)),
      pick(CLUBS, random),
      clock(index, random),
    ],
  },
  {
    name: "exam",
    title: "school",
    about: "exam",
    opening: "Exam",
    facts: [
      { field: "subject", label: "Subject", values: ["Mathematics", "Chemistry", "Geography"] },
      { field: "year", label: "Year", values: ["2021", "2023", "2024"] },
    ],
    outer: "classes",
    group: "class_name",
    inner: "students",
    label: "Class",
    titles: ["Norwood Grammar School", "Lindenhof College"],
    groupNames: ["9A", "9B", "10A", "10C", "11B"],
    columns: [column("student", "Student"), column("points", "Points", "integer"), column("grade", "Grade")],
    row: (_, random) => [person(random), String(within(20, 100, random)), pick(["A", "B", "C", "D"], random)],
  },
  {
    name: "prices",
    title: "catalogue",
    about: "validity",
    opening: "Price list",
    facts: [
      { field: "season", label: "Season", values: ["Spring", "Autumn", "Winter"] },
      { field: "edition", label: "Edition", values: ["4/2024", "2/2023", "11/2022"] },
    ],
    outer: "product_groups",
    group: "product_group",
    inner: "items",
    label: "",
    titles: ["Garonne Trading Catalogue", "Kestrel Hardware Catalogue"],
    groupNames: ["Fastenings", "Kitchen fittings", "Garden tools", "Electrical parts", "Timber"],
    columns: [
      column("item_number", "Item no."),
      column("description", "Description"),
      column("unit", "Unit"),
      column("price", "Price", "number"),
    ],
    row: (_, random) => [
      `K-${within(1000, 9999, random)}`,
      `${pick(GOODS, random)} ${within(10, 90, random)}`,
      pick(["pc", "m", "box"], random),
      amount(random),
    ],
  },
  {
    name: "league",
    title: "league",
    about: "season_details",
    opening: "Season",
    facts: [
      { field: "season", label: "Season", values: ["2022/23", "2023/24"] },
      { field: "matchday", label: "Matchday", values: ["12", "27", "34"] },
    ],
    outer: "divisions",
    group: "division",
    inner: "table",
    label: "Division",
    titles: ["Coastal Football League", "Harbour Hockey League"],
    groupNames: ["North", "South", "East", "West"],
    columns: [
      column("position", "Pos", "integer"),
      column("team", "Team"),
      column("played", "Played", "integer"),
      column("won", "Won", "integer"),
      column("points", "Points", "integer"),
    ],
    row: (index, random) => [
      String(index + 1),
      pick(CLUBS, random),
      String(within(10, 34, random)),
      String(within(0, 20, random)),
      String(60 - 4 * index),
    ],
  },
  {
    name: "auction",
    title: "auction_house",
    about: "sale",
    opening: "Sale No. 112",
    facts: [
      { field: "location", label: "Location", values: ["Geneva", "Nantes", "Toledo"] },
      { field: "theme", label: "Theme", values: ["Old Masters", "Watches", "Silver"] },
    ],
    outer: "sessions",
    group: "session",
    inner: "lots",
    label: "Session",
    titles: ["Moreau Fine Art", "Elbe Auctions"],
    groupNames: ["Morning", "Afternoon", "Evening"],
    columns: [
      column("lot", "Lot", "integer"),
      column("title", "Title"),
      column("hammer_price", "Hammer price", "number"),
    ],
    row: (index, random) => [
      String(100 + index),
      `${pick(["Portrait of", "View of", "Study of"], random)} ${pick(["a harbour", "two sisters", "the old mill"], random)}`,
      amount(random),
    ],
  },
  {
    name: "election",
    title: "election",
    about: "count",
    opening: "Count",
    facts: [
      { field: "round", label: "Round", values: ["First round", "Second round"] },
      { field: "status", label: "Status", values: ["Provisional", "Final"] },
    ],
    outer: "constituencies",
    group: "constituency",
    inner: "candidates",
    label: "Constituency",
    titles: ["Regional Assembly Election 2024", "Mayoral Election 2022"],
    groupNames: ["Lakeside", "Old Town", "Northern Hills", "Riverbank"],
    columns: [
      column("candidate", "Candidate"),
      column("party", "Party"),
      column("votes", "Votes", "integer"),
      column("share", "Share %", "number"),
    ],
    row: (_, random) => [
      person(random),
      pick(PARTIES, random),
      String(within(120, 9800, random)),
      (within(10, 600, random) / 10).toFixed(1),
    ],
  },
];

/** A list of a kind, the same for the same seed; one row in a hundred has no value in its first column. */
export function makeGroupedList(kind: GroupedKind, random: Random): GroupedList {
  const count = within(2, Math.min(4, kind.groupNames.length), random);
  const first = within(0, kind.groupNames.length - count, random);
  return {
    kind,
    title: pick(kind.titles, random),
    facts: kind.facts.map(({ values }) => pick(values, random)),
    groups: kind.groupNames.slice(first, first + count).map((name) => ({
      name,
      rows: Array.from({ length: within(2, 9, random) }, (_, index) => kind.row(index, random)),
    })),
  };
}

/** The schema of the kind. */
export function schemaOf({ title, about, facts, outer, group, inner, columns }: GroupedKind): object {
  const text = { type: ["string", "null"] };
  const object = (properties: object): object => ({ type: "object", properties });
  const rows = object(Object.fromEntries(columns.map(({ field, type }) => [field, { type: [type, "null"] }])));
  const groups = object({ [group]: text, [inner]: { type: "array", items: rows } });
  return object({
    [title]: text,
    [about]: object(Object.fromEntries(facts.map(({ field }) => [field, text]))),
    [outer]: { type: "array", items: groups },
  });
}

export function truthOf({ kind, title, facts, groups }: GroupedList): object {
  const value = (text: string | null, type: GroupedColumn["type"]): string | number | null =>
    text === null || type === "string" ? text : Number(text);
  return {
    [kind.title]: title,
    [kind.about]: Object.fromEntries(kind.facts.map(({ field }, at) => [field, facts[at]])),
    [kind.outer]: groups.map(({ name, rows }) => ({
      [kind.group]: name,
      [kind.inner]: rows.map((row) =>
        Object.fromEntries(kind.columns.map(({ field, type }, at) => [field, value(row[at] ?? null, type)])),
      ),
    })),
  };
}
