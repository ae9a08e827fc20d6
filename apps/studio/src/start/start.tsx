import { DOCUMENT_EXTENSIONS } from "@docsvc/client/records";
import type { JobRecord } from "@docsvc/openapi";
import { useEffect, useRef, useState } from "preact/hooks";
import { documentNameOf, nameOfJob } from "../document/document.ts";
import { opened, openFile } from "../document/open-document.ts";
import type { Operation } from "../operations/drafts.ts";
import { client } from "../service/client.ts";
import { sinceInWords } from "../ui/since.ts";
import { pathTo } from "../ui/route.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { Progress } from "../workspace.tsx";
import { DEMOS, openDemo } from "./demos.ts";
import { fetchSample } from "./fetch-sample.ts";
import { SAMPLES } from "./samples.ts";
import type { Sample } from "./samples.ts";
import { SentList } from "./sent-list.tsx";
import { sendFiles } from "./several-files.ts";

const ACCEPTED = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join(",");

interface Wanted {
  readonly operation: Operation;
  readonly title: string;
}

/** The form that opens a document; `wants` is the operation that the user chose before opening one. */
export function Start({ wants }: { readonly wants: Wanted | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, over] = useState(false);
  const now = opened.value;
  const failure = useRef<HTMLParagraphElement>(null);
  // The clicked element may be far below.
  useEffect(() => failure.current?.scrollIntoView({ block: "nearest" }), [now]);
  if (now.state === "uploading") return <Progress now={now} />;
  const take = (files: FileList | null | undefined): void => {
    const [file, ...more] = files ?? [];
    if (file !== undefined) void (more.length === 0 ? openFile(file) : sendFiles([file, ...more]));
  };
  return (
    <div class="start">
      <h1>{wants === undefined ? "Open a document" : `${wants.title}: open a document first`}</h1>
      {now.state === "failed" && now.jobId === "" && (
        <p class="error" role="alert" ref={failure}>
          {now.why}
        </p>
      )}
      <div
        class={`drop${isOver ? " is-over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          over(true);
        }}
        onDragLeave={() => over(false)}
        onDrop={(event) => {
          event.preventDefault();
          over(false);
          take(event.dataTransfer?.files);
        }}
      >
        <p>Drop files here: PDF, scans and pictures, Word, Excel, PowerPoint, OpenDocument, HTML, mail</p>
        <button type="button" class="primary" onClick={() => input.current?.click()}>
          Choose files
        </button>
        <input
          ref={input}
          type="file"
          class="file"
          accept={ACCEPTED}
          multiple
          aria-label="Document"
          tabIndex={-1}
          onChange={({ currentTarget }) => take(currentTarget.files)}
        />
      </div>
      <SentList />
      <h2 id="demos">Or see it done</h2>
      <ul class="samples" aria-labelledby="demos">
        {DEMOS.filter(({ operation }) => wants === undefined || operation === wants.operation).map((demo) => (
          <li key={demo.operation}>
            <button type="button" onClick={() => void openDemo(demo)}>
              <strong>{demo.title}</strong>
              <span class="quiet">{demo.shows}</span>
            </button>
          </li>
        ))}
      </ul>
      <h2 id="samples">Or open one of these</h2>
      <ul class="samples" aria-labelledby="samples">
        {SAMPLES.map((sample) => (
          <li key={sample.file}>
            <button type="button" onClick={() => void openSample(sample)}>
              <strong>{sample.title}</strong>
              <span class="quiet">{sample.shows}</span>
            </button>
          </li>
        ))}
      </ul>
      <Recent />
    </div>
  );
}

async function openSample({ file }: Sample): Promise<void> {
  const sample = await fetchSample(file);
  if (sample !== undefined) await openFile(sample);
}

function Recent() {
  const [jobs, setJobs] = useState<readonly JobRecord[]>([]);
  useEffect(() => {
    client.jobs.list({ type: "parse", limit: 12 }).then(
      (page) => setJobs(page.jobs),
      () => setJobs([]),
    );
  }, []);
  if (jobs.length === 0) return null;
  return (
    <>
      <h2>Read before</h2>
      <ul class="recent">
        {jobs.map((job) => (
          <li key={job.job_id}>
            <a href={pathTo("document", job.job_id, "blocks")}>
              <SafeText text={documentNameOf(job) ?? nameOfJob(job.job_id)} most={60} />
            </a>
            <span class="quiet">
              {job.status === "COMPLETED"
                ? `${job.usage.num_pages} ${job.usage.num_pages === 1 ? "page" : "pages"}`
                : job.status.toLowerCase()}
              {job.created_at === undefined ? "" : ` · ${sinceInWords(job.created_at)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
