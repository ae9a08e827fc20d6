/**
 * Remedy and cause of each error code: `docs/troubleshooting.md` is written from this and from the contract. The type requires
 * an entry for each code of the contract.
 */
import type { ErrorCode } from "@docsvc/openapi";

export interface Remedy {
  /** The cause, if the contract's description does not give it. */
  readonly cause?: string;
  readonly remedy: string;
  /** A request, command or situation that causes this error. */
  readonly example: string;
}

export const REMEDIES: Readonly<Record<ErrorCode, Remedy>> = {
  bad_request: {
    remedy:
      "Send a complete body in UTF-8: JSON with `Content-Type: application/json`, a file as multipart in a part named `file`.",
    example:
      "`curl $URL/parse -H 'Content-Type: application/json' -d '{ \"input\": '`: a body that was cut off, or a shell that removed its quotes.",
  },
  invalid_input: {
    remedy:
      "Give an `https://` address, the `file_id` of an upload (`docsvc://…`), or `jobid://` and the id of a completed parse job.",
    example: '`{ "input": "report.pdf" }`: a service does not see the caller\'s files. Upload the file first.',
  },
  input_unreachable: {
    cause:
      "The address cannot be fetched from where the service runs: no such host, no connection, a status other than 200, a certificate that is not trusted, or an address within a private network.",
    remedy:
      "Open the address from the service's machine. For a host of your own network set `DOCSVC_ALLOW` (commands: `--allow`); behind a proxy `DOCSVC_PROXY`; for a company's own certificates `NODE_EXTRA_CA_CERTS`. Or upload the file.",
    example: "`docsvc parse http://10.1.2.3/report.pdf`: a private address, until `--allow 10.1.2.3` names it.",
  },
  invalid_page_range: {
    remedy: "Count pages from 1, and stay within the document: `3`, `1-3`, `2-`, `-5`, `1,4-6`.",
    example: "`docsvc parse report.pdf --pages 9-12` of a report of eight pages.",
  },
  password_required: {
    remedy:
      "Give the password as `settings.document_password`; commands read it from `DOCSVC_DOCUMENT_PASSWORD` or with `--password-stdin`.",
    example: "`docsvc parse locked.pdf`, then `docsvc parse locked.pdf --password-stdin < password.txt`.",
  },
  password_wrong: {
    remedy:
      "Check case, and blanks or line ends around it. Where the message says that this kind of lock is not read, save the document without its password.",
    example: '`DOCSVC_DOCUMENT_PASSWORD="secret " docsvc parse locked.pdf`: a blank at the end.',
  },
  document_encrypted: {
    remedy: "Open the document in the program that may read it, and save it without protection. No setting opens it.",
    example: "An Office file under rights management of a company; an e-book that its seller locked.",
  },
  unsupported_format: {
    cause: "The content is of no kind that is read, whatever the file's name says.",
    remedy:
      "See the table of formats in the README. Otherwise save the document as PDF, or in a newer form of its program.",
    example: "`docsvc parse archive.rar`; a drawing of a CAD program.",
  },
  document_damaged: {
    remedy:
      "The message names the part of the file that is damaged. Check that it was copied to its end (`sha256sum` at both ends), open it in its own program, and save or print it again.",
    example: "A PDF whose download broke off; a DOCX without its `word/document.xml`.",
  },
  document_empty: {
    remedy:
      "Check that the file has bytes, and that what made it had ended: an export that is still running leaves an empty file.",
    example: "`touch report.pdf && docsvc parse report.pdf`.",
  },
  too_many_pages: {
    remedy:
      "Process some of the pages with `settings.page_range` (`--pages`), split the file, or let the operator raise `DOCSVC_PAGES`.",
    example: "An archive of 2,500 pages where a service takes 2,000. `--pages 1-2000` and `--pages 2001-` read it.",
  },
  document_too_complex: {
    remedy: "Process fewer pages at a time with `settings.page_range`, or let the operator raise `DOCSVC_MEMORY_MIB`.",
    example: "A page of some hundred megapixels; a spreadsheet with millions of filled cells.",
  },
  model_not_configured: {
    remedy:
      "Leave the option out, or let the operator name a model: `DOCSVC_MODEL` and `DOCSVC_MODEL_BASE_URL`, as in [models](models.md).",
    example: '`{ "enhance": { "agentic": [{ "scope": "text" }] } }` on a service without a model.',
  },
  invalid_schema: {
    remedy:
      "The message names the keyword and its place. `type` is one of JSON Schema's names, `properties` an object; check the schema with any validator for draft 2020-12.",
    example: '`{ "properties": { "total": { "type": "money" } } }`.',
  },
  invalid_instructions: {
    remedy:
      "Write what is to be done and to what, as in [edit instructions](edit-instructions.md), with texts in quotes. `dry_run` shows what was understood and changes nothing.",
    example: "`docsvc edit report.pdf 'Make it nicer.'`; `'Redact \"Annual Report\".'` is understood.",
  },
  invalid_pipeline: {
    remedy:
      "The message names the step. Parse comes first, each operation is there once, and an edit needs a PDF or an Office file.",
    example: "A pipeline with two `extract` steps.",
  },
  redaction_not_proved: {
    cause:
      "After the redaction the text could still be read, or seen by recognition, somewhere in the file. No copy is handed out that only looks redacted.",
    remedy:
      "The message names the page or part. Redact that whole page, or convert the document to PDF and redact the copy.",
    example: "A name that is also within a picture which cannot be redrawn.",
  },
  invalid_webhook_url: {
    remedy:
      "Give an `https://` address that the internet reaches. For a receiver of your own network the operator names it in `DOCSVC_ALLOW`.",
    example: '`{ "async": { "webhook": { "url": "http://localhost:3000" } } }`.',
  },
  invalid_cursor: {
    remedy: "Start without `cursor`, and take the next one from `X-Next-Cursor` or `Link` as it is.",
    example: "`GET /jobs?cursor=2`: a cursor is no page number.",
  },
  metadata_too_large: {
    remedy: "Keep the data with you, and give an id as `metadata` that finds it again.",
    example: "The text of a document as `metadata` of its job.",
  },
  unauthorized: {
    remedy:
      "Send `Authorization: Bearer ak_live_…`. `docsvc keys create` makes a key, `docsvc keys list` shows which are in use; a key of one data directory or database opens no other.",
    example: "`curl $URL/jobs`, without a header; or with `Bearer $KEY` where `KEY` is not set.",
  },
  invalid_signature: {
    remedy: "Use the address exactly as the job gave it, query included, or send an API key.",
    example: "A result's address that a mail program shortened, or in which a proxy changed the query.",
  },
  not_found: {
    remedy:
      "See `/docs` of the service for its paths. Check `DOCSVC_BASE_URL`, and what a proxy in front puts before the path.",
    example: "`POST /v1/parse`; the path is `/parse`.",
  },
  job_not_found: {
    remedy: "Check the id, and that the key is of the organisation that submitted the job: others' jobs are not found.",
    example: "`docsvc jobs show ID` with the key of another organisation.",
  },
  file_not_found: {
    remedy: "Use the `file_id` of the upload's answer, with a key of the same organisation, at the same service.",
    example: "`docsvc://…` of a test service, sent to the one in production.",
  },
  result_not_found: {
    remedy: "Read the job for the address of its result, and use that.",
    example: "`GET /results/…` with an id that was put together by hand.",
  },
  pipeline_not_found: {
    remedy: "`docsvc pipelines list` (`GET /pipelines`) shows names, ids and versions.",
    example: '`{ "pipeline_id": "invoices" }` where the pipeline is called `invoice`.',
  },
  method_not_allowed: {
    remedy: "The message and the `Allow` header name what the path takes.",
    example: "`curl $URL/parse` without `-d`, which is a GET.",
  },
  job_finished: {
    remedy: "Read the result with `GET /job/{job_id}`; a finished job can be deleted, not cancelled.",
    example: "A cancellation that came after the end.",
  },
  job_not_finished: {
    remedy: "Wait for the first job: `GET /job/{job_id}?wait=30`, or its webhook. Then submit the second.",
    example: "`extract` of `jobid://…` right after `/parse_async`.",
  },
  file_not_uploaded: {
    remedy: "`PUT` the bytes to the `upload_url`, and wait for its answer before you use the `file_id`.",
    example: "`POST /upload_url`, and `POST /parse` with its `file_id` before the bytes.",
  },
  idempotency_conflict: {
    remedy: "Wait for the answer to the first request, or send this one again a little later with the same key.",
    example: "A client that gave up after a second and repeated its upload with the same `Idempotency-Key`.",
  },
  too_many_secrets: {
    remedy:
      "Wait until an earlier secret no longer signs along, then change it again. Receivers accept any of the signatures of a webhook.",
    example: "A script that changes the webhook secret with each deployment.",
  },
  cancelled: {
    remedy: "Nothing, where you meant it. Submit the document again for a new job.",
    example: "`docsvc jobs cancel ID`, or Ctrl-C while a command waited.",
  },
  job_gone: {
    remedy:
      "Submit the document again. Fetch results within the retention, 7 days unless `DOCSVC_RETENTION_HOURS` says otherwise.",
    example: "`GET /job/…` of last month.",
  },
  file_gone: {
    remedy: "Upload the document again: files are kept as long as `DOCSVC_RETENTION_HOURS` says.",
    example: "A `file_id` kept in a database for longer than the retention.",
  },
  result_gone: {
    remedy: "Submit the document again, and keep results of your own where you need them longer.",
    example: "A result's address after `DELETE /job/{job_id}`.",
  },
  url_expired: {
    remedy: "Read the job again: each answer signs a new address, valid for an hour.",
    example: "A result's address that waited in a queue overnight.",
  },
  payload_too_large: {
    remedy:
      "The message says what is too large. A document goes through `/upload`, not into a JSON body; the operator's limits are `DOCSVC_DOCUMENT_MB` and `DOCSVC_STORAGE_MB`. A proxy in front has a limit of its own (nginx: `client_max_body_size`).",
    example: "`curl $URL/upload -F file=@scans.pdf` with 180 MB, where 100 MB are allowed.",
  },
  unsupported_media_type: {
    remedy: "JSON operations take `Content-Type: application/json`, `/upload` takes `multipart/form-data`.",
    example: "`curl $URL/parse -d '{…}'` without the header: curl then names a form.",
  },
  range_not_satisfiable: {
    remedy: "Ask for a range within the file; the message says how many bytes it has.",
    example: "`Range: bytes=5000000-` of a result of 2 MB.",
  },
  rate_limited: {
    remedy:
      "Wait as `Retry-After` says; the client of this repository does so by itself. An operator sets a key's rate with `docsvc keys create --rate`.",
    example: "A loop that asks for a job's state without `?wait=30`.",
  },
  internal_error: {
    remedy:
      "Look for the `request_id` of the answer in the service's log, which has the whole error, and report it with `docsvc doctor --json`. Submitting the job again is safe.",
    example: "None is known; each one is a fault of docsvc.",
  },
  model_failed: {
    remedy:
      "Submit again; if it happens again, name a model that gives structured output, or raise its limits, as in [models](models.md).",
    example: "A small model that answers a schema with prose.",
  },
  plugin_failed: {
    remedy:
      "The message names the plugin. Start the service without it (`DOCSVC_PLUGINS`) to see whether the document is read then, and report the fault to those who wrote it.",
    example: "A plugin that throws, or does not come back within its time, on a document that it has never seen.",
  },
  worker_lost: {
    cause:
      "The process that read the document ended three times: the document crashed it, or the machine killed it for its memory.",
    remedy:
      "Look into the service's log and the kernel's (`dmesg | grep -i oom`). Give each slot 1 GB or take fewer (`DOCSVC_SLOTS`). If one document does it alone, report it.",
    example: "A container with `--memory 512m` and four slots.",
  },
  not_implemented: {
    remedy: "See the message for what is left out, and `/version` for what the service is. Upgrade it, or do without.",
    example:
      "None of this version's operations answers so; a client that talks to other versions of the service may meet it.",
  },
  overloaded: {
    remedy:
      "Wait as `Retry-After` says and send the request again. An operator adds workers, or raises `DOCSVC_PENDING_JOBS`.",
    example: "A hundred thousand documents submitted at once, where 10,000 may wait.",
  },
  not_ready: {
    remedy:
      "Send the request again after `Retry-After`. If it lasts, ask `/ready`: it names the store that does not answer. Check the database, the bucket and the room on the disk.",
    example: "A request while the service stops; a disk without room.",
  },
  model_unavailable: {
    remedy:
      "Ask the endpoint from the service's machine (`curl $DOCSVC_MODEL_BASE_URL/models`), and check its key. The job can be submitted again.",
    example: "A model server that is being restarted.",
  },
  still_running: {
    cause: "A synchronous call waits for two minutes; the job it made continues.",
    remedy:
      "Read the job with the `job_id` of the answer: `GET /job/{job_id}?wait=30`. For long documents use the `_async` form from the start.",
    example: "`POST /parse` of 1,500 scanned pages.",
  },
  timeout: {
    remedy:
      "Raise `settings.timeout` (seconds; without it 60 and 30 a page, 3,600 at most), process fewer pages, or take embedded text alone where recognition is what takes long (`--no-ocr`).",
    example: '`{ "settings": { "timeout": 10 } }` for a long scan.',
  },
};
