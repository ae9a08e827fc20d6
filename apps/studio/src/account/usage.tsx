import { useState } from "preact/hooks";
import { ask } from "../service/ask.ts";
import { Loading } from "../ui/loading.tsx";
import { SafeText } from "../ui/safe-text.tsx";
import { Table } from "../ui/table.tsx";
import { useAsked } from "../ui/use-asked.ts";
import { Chart } from "./chart.tsx";
import { lastDays, sumsOf } from "./days.ts";
import type { DayUsage } from "./days.ts";

const SPANS = [7, 30, 90] as const;

export function Usage() {
  const [span, setSpan] = useState<number>(30);
  const days = lastDays(span, new Date());
  const { value, failure } = useAsked(
    () => ask<readonly DayUsage[]>("GET", `/studio/api/usage?since=${days[0]}`),
    String(span),
  );
  const keys = sumsOf(value ?? []);
  return (
    <div class="sheet">
      <div class="bar sheet-head">
        <h1>Usage</h1>
        <span class="grow" />
        <div class="segments" role="group" aria-label="Time">
          {SPANS.map((count) => (
            <button key={count} type="button" aria-pressed={span === count} onClick={() => setSpan(count)}>
              {count} days
            </button>
          ))}
        </div>
      </div>
      {failure !== "" && (
        <p class="error" role="alert">
          {failure}
        </p>
      )}
      {value === undefined && failure === "" && <Loading />}
      {value?.length === 0 && <p class="empty">Nothing was processed in these {span} days.</p>}
      {value !== undefined && value.length > 0 && (
        <>
          <h2>Pages a day</h2>
          <Chart days={days} rows={value} keys={keys.map(({ id }) => id)} />
          <Table label="Usage a key" columns={["Key", "#Pages", "#Credits", "#Completed", "#Failed"]}>
            {keys.map(({ id, key, pages, credits, completed, failed }, at) => (
              <tr key={id}>
                <td>
                  <span class={`swatch series-${at % 6}`} aria-hidden="true" /> <SafeText text={key} most={60} />
                </td>
                {[pages, credits, completed, failed].map((count, place) => (
                  <td key={place} class="number">
                    {count.toLocaleString("en")}
                  </td>
                ))}
              </tr>
            ))}
          </Table>
        </>
      )}
    </div>
  );
}
