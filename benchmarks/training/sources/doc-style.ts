import type { Random } from "../pages/random.ts";

const FONTS = [
  "Liberation Serif",
  "Liberation Sans",
  "DejaVu Sans",
  "DejaVu Serif",
  "Carlito",
  "Caladea",
  "Liberation Sans Narrow",
];
const COLOURS = ["#000", "#123a6b", "#7a1f1f", "#2b5d34", "#555", "#b3470e"];
const MARKS = ["disc", "circle", "square", '"– "', '"» "', '"› "', '"* "'];

/** A style sheet for HTML elements, as a designer might write it. */
export function docStyle(random: Random): string {
  const size = random.whole(8, 12);
  const body = random.pick(FONTS);
  const head = random.chance(0.5) ? body : random.pick(FONTS);
  const scale = random.pick([1, 1.08, 1.15, 1.3, 1.5]);
  const heading = (level: number): string => {
    const times = Math.max(1, scale ** Math.max(0, 4 - level));
    const space = random.pick([0.3, 0.6, 1, 1.6]);
    return `h${level}{font:${random.chance(0.75) || times < 1.05 ? "bold" : "normal"} ${(size * times).toFixed(1)}pt ${quoted(head)};
margin:${(space + 0.4).toFixed(1)}em 0 ${space.toFixed(1)}em;color:${random.pick(COLOURS)};
${random.chance(0.15) ? "text-transform:uppercase;" : ""}${random.chance(0.15) ? "font-style:italic;" : ""}${random.chance(0.12) ? "border-bottom:0.6pt solid;" : ""}${random.chance(0.1) ? "text-align:center;" : ""}}`;
  };
  const cells = random.pick([
    "border:0.5pt solid #444;",
    "",
    "border-bottom:0.5pt solid #888;",
    "border-bottom:0.3pt solid #ccc;",
    "border-left:0.5pt solid #666;",
  ]);
  const shade = random.pick([
    "",
    "tr:nth-child(even) td{background:#eef1f4}",
    "th{background:#dde5ee}",
    "th{background:#234;color:#fff}",
  ]);
  const rules = random.chance(0.3)
    ? "table{border-top:1pt solid;border-bottom:1pt solid}th{border-bottom:0.6pt solid}"
    : "";
  const columns = random.chance(0.2)
    ? "body{column-count:2;column-gap:18pt}pre,table{max-width:100%;overflow:hidden}"
    : "";
  return `@page{size:${random.pick(["A4", "letter", "A5", "A4 landscape"])};margin:${random.whole(30, 80)}pt ${random.whole(30, 80)}pt}
*{background:none;float:none!important;position:static!important;max-width:100%}
body{font:${size}pt/${random.pick([1.15, 1.3, 1.5])} ${quoted(body)};margin:0;text-align:${random.pick(["left", "justify"])}}
p{margin:0 0 ${random.pick([0, 0.4, 0.8])}em;text-indent:${random.pick([0, 0, 1.2])}em}
${[1, 2, 3, 4, 5, 6].map(heading).join("\n")}
ul{list-style:${random.pick(MARKS)};padding-left:${random.whole(10, 30)}pt}ol{padding-left:${random.whole(14, 34)}pt}
dt{font-weight:${random.pick(["bold", "normal"])}}pre,code,tt{font:${size - 1}pt "Liberation Mono"}pre{white-space:pre-wrap}
table{border-collapse:collapse;margin:0.6em 0;font-size:${random.pick([size, size - 1, size - 2])}pt${random.chance(0.4) ? ";width:100%" : ""}}
td,th{padding:${random.pick(["1pt 3pt", "2pt 6pt", "4pt 10pt"])};${cells}text-align:${random.pick(["left", "left", "center"])};vertical-align:top}
th{font-weight:${random.pick(["bold", "bold", "normal"])}}${shade}${rules}${columns}
a{color:${random.pick(["inherit", "#00c"])};text-decoration:${random.pick(["none", "underline"])}}`;
}

function quoted(font: string): string {
  return `"${font}"`;
}
