// Generated from openapi.yaml by `pnpm run generate`. Do not edit.

import type { components } from "./types.ts";

/**
 * A document: an upload response, or a string in one of these forms.
 *
 * | form | shape |
 * |---|---|
 * | Public URL | `https://<host>/<path>` of a publicly reachable document |
 * | Presigned URL | `https://…` with a signature in the query, from an object store |
 * | File reference | `docsvc://<file_id>`, as returned by upload; the bare `<file_id>` is accepted too |
 * | Job reference | `jobid://<job_id>`, which reuses the parsed result of an earlier parse job |
 *
 * Any other form answers 400 `invalid_input`; an address that cannot be fetched or leads into a private network 400 `input_unreachable`. An
 * unknown id answers 404, one whose retention has ended 410, and a job that is not final yet 409.
 */
export type DocumentInput = components["schemas"]["DocumentInput"];

/** How a document is parsed. Ignored when the input is a `jobid://` reference. */
export type ParseConfig = components["schemas"]["ParseConfig"];

/** Passes of a vision language model. */
export type EnhanceConfig = components["schemas"]["EnhanceConfig"];

/** A model pass over the blocks of one scope. */
export type AgenticConfig = components["schemas"]["AgenticConfig"];

/** The block types that a model pass works on. */
export type AgenticScope = components["schemas"]["AgenticScope"];

/** How the blocks are grouped and prepared for retrieval. */
export type RetrievalConfig = components["schemas"]["RetrievalConfig"];

/** How blocks are grouped into chunks. */
export type ChunkingConfig = components["schemas"]["ChunkingConfig"];

/**
 * How blocks are grouped into chunks.
 *
 * | chunk_mode | meaning |
 * |---|---|
 * | `disabled` | No chunking: one chunk with the whole document. |
 * | `variable` | Variable-size chunks based on content. |
 * | `section` | One chunk per document section. |
 * | `page` | One chunk per page. |
 * | `block` | One chunk per block. |
 * | `page_sections` | Sections within pages. |
 */
export type ChunkMode = components["schemas"]["ChunkMode"];

/** How content is written. */
export type FormattingConfig = components["schemas"]["FormattingConfig"];

/**
 * What is kept besides the plain text.
 *
 * | include | effect |
 * |---|---|
 * | `change_tracking` | Tracked changes as `<ins>…</ins>` and `<del>…</del>`; without it the text reads as if all were accepted. |
 * | `highlight` | Highlighted text as `<mark>…</mark>`. |
 * | `comments` | Annotations as `Comment` blocks. |
 * | `hyperlinks` | Links as `[text](address)`. |
 * | `signatures` | Signatures as `Signature` blocks. |
 */
export type FormattingInclude = components["schemas"]["FormattingInclude"];

/**
 * How tables are written.
 *
 * | format | meaning |
 * |---|---|
 * | `html` | An HTML table with row and column spans. |
 * | `json` | Rows of cell texts as JSON. |
 * | `md` | A Markdown table. |
 * | `jsonbbox` | JSON rows whose cells carry `text`, `bbox` and spans. |
 * | `dynamic` | Markdown for simple tables, HTML as soon as a cell spans. |
 * | `csv` | Comma-separated values. |
 */
export type TableOutputFormat = components["schemas"]["TableOutputFormat"];

/** How sheets are read. One sheet is one page. */
export type SpreadsheetConfig = components["schemas"]["SpreadsheetConfig"];

/** Splits long tables of sheets into several blocks, each with the header rows. */
export type SplitLargeTablesConfig = components["schemas"]["SplitLargeTablesConfig"];

/** How separate tables on one sheet are told apart: `accurate` by content, formatting and empty cells; `fast` by empty rows and columns; `disabled` takes the whole sheet as one table. */
export type SpreadsheetClustering = components["schemas"]["SpreadsheetClustering"];

/** Settings of the run. */
export type SettingsConfig = components["schemas"]["SettingsConfig"];

/** `standard` is multilingual OCR. `legacy` supports only Germanic languages. */
export type OcrSystem = components["schemas"]["OcrSystem"];

