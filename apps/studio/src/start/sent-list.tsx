import { SafeText } from "../ui/safe-text.tsx";
import { pathTo } from "../ui/route.ts";
import { sentFiles, type SentFile } from "./several-files.ts";

/** The status of files that were dropped together. */
export function SentList() {
  const files = sentFiles.value;
  if (files.length === 0) return null;
  const sent = files.filter(({ state }) => state === "sent").length;
  return (
    <section aria-label="Files that you gave">
      <p aria-live="polite">
        {sent} of {files.length} files are sent to be read.
      </p>
      <ul class="recent">
        {files.map((file, at) => (
          <li key={`${at} ${file.name}`}>
            {file.jobId === undefined ? (
              <SafeText text={file.name} most={60} />
            ) : (
              <a href={pathTo("document", file.jobId, "blocks")}>
                <SafeText text={file.name} most={60} />
              </a>
            )}
            <span class={file.state === "failed" ? "error" : "quiet"}>{stateOf(file)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ state, why }: SentFile): string {
  return { waiting: "waits", sending: "is being sent", sent: "open it", failed: why ?? "could not be sent" }[state];
}
