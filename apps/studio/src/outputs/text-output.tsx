import { markHidden } from "../ui/safe-text.tsx";

/** Maximum that a browser can lay out at once; the download has all of the text. */
const MAX_SHOWN = 400_000;

export function TextOutput({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div class="scroll" tabIndex={0} role="region" aria-label={label}>
      {text.length > MAX_SHOWN && (
        <p class="note">
          The first {MAX_SHOWN.toLocaleString("en")} characters of {text.length.toLocaleString("en")}; the download has
          all.
        </p>
      )}
      <pre class="output">{markHidden(text.slice(0, MAX_SHOWN))}</pre>
    </div>
  );
}