/** `ocr` reads the page images alone; `hybrid` combines OCR with text embedded in the PDF. */
export type ExtractionMode = components["schemas"]["ExtractionMode"];

/** A kind of block whose image is stored. */
export type ReturnImage = components["schemas"]["ReturnImage"];

/** The pages to process, both ends included. Pages after the last are ignored; a start after the end or after the last page answers 400. */
export type PageRange = components["schemas"]["PageRange"];

/** How an asynchronous job is queued and announced. */
export type AsyncConfig = components["schemas"]["AsyncConfig"];

/** Where the result is announced, instead of or as well as being polled. */
export type WebhookConfig = components["schemas"]["WebhookConfig"];

/** A document and how it is parsed. */
export type ParseRequest = components["schemas"]["ParseRequest"];

/** A document, how it is parsed, and how the job is queued. */
export type ParseAsyncRequest = components["schemas"]["ParseAsyncRequest"];

/** A document and the data to extract from it. */
export type ExtractRequest = components["schemas"]["ExtractRequest"];

/** A document, the data to extract from it, and how the job is queued. */
export type ExtractAsyncRequest = components["schemas"]["ExtractAsyncRequest"];

/** A JSON Schema (draft 2020-12) that describes the data to extract. A schema that is not valid JSON Schema answers 400 `invalid_schema`. */
export type ExtractSchema = components["schemas"]["ExtractSchema"];

/** A document and the sections to find in it. */
export type SplitRequest = components["schemas"]["SplitRequest"];

/** A document, the sections to find in it, and how the job is queued. */
export type SplitAsyncRequest = components["schemas"]["SplitAsyncRequest"];

/** The sections to find. */
export type SplitDescription = components["schemas"]["SplitDescription"];

/** A section to find. */
export type SplitSection = components["schemas"]["SplitSection"];

/** A document and what to do to it. */
export type EditRequest = components["schemas"]["EditRequest"];

/** A document, what to do to it, and how the job is queued. */
export type EditAsyncRequest = components["schemas"]["EditAsyncRequest"];

/** The document to edit, as a public or presigned URL or a `docsvc://<file_id>` reference. */
export type DocumentUrl = components["schemas"]["DocumentUrl"];

/** What to change, in natural language. */
export type EditInstructions = components["schemas"]["EditInstructions"];

/** A document and the pipeline to run on it. */
export type PipelineRequest = components["schemas"]["PipelineRequest"];

/** A document, the pipeline to run on it, and how the job is queued. */
export type PipelineAsyncRequest = components["schemas"]["PipelineAsyncRequest"];

/** The document, in one of the string forms of a document input. */
export type PipelineInput = components["schemas"]["PipelineInput"];

/** The id of a stored pipeline. Its newest version runs. */
export type PipelineId = components["schemas"]["PipelineId"];

/** The document as multipart form data. */
export type UploadRequest = components["schemas"]["UploadRequest"];

/** What is going to be uploaded. */
export type UploadUrlRequest = components["schemas"]["UploadUrlRequest"];

/** The stored configuration of a pipeline, made in the studio or on the command line. Each change makes a new version. Steps run in order; each operation occurs at most once. Without a parse step the document is parsed with the defaults. */
export type PipelineDefinition = components["schemas"]["PipelineDefinition"];

/** An operation and its configuration. */
export type PipelineStep = components["schemas"]["PipelineStep"];

/** Parses the document. */
export type ParseStep = components["schemas"]["ParseStep"];

/** Extracts data; after a split step, from each section by itself. */
export type ExtractStep = components["schemas"]["ExtractStep"];

/** What an extract step extracts. */
export type ExtractStepConfig = components["schemas"]["ExtractStepConfig"];

/** Finds sections. */
export type SplitStep = components["schemas"]["SplitStep"];

/** The sections that a split step finds. */
export type SplitStepConfig = components["schemas"]["SplitStepConfig"];

/** Edits the document. */
export type EditStep = components["schemas"]["EditStep"];

