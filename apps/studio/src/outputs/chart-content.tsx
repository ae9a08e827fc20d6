import type { BoundingBox, Chart, ChartPoint } from "@docsvc/openapi";
import { places } from "../document/selection.ts";
import { SafeText } from "../ui/safe-text.tsx";

const FEW_ROWS = 6;
const MANY_ROWS = 400;

/** The data of a chart as a table; pointing at a value frames its bar on the page. */
export function ChartContent({ chart, isWhole }: { readonly chart: Chart; readonly isWhole: boolean }) {
  const { title, x, y, kind, series, source } = chart;
  const rows = rowsOf(chart);
  const shown = rows.slice(0, isWhole ? MANY_ROWS : FEW_ROWS);
  const named = series.map(({ name }) => name || y || title || "Value");
  const headers = kind === "scatter" ? ["", x || "x", y || "y"] : [x, ...named];
  return (
    <span class="grid-wrap">
      {title !== "" && (
        <strong>
          <SafeText text={title} most={200} />
        </strong>
      )}
      {series.length > 1 && y !== "" && <SafeText text={` ${y}`} most={200} />}
      <table class="grid">
        <thead>
          <tr>
            {headers.map((header, at) => (
              <Name key={at} text={header} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, values }, at) => (
            <tr key={at}>
              <Name text={label} />
              {values.map((value, column) => (
                <Value key={column} value={value} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {source === "model" && <span class="quiet">Numbers as a model sees them; not measured</span>}
      {rows.length > shown.length && <span class="quiet">and {rows.length - shown.length} more rows</span>}
    </span>
  );
}

/** An empty header is not rendered as a header. */
function Name({ text }: { readonly text: string }) {
  if (text === "") return <td />;
  return (
    <th>
      <SafeText text={text} most={60} />
    </th>
  );
}

interface Shown {
  readonly text: string;
  readonly bbox: BoundingBox | undefined;
}

function Value({ value }: { readonly value: Shown | undefined }) {
  const bbox = value?.bbox;
  if (bbox === undefined) return <td>{value?.text}</td>;
  return (
    <td class="is-placed" onPointerEnter={() => (places.value = [bbox])} onPointerLeave={() => (places.value = [])}>
      {value!.text}
    </td>
  );
}

interface Row {
  readonly label: string;
  readonly values: readonly (Shown | undefined)[];
}

/** One row per category, one column per series; in a scatter chart, each point is a row. */
export function rowsOf({ kind, series }: Chart): readonly Row[] {
  if (kind === "scatter") {
    return series.flatMap(({ name, points }) =>
      points.map((point) => ({ label: name, values: [{ text: String(point.x), bbox: point.bbox }, toShown(point)] })),
    );
  }
  const rows = new Map<string, { readonly label: string; readonly values: (Shown | undefined)[] }>();
  for (const [column, { points }] of series.entries()) {
    const seen = new Map<ChartPoint["x"], number>();
    for (const point of points) {
      const turn = (seen.get(point.x) ?? 0) + 1;
      seen.set(point.x, turn);
      // A category that occurs twice keeps two rows.
      const key = JSON.stringify([point.x, turn]);
      const row = rows.get(key) ?? { label: String(point.x), values: series.map(() => undefined) };
      row.values[column] = toShown(point);
      rows.set(key, row);
    }
  }
  return [...rows.values()];
}

function toShown({ y, bbox }: ChartPoint): Shown {
  return { text: String(y), bbox };
}
