import type { JobRecord, JobStatus, JobType } from "@docsvc/openapi";
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { documentNameOf, nameOfJob, noteOf } from "../document/document.ts";
import { inWords } from "../service/ask.ts";
import { client } from "../service/client.ts";
import { Choice } from "../ui/choice.tsx";
import { Loading } from "../ui/loading.tsx";
import { pathTo } from "../ui/route.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { sinceInWords } from "../ui/since.ts";
import { Table } from "../ui/table.tsx";
import { useAsked } from "../ui/use-asked.ts";
import { Deliveries } from "./deliveries.tsx";

const STATUSES: readonly JobStatus[] = ["PENDING", "RUNNING", "COMPLETED", "FAILED"];
const TYPES: readonly JobType[] = ["parse", "extract", "split", "classify", "edit", "pipeline"];
const A_PAGE = 50;
/** Polling interval while a job is running. */
const LOOK_AGAIN_MS = 2000;

export function Jobs() {
  const [status, setStatus] = useState<JobStatus | "">("");
  const [type, setType] = useState<JobType | "">("");
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [message, setMessage] = useState("");
  const cursor = cursors.at(-1);
  const query = { limit: A_PAGE, ...(status && { status }), ...(type && { type }), ...(cursor && { cursor }) };
  const { value, failure, again } = useAsked(() => client.jobs.list(query), JSON.stringify(query));
  useEffect(() => setCursors([]), [status, type]);
  useAgain(value?.jobs.some(isUnderWay) ?? false, again);
  const cancel = async (id: string): Promise<void> => {
    await client.jobs.cancel(id).then(
      () => setMessage("Cancelled."),
      (error: unknown) => setMessage(inWords(error)),
    );
    again();
  };
  return (
    <div class="sheet">
      <div class="bar sheet-head">
        <h1>Jobs</h1>
        <span class="grow" />
        <Choice label="Status" value={status} values={STATUSES} onChange={setStatus} />
        <Choice label="Operation" value={type} values={TYPES} onChange={setType} />
        <button type="button" onClick={again}>
          Look again
        </button>
      </div>
      <p class="said" role="status">
        {failure !== "" ? <span class="error">{failure}</span> : message}
      </p>
      {value === undefined && failure === "" && <Loading />}
      {value !== undefined && <JobTable jobs={value.jobs} isAll={status === "" && type === ""} onCancel={cancel} />}
      <div class="bar">
        {cursors.length > 0 && (
          <button type="button" onClick={() => setCursors(cursors.slice(0, -1))}>
            Newer
          </button>
        )}
        {value?.nextCursor !== undefined && (
          <button type="button" onClick={() => setCursors([...cursors, value.nextCursor!])}>
            Older
          </button>
        )}
      </div>
    </div>
  );
}

/** Polls while a job is running. */
function useAgain(isMoving: boolean, again: () => void): void {
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(again, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMoving]);
}

interface JobTableProps {
  readonly jobs: readonly JobRecord[];
  /** Whether the list includes jobs of every kind. */
  readonly isAll: boolean;
  readonly onCancel: (id: string) => Promise<void>;
}

function JobTable({ jobs, isAll, onCancel }: JobTableProps) {
  const [openId, setOpenId] = useState("");
  if (jobs.length === 0) {
    return <p class="empty">No jobs{isAll ? " yet. Open a document, and its job appears here." : " of this kind."}</p>;
  }
  return (
    <Table label="Jobs" columns={["Document", "Operation", "State", "#Pages", "When", ""]}>
      {jobs.map((job) => {
        const isOpen = openId === job.job_id;
        return (
          <Fragment key={job.job_id}>
            <Row job={job} isOpen={isOpen} onOpen={() => setOpenId(isOpen ? "" : job.job_id)} onCancel={onCancel} />
            {isOpen && <More job={job} />}
          </Fragment>
        );
      })}
    </Table>
  );
}

function isUnderWay({ status }: JobRecord): boolean {
  return status === "PENDING" || status === "RUNNING";
}

interface RowProps {
  readonly job: JobRecord;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onCancel: (id: string) => Promise<void>;
}

function Row({ job, isOpen, onOpen, onCancel }: RowProps) {
  const { job_id: id, type, status, created_at: created } = job;
  const note = noteOf(job);
  const shown = type === "parse" ? id : note.document;
  const name = documentNameOf(job) ?? nameOfJob(id);
  return (
    <tr>
      <td>
        {shown === undefined ? (
          <SafeText text={name} most={60} />
        ) : (
          <a href={pathTo("document", shown, type === "parse" ? "blocks" : (type ?? "blocks"))}>
            <SafeText text={name} most={60} />
          </a>
        )}
      </td>
      <td>{type}</td>
      <td>
        <State job={job} />
      </td>
      <td class="number">{status === "COMPLETED" ? job.usage.num_pages : ""}</td>
      <td title={created}>{created === undefined ? "" : sinceInWords(created)}</td>
      <td class="actions">
        {isUnderWay(job) && (
          <button type="button" onClick={() => void onCancel(id)}>
            Cancel
          </button>
        )}
        <button
          type="button"
          class="link"
          aria-expanded={isOpen}
          onClick={onOpen}
          aria-label={`${isOpen ? "Less" : "More"} of ${name}`}
        >
          {isOpen ? "Less" : "More"}
        </button>
      </td>
    </tr>
  );
}

function More({ job }: { readonly job: JobRecord }) {
  return (
    <tr class="more">
      <td colSpan={6}>
        <dl>
          <dt>Job</dt>
          <dd>
            <code>{job.job_id}</code>
          </dd>
          {"expires_at" in job && job.expires_at !== undefined && (
            <>
              <dt>Kept until</dt>
              <dd>{new Date(job.expires_at).toLocaleString()}</dd>
            </>
          )}
        </dl>
        <Deliveries jobId={job.job_id} />
      </td>
    </tr>
  );
}

function State({ job }: { readonly job: JobRecord }) {
  if (job.status === "FAILED") {
    return (
      <>
        <span class="state state-refused">failed</span> <span class="quiet">{job.error}</span>
      </>
    );
  }
  if (job.status === "COMPLETED") return <span class="state state-done">completed</span>;
  const share = job.progress ?? 0;
  return (
    <>
      <span class="state">{job.status === "PENDING" ? "waiting" : "running"}</span>{" "}
      {share > 0 && <progress max={1} value={share} aria-label="Progress" />}
    </>
  );
}