/** What an edit step does. */
export type EditStepConfig = components["schemas"]["EditStepConfig"];

/** A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
export type BoundingBox = components["schemas"]["BoundingBox"];

/**
 * What a block is.
 *
 * | type | meaning |
 * |---|---|
 * | `Header`, `Footer` | Page header and page footer. |
 * | `Title` | A document or section title. |
 * | `Section Header` | A sub-section heading. |
 * | `Page Number` | A page number. |
 * | `List Item` | A bulleted or numbered item. |
 * | `Figure` | An image or chart. |
 * | `Table` | Tabular data. |
 * | `Key Value` | A key-value pair. |
 * | `Text` | A body paragraph. |
 * | `Comment` | An annotation. |
 * | `Signature` | A signature block. |
 */
export type BlockType = components["schemas"]["BlockType"];

/** How sure the service is: of recognized text by the confidence of its words, of guessed structure by its own evidence. */
export type Confidence = components["schemas"]["Confidence"];

/** A located piece of the document. */
export type Block = components["schemas"]["Block"];

/** A group of consecutive blocks in reading order. */
export type Chunk = components["schemas"]["Chunk"];

/** The size of a page as displayed. */
export type PageSize = components["schemas"]["PageSize"];

/** `pt`: points of paged documents. `px`: pixels of images. `cell`: columns × rows of sheets. */
export type PageUnit = components["schemas"]["PageUnit"];

/** Something in the document that could not be read fully. The result stands, with less of that place. */
export type ParseWarning = components["schemas"]["ParseWarning"];

/** What was recognized on page images. */
export type OcrData = components["schemas"]["OcrData"];

/** A recognized word or line. */
export type OcrText = components["schemas"]["OcrText"];

/** The parsed document itself. */
export type FullResult = components["schemas"]["FullResult"];

/** A result that is downloaded: one over 4 MiB, one asked for with `settings.force_url_result`, and every result in a job list. The address needs no key, is valid for 1 hour, and is minted again each time the job is read. It leads to the service, or to its object store where callers can reach that. */
export type UrlResult = components["schemas"]["UrlResult"];

/** A full result or a URL result, told apart by `type`. */
export type ParseResult = components["schemas"]["ParseResult"];

/** The extracted data and where it was found. */
export type ExtractResult = components["schemas"]["ExtractResult"];

/** A place in the document that supports a value. */
export type Citation = components["schemas"]["Citation"];

/** The pages of each section. */
export type SplitResult = components["schemas"]["SplitResult"];

/** A section and its pages. */
export type Split = components["schemas"]["Split"];

/** Pages, counted from 1, ascending. */
export type PageList = components["schemas"]["PageList"];

/** The edited document and each edit. */
export type EditResult = components["schemas"]["EditResult"];

/** One change of the document. */
export type DocumentEdit = components["schemas"]["DocumentEdit"];

/** `redact` removes the bytes, `replace` changes text, `fill` sets a form field, `highlight` marks a place. */
export type EditKind = components["schemas"]["EditKind"];

/** `applied`; `not_found`: the document has no such place; `failed`: the place was found and could not be changed. */
export type EditStatus = components["schemas"]["EditStatus"];

/** The result of each step; null for a step that did not run. */
export type PipelineResult = components["schemas"]["PipelineResult"];

/** The data extracted from one section. */
export type SectionExtract = components["schemas"]["SectionExtract"];

/** A result itself, in the shape of the job's operation. */
export type FullJobResult = components["schemas"]["FullJobResult"];

/** Unique job identifier. Opaque; a UUIDv7. */
export type JobId = components["schemas"]["JobId"];

/** Processing time in seconds. */
export type Duration = components["schemas"]["Duration"];

/** What the job has used. */
export type Usage = components["schemas"]["Usage"];

/** A finished parse. */
export type ParseResponse = components["schemas"]["ParseResponse"];

/** A finished extract. */
export type ExtractResponse = components["schemas"]["ExtractResponse"];

/** A finished split. */
export type SplitResponse = components["schemas"]["SplitResponse"];

