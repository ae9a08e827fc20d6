import { type Quarter, quarterOf } from "../geometry/frame.ts";
import type { RawPage } from "../read/raw/raw-page.ts";

/** Share of upright chars on a page whose others are the turned labels of a chart's axis; on a landscape page at most a running header is upright. */
const MIN_UPRIGHT = 0.25;

/** The quarter turn of most of the page's chars. */
export function dominantQuarter(page: RawPage): Quarter {
  const counts = [0, 0, 0, 0];
  const quarters = page.styles.map((style) => quarterOf(style.angleDegrees));
  if (quarters.every((quarter) => quarter === 0)) return 0;
  const { count, style } = page.chars;
  const charsByStyle = new Uint32Array(quarters.length);
  for (let index = 0; index < count; index++) charsByStyle[style[index]!]!++;
  for (let index = 0; index < quarters.length; index++) {
    const quarter = quarters[index];
    if (quarter !== null && quarter !== undefined) counts[quarter]! += charsByStyle[index]!;
  }
  const sum = counts.reduce((total, chars) => total + chars, 0);
  return counts[0]! >= MIN_UPRIGHT * sum ? 0 : (counts.indexOf(Math.max(...counts)) as Quarter);
}
