import { markHidden } from "../ui/safe-text.tsx";

/** A browser lays out so much text at once; the whole is in the download. */
const MOST_SHOWN = 400_000;

export function TextOutput({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={label}>
      {text.length > MOST_SHOWN && (
        <p class="note">
          The first {MOST_SHOWN.toLocaleString("en")} characters of {text.length.toLocaleString("en")}; the download has
          all.
        </p>
      )}
      <pre class="output">{markHidden(text.slice(0, MOST_SHOWN))}</pre>
    </div>
  );
}