/** A finished edit. */
export type EditResponse = components["schemas"]["EditResponse"];

/** A finished pipeline. */
export type PipelineResponse = components["schemas"]["PipelineResponse"];

/** The id of the job. Read it with `GET /job/{job_id}`. */
export type JobSubmission = components["schemas"]["JobSubmission"];

/** The reference of a stored file. The whole object can be given as `input`; fields that a service adds to it later are accepted there too. */
export type UploadResponse = components["schemas"]["UploadResponse"];

/** The reference of a file that is going to be uploaded, and where to send its bytes. */
export type UploadUrlResponse = components["schemas"]["UploadUrlResponse"];

/**
 * The state of a job.
 *
 * | status | meaning |
 * |---|---|
 * | `PENDING` | The job is queued and waiting to be processed. |
 * | `RUNNING` | The job is being processed. |
 * | `COMPLETED` | The job finished successfully and its result is available. |
 * | `FAILED` | The job failed or was cancelled; `error` holds the details. |
 *
 * Upper case on the wire. Compare without case, and treat an unknown status as not final.
 */
export type JobStatus = components["schemas"]["JobStatus"];

/** The operation of a job. */
export type JobType = components["schemas"]["JobType"];

/** How much is done, from 0 to 1. Never falls within an attempt. */
export type Progress = components["schemas"]["Progress"];

/** When the job was submitted. */
export type CreatedAt = components["schemas"]["CreatedAt"];

/** When the current attempt began. */
export type StartedAt = components["schemas"]["StartedAt"];

/** When the job became final. */
export type FinishedAt = components["schemas"]["FinishedAt"];

/** When the job and its result are deleted. */
export type ExpiresAt = components["schemas"]["ExpiresAt"];

/** The value given as `async.metadata`. */
export type Metadata = components["schemas"]["Metadata"];

/** A job: `result` is present when it has completed, `error` when it has failed. Everything but `job_id`, `status`, `result`, `duration`, `usage` and `error` may be missing on another implementation of this interface. */
export type JobRecord = components["schemas"]["JobRecord"];

/** Job records, newest first. */
export type JobList = components["schemas"]["JobList"];

/** A job that is queued and waits to be processed. */
export type PendingJob = components["schemas"]["PendingJob"];

/** A job that is being processed. */
export type RunningJob = components["schemas"]["RunningJob"];

/** A job that finished successfully. */
export type CompletedJob = components["schemas"]["CompletedJob"];

/** A job that failed or was cancelled. */
export type FailedJob = components["schemas"]["FailedJob"];

/** The result of a completed job, in the shape of its operation, or where it is downloaded. */
export type JobResult = components["schemas"]["JobResult"];

/** The job is cancelled. */
export type CancelResponse = components["schemas"]["CancelResponse"];

/** The job is deleted. */
export type DeleteResponse = components["schemas"]["DeleteResponse"];

/** A job has completed. */
export type JobCompletedEvent = components["schemas"]["JobCompletedEvent"];

/** A job has failed or was cancelled. */
export type JobFailedEvent = components["schemas"]["JobFailedEvent"];

/** The body of a webhook, told apart by `type`. Types grow; ignore an unknown one. */
export type WebhookEvent = components["schemas"]["WebhookEvent"];

/** An error. */
export type ErrorBody = components["schemas"]["ErrorBody"];

/** A synchronous operation was not finished in time. Its job can be read with `GET /job/{job_id}`. */
export type TimeoutErrorBody = components["schemas"]["TimeoutErrorBody"];

/** The request breaks this contract. */
export type ValidationErrorBody = components["schemas"]["ValidationErrorBody"];

/** One place that breaks the contract. */
export type ValidationIssue = components["schemas"]["ValidationIssue"];

