/** How a document uses each style: a style used only for short texts above running text is that of its headings. */
import type { Draft, DraftPage } from "./draft.ts";
import { lookOf } from "./look.ts";
import { endsSentence, isFurniture, isRunning } from "./running-text.ts";

/** Minimum share of characters in running text of a style that is used for it. */
const MIN_RUNNING_SHARE = 0.25;

/** How the document uses a style. */
export interface LookUse {
  /** Drafts of one or two lines without a list marker. */
  short: number;
  /** Number of these that are followed by running text or a list. */
  leading: number;
  chars: number;
  /** Chars in longer drafts, list items, and sentences. */
  running: number;
}

/** Use of every style in the document. */
export type Looks = ReadonlyMap<string, LookUse>;

/** Longer texts are rarely headings. */
const SHORT = 120;

/** Counts how a page uses each style. */
export function countLooks({ drafts }: DraftPage, looks: Map<string, LookUse>): void {
  for (let at = 0; at < drafts.length; at++) {
    const draft = drafts[at]!;
    if (draft.placed !== null || isFurniture(draft)) continue;
    const look = lookOf(draft);
    let use = looks.get(look);
    if (use === undefined) looks.set(look, (use = { short: 0, leading: 0, chars: 0, running: 0 }));
    const { length } = draft.text;
    use.chars += length;
    const isShort =
      draft.lines.length <= 2 && length <= SHORT && draft.type !== "List Item" && !endsSentence(draft.text);
    if (isShort) use.short++;
    else use.running += length;
    if (isShort && isRunning(drafts[at + 1])) use.leading++;
  }
}

/** The style of a draft, and that of the short text below it; null if there is none. */
export interface PlaceLooks {
  readonly look: string;
  readonly lookBelow: string | null;
}

/** Running text does not count as a short text. */
export function placeLooks({ draft, after }: { readonly draft: Draft; readonly after: Draft | undefined }): PlaceLooks {
  const isShort = after !== undefined && after.placed === null && !isRunning(after);
  return { look: lookOf(draft), lookBelow: isShort ? lookOf(after) : null };
}

/** The signs from the rest of the document, by its use of the styles. */
export function lookSigns({ look, lookBelow }: PlaceLooks, looks: Looks): LookSigns {
  const use = looks.get(look) ?? { short: 0, leading: 0, chars: 0, running: 0 };
  const below = lookBelow === null ? undefined : looks.get(lookBelow);
  const isOwn = use.running < MIN_RUNNING_SHARE * use.chars;
  return {
    // Followed by a short text in a style of running text: a name above its position, a label above its value.
    leadsNothing: below !== undefined && below.running >= MIN_RUNNING_SHARE * below.chars ? 1 : 0,
    ownLook: isOwn ? 1 : 0,
    lookLeads: isOwn && use.short > 0 ? use.leading / use.short : 0,
    lookRecurs: isOwn ? Math.min(3, use.leading) / 3 : 0,
  };
}

/** Names of these signs, with their values for one draft. */
export type LookSigns = Readonly<Record<"leadsNothing" | "ownLook" | "lookLeads" | "lookRecurs", number>>;