/**
 * What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
 * synchronous operation reports the failure of its job. Codes grow; treat an unknown one by its status.
 *
 * | code | status | meaning |
 * |---|---|---|
 * | `bad_request` | 400 | The request cannot be read: not JSON, not valid UTF-8, a broken multipart body. |
 * | `invalid_input` | 400 | The input is in no known form, or refers to a job that is not a completed parse job. |
 * | `input_unreachable` | 400 | The input's address cannot be fetched, or leads into a private network. |
 * | `invalid_page_range` | 400 | The page range starts after its end or after the last page. |
 * | `password_required` | 400 | The document is encrypted and no password was given. |
 * | `password_wrong` | 400 | The password does not open the document. |
 * | `unsupported_format` | 400 | The format of the document is not supported. |
 * | `document_damaged` | 400 | The document cannot be read. |
 * | `document_empty` | 400 | The document has no page, or the file no byte. |
 * | `too_many_pages` | 400 | The document has more pages than the service takes. |
 * | `document_too_complex` | 400 | The document needs more memory than a job may use. |
 * | `model_not_configured` | 400 | The request needs a model and none is configured; the message names the setting. |
 * | `invalid_schema` | 400 | The `schema` of an extract is not valid JSON Schema. |
 * | `invalid_instructions` | 400 | The edit instructions ask for nothing that can be done to the document. |
 * | `invalid_pipeline` | 400 | The stored pipeline cannot run on this document. |
 * | `invalid_webhook_url` | 400 | The webhook address is not a public http(s) address. |
 * | `invalid_cursor` | 400 | The cursor was not given by this service. |
 * | `metadata_too_large` | 400 | The metadata has more than 16 KiB. |
 * | `unauthorized` | 401 | The API key is missing or invalid. |
 * | `invalid_signature` | 401 | The signature of a signed address is wrong. |
 * | `not_found` | 404 | The path does not exist. |
 * | `job_not_found` | 404 | The organization has no such job. |
 * | `file_not_found` | 404 | The organization has no such file. |
 * | `result_not_found` | 404 | The organization has no such result. |
 * | `pipeline_not_found` | 404 | The organization has no such pipeline. |
 * | `method_not_allowed` | 405 | The path exists and the method does not. |
 * | `job_finished` | 409 | The job is final and cannot be cancelled. |
 * | `job_not_finished` | 409 | The job that the input refers to is not final yet. |
 * | `file_not_uploaded` | 409 | The upload was announced, and its bytes have not arrived. |
 * | `idempotency_conflict` | 409 | The first request with the same idempotency key is still being answered. |
 * | `cancelled` | 409 | The job was cancelled. |
 * | `job_gone` | 410 | The job was deleted or its retention has ended. |
 * | `file_gone` | 410 | The file's retention has ended. |
 * | `result_gone` | 410 | The result was deleted or its retention has ended. |
 * | `url_expired` | 410 | The signed address has run out; read the job for a new one. |
 * | `payload_too_large` | 413 | The body or the upload is too large. |
 * | `unsupported_media_type` | 415 | The content type is not the one of the operation. |
 * | `rate_limited` | 429 | The rate limit of the key is reached. |
 * | `internal_error` | 500 | A fault of the service. |
 * | `model_failed` | 500 | The model gave no usable answer. |
 * | `worker_lost` | 500 | The worker crashed on the job three times. |
 * | `not_implemented` | 501 | The service does not offer this. |
 * | `overloaded` | 503 | Too much is waiting. |
 * | `not_ready` | 503 | The service starts, drains, or waits for one of its stores. |
 * | `model_unavailable` | 503 | The model cannot be reached. |
 * | `still_running` | 504 | The synchronous wait is over and the job goes on. |
 * | `timeout` | 504 | The job ran longer than `settings.timeout`. |
 */
export type ErrorCode = components["schemas"]["ErrorCode"];

/** The versions of the service. */
export type VersionResponse = components["schemas"]["VersionResponse"];

/** The process answers. */
export type HealthResponse = components["schemas"]["HealthResponse"];

/** The service takes requests. */
export type ReadyResponse = components["schemas"]["ReadyResponse"];

/** An OpenAPI 3.1 document. */
export type ContractDocument = components["schemas"]["ContractDocument"];

/** The bytes of a file. */
export type FileContent = components["schemas"]["FileContent"];
