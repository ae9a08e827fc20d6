// Generated from openapi.yaml by `pnpm run generate`. Do not edit.

import type {
  DocumentInput,
  ParseConfig,
  EnhanceConfig,
  AgenticConfig,
  AgenticScope,
  RetrievalConfig,
  ChunkingConfig,
  ChunkMode,
  FormattingConfig,
  FormattingInclude,
  TableOutputFormat,
  SpreadsheetConfig,
  SplitLargeTablesConfig,
  SpreadsheetClustering,
  SettingsConfig,
  AttachmentsConfig,
  OcrSystem,
  ExtractionMode,
  ReturnImage,
  PageRange,
  PageSelection,
  PageOrRange,
  AsyncConfig,
  WebhookConfig,
  WebhookMode,
  ParseRequest,
  ParseAsyncRequest,
  ExtractRequest,
  ExtractAsyncRequest,
  ExtractSchema,
  SplitRequest,
  SplitAsyncRequest,
  ClassifyRequest,
  ClassifyAsyncRequest,
  Categories,
  Category,
  SplitDescription,
  SplitSection,
  EditRequest,
  EditAsyncRequest,
  DocumentSettings,
  DocumentUrl,
  EditInstructions,
  PipelineRequest,
  PipelineAsyncRequest,
  PipelineInput,
  PipelineId,
  UploadRequest,
  UploadUrlRequest,
  PipelineDefinition,
  PipelineStep,
  ParseStep,
  ExtractStep,
  ExtractStepConfig,
  SplitStep,
  SplitStepConfig,
  EditStep,
  EditStepConfig,
  BoundingBox,
  BlockType,
  Confidence,
  Block,
  Chart,
  ChartSeries,
  ChartPoint,
  BlockLine,
  TextRun,
  BlockCell,
  BlockCaption,
  Chunk,
  PageSize,
  PageUnit,
  ParseWarning,
  OcrData,
  OcrText,
  FullResult,
  UrlResult,
  ParseOutput,
  ExtractOutput,
  Citation,
  SplitOutput,
  ClassifyOutput,
  CategoryScore,
  SplitRule,
  SplitRuleStatus,
  Split,
  PageList,
  EditOutput,
  DocumentEdit,
  EditKind,
  EditStatus,
  PipelineOutput,
  StepFailure,
  StoredPipeline,
  PipelineList,
  SectionExtract,
  FullJobResult,
  JobId,
  Duration,
  Usage,
  ModelUsage,
  ParseResponse,
  ExtractResponse,
  ClassifyResponse,
  SplitResponse,
  EditResponse,
  PipelineResponse,
  JobSubmission,
  UploadResponse,
  UploadUrlResponse,
  JobStatus,
  JobType,
  Progress,
  CreatedAt,
  StartedAt,
  FinishedAt,
  ExpiresAt,
  DocumentName,
  Metadata,
  JobRecord,
  JobList,
  PendingJob,
  RunningJob,
  CompletedJob,
  FailedJob,
  JobResult,
  CancelResponse,
  DeleteResponse,
  WebhookSecret,
  JobCompletedEvent,
  JobFailedEvent,
  WebhookEvent,
  ErrorBody,
  TimeoutErrorBody,
  ValidationErrorBody,
  ValidationIssue,
  ErrorCode,
  VersionResponse,
  HealthResponse,
  ReadyResponse,
  ContractDocument,
  PageImage,
  FileContent,
} from "./schemas.ts";

export interface paths {
    "/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parse a document
         * @description Converts a document into text, tables and figures, grouped into chunks, with a bounding box for every block.
         */
        post: operations["parse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/parse_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a parse job
         * @description The asynchronous form of `/parse`. Returns the job id at once.
         */
        post: operations["parseAsync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extract structured data
         * @description Parses a document and fills the caller's JSON Schema from it. Every value that was found is cited: `citations` leads from a value to the blocks it was read from.
         */
        post: operations["extract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/extract_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an extract job
         * @description The asynchronous form of `/extract`, with the same body plus `async`. Returns the job id at once.
         */
        post: operations["extractAsync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a document into sections
         * @description The synchronous form of split. Finds the pages of each section that the caller describes.
         */
        post: operations["split"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/split_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a split job
         * @description The asynchronous form of `/split`, with the same body plus `async`. Returns the job id at once.
         */
        post: operations["splitAsync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify a document
         * @description The synchronous form of classify. Names the category of the document out of those that the caller describes.
         */
        post: operations["classify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classify_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a classify job
         * @description The asynchronous form of `/classify`, with the same body plus `async`. Returns the job id at once.
         */
        post: operations["classifyAsync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a document
         * @description Modifies, redacts, transforms or fills a document from natural-language instructions, and stores the edited document.
         */
        post: operations["edit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/edit_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit an edit job
         * @description The asynchronous form of `/edit`. Returns the job id at once.
         */
        post: operations["editAsync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a pipeline
         * @description Runs a stored pipeline, identified by its id, on a document. A pipeline combines parse, extract, split and edit steps.
         */
        post: operations["pipeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pipeline_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a pipeline job
         * @description The asynchronous form of `/pipeline`. Returns the job id at once.
         */
        post: operations["pipelineAsync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pipelines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List pipelines
         * @description The pipelines of the organization that owns the key, each in its newest version, by name.
         */
        get: operations["listPipelines"];
        put?: never;
        /**
         * Store a pipeline
         * @description Stores a pipeline under its name. A name that exists gets a new version and keeps its id; the definition that is the newest already makes none. Jobs that were submitted before run the version of their time.
         */
        post: operations["createPipeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pipelines/{pipeline_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id or the name of a stored pipeline.
                 * @example 0199d39f-2222-7aaa-8bbb-3c4d5e6f7a8b
                 */
                pipeline_id: string;
            };
            cookie?: never;
        };
        /**
         * Read a pipeline
         * @description A stored pipeline, in its newest version or in another.
         */
        get: operations["getPipeline"];
        put?: never;
        post?: never;
        /**
         * Delete a pipeline
         * @description Deletes a pipeline with all its versions. Jobs that were submitted before run on.
         */
        delete: operations["deletePipeline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document
         * @description Stores a file and returns a reference that every operation accepts as input. The answer comes only after the file is on durable storage. Up to 100 MB (configurable), kept for 7 days (configurable).
         */
        post: operations["upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload_url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announce an upload
         * @description Gives a file reference, and an address that takes the bytes of the file as the body of a PUT: of exactly the size announced here, for 1 hour, without a key. Where the service keeps its files in an object store that callers can reach, the address leads there, and the bytes do not pass through the service. The reference can be used once the PUT has answered 200; before that it answers 409 `file_not_uploaded`. The reference is kept like that of an upload.
         */
        post: operations["createUploadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that the submission returned.
                 * @example 0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        /**
         * Read a job
         * @description The record of a job, with its result when it has completed and its error when it has failed. Poll every 2 to 5 seconds, not more often than once a second, or pass `wait`.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Delete a job
         * @description Deletes the job, its result and the images it made, at once. A job that is pending or running is cancelled first. Uploaded documents stay until their retention ends. Reading or deleting the job afterwards answers 410.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List jobs
         * @description The jobs of the organization that owns the key, newest first, as a bare array. Results are always given in `url` form. A further page is announced by `Link: <…>; rel="next"` and by `X-Next-Cursor`.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that the submission returned.
                 * @example 0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description Cancels a job that is pending or running; it then reads back as `FAILED` with `error_code: cancelled`. Cancelling it again gives the same answer. A job that has completed or failed for another reason answers 409.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the webhook secret
         * @description The secret that the webhooks of the organization that owns the key are signed with. The first read, or the first webhook, makes it.
         */
        get: operations["getWebhookSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/secret/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the webhook secret
         * @description Makes a new secret, which signs from now on. The one before signs along for 24 hours: `webhook-signature` then holds a signature of each, so that a receiver verifies with either. While four earlier secrets still sign, a further one answers 409.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/results/{result_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a result
         * @description The full result behind a URL result. The address is signed and valid for 1 hour; reading the job mints a new one. A service that keeps its files in an object store may give addresses of that store instead, so clients take the address as it is. With an API key the signature may be left out. One `Range` of bytes is served, so that an interrupted download can continue.
         */
        get: operations["downloadResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description The bytes behind a file reference: an upload, an edited document, or the image of a block. `presigned_url` and `document_url` lead here, signed and valid for 1 hour. With an API key the signature may be left out. One `Range` of bytes is served.
         */
        get: operations["downloadFile"];
        /**
         * Send the bytes of an announced upload
         * @description Stores the body as the file that `POST /upload_url` announced, whatever its `Content-Type`. `upload_url` leads here, signed and valid for 1 hour, unless the service's object store takes the bytes itself. With an API key the signature may be left out. The answer comes only after the file is on durable storage; a repeated PUT takes the place of the one before.
         */
        put: operations["uploadFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{file_id}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The file id, without `docsvc://`. */
                file_id: string;
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            cookie?: never;
        };
        /**
         * See a page of a file
         * @description An image of one page, as the service itself draws it: the boxes of a result lie on it exactly, also where the page is turned or cropped. Of PDF files and pictures; other formats have no pages to draw and answer 400 `unsupported_format`. A page is drawn when it is asked for.
         */
        get: operations["drawFilePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/job/{job_id}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that the submission returned.
                 * @example 0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10
                 */
                job_id: components["parameters"]["JobId"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            cookie?: never;
        };
        /**
         * See a page of a job's document
         * @description As `GET /files/{file_id}/pages/{page}`, of the document that the job has read. Of an input that was fetched from an address nothing is kept: it answers 400 `invalid_input`.
         */
        get: operations["drawJobPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the version
         * @description The version of this contract and of the running service. Needs no key.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the process answers
         * @description Answers as long as the process lives. For restarting; use `/ready` for routing. Needs no key.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that requests can be served
         * @description Answers 200 when the stores can be reached and the service is not draining, otherwise 503. Needs no key.
         */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this contract
         * @description This document as JSON. Needs no key.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    jobCompleted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job has completed
         * @description Sent to `async.webhook.url`, following Standard Webhooks. The body's `data` is the job record with the submitted `metadata`; the result
         * is inline up to 20 kB and in `url` form beyond.
         *
         * The receiver verifies `webhook-signature` over `webhook-id.webhook-timestamp.body` with the organization's secret (`GET /webhooks/secret`), and
         * answers 2xx within 15 seconds. Redirects are not followed. Anything else is tried again, 10 tries in about 75 hours with jitter; 410
         * stops at once. Delivery is at least once: the same event keeps its `webhook-id`, so receivers drop repeats by it. Deliveries are
         * logged and can be replayed.
         *
         * While one secret replaces another, `webhook-signature` holds a signature of each for 24 hours. The event of a job that was deleted
         * meanwhile still comes, without its metadata; the address of its result answers 410.
         */
        post: operations["jobCompleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    jobFailed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A job has failed or was cancelled
         * @description Sent to `async.webhook.url`, following Standard Webhooks. The body's `data` is the job record with the submitted `metadata`; the result
         * is inline up to 20 kB and in `url` form beyond.
         *
         * The receiver verifies `webhook-signature` over `webhook-id.webhook-timestamp.body` with the organization's secret (`GET /webhooks/secret`), and
         * answers 2xx within 15 seconds. Redirects are not followed. Anything else is tried again, 10 tries in about 75 hours with jitter; 410
         * stops at once. Delivery is at least once: the same event keeps its `webhook-id`, so receivers drop repeats by it. Deliveries are
         * logged and can be replayed.
         *
         * While one secret replaces another, `webhook-signature` holds a signature of each for 24 hours. The event of a job that was deleted
         * meanwhile still comes, without its metadata; the address of its result answers 410.
         */
        post: operations["jobFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        DocumentInput: DocumentInput;
        ParseConfig: ParseConfig;
        EnhanceConfig: EnhanceConfig;
        AgenticConfig: AgenticConfig;
        AgenticScope: AgenticScope;
        RetrievalConfig: RetrievalConfig;
        ChunkingConfig: ChunkingConfig;
        ChunkMode: ChunkMode;
        FormattingConfig: FormattingConfig;
        FormattingInclude: FormattingInclude;
        TableOutputFormat: TableOutputFormat;
        SpreadsheetConfig: SpreadsheetConfig;
        SplitLargeTablesConfig: SplitLargeTablesConfig;
        SpreadsheetClustering: SpreadsheetClustering;
        SettingsConfig: SettingsConfig;
        AttachmentsConfig: AttachmentsConfig;
        OcrSystem: OcrSystem;
        ExtractionMode: ExtractionMode;
        ReturnImage: ReturnImage;
        PageRange: PageRange;
        PageSelection: PageSelection;
        PageOrRange: PageOrRange;
        AsyncConfig: AsyncConfig;
        WebhookConfig: WebhookConfig;
        WebhookMode: WebhookMode;
        ParseRequest: ParseRequest;
        ParseAsyncRequest: ParseAsyncRequest;
        ExtractRequest: ExtractRequest;
        ExtractAsyncRequest: ExtractAsyncRequest;
        ExtractSchema: ExtractSchema;
        SplitRequest: SplitRequest;
        SplitAsyncRequest: SplitAsyncRequest;
        ClassifyRequest: ClassifyRequest;
        ClassifyAsyncRequest: ClassifyAsyncRequest;
        Categories: Categories;
        Category: Category;
        SplitDescription: SplitDescription;
        SplitSection: SplitSection;
        EditRequest: EditRequest;
        EditAsyncRequest: EditAsyncRequest;
        DocumentSettings: DocumentSettings;
        DocumentUrl: DocumentUrl;
        EditInstructions: EditInstructions;
        PipelineRequest: PipelineRequest;
        PipelineAsyncRequest: PipelineAsyncRequest;
        PipelineInput: PipelineInput;
        PipelineId: PipelineId;
        UploadRequest: UploadRequest;
        UploadUrlRequest: UploadUrlRequest;
        PipelineDefinition: PipelineDefinition;
        PipelineStep: PipelineStep;
        ParseStep: ParseStep;
        ExtractStep: ExtractStep;
        ExtractStepConfig: ExtractStepConfig;
        SplitStep: SplitStep;
        SplitStepConfig: SplitStepConfig;
        EditStep: EditStep;
        EditStepConfig: EditStepConfig;
        BoundingBox: BoundingBox;
        BlockType: BlockType;
        Confidence: Confidence;
        Block: Block;
        Chart: Chart;
        ChartSeries: ChartSeries;
        ChartPoint: ChartPoint;
        BlockLine: BlockLine;
        TextRun: TextRun;
        BlockCell: BlockCell;
        BlockCaption: BlockCaption;
        Chunk: Chunk;
        PageSize: PageSize;
        PageUnit: PageUnit;
        ParseWarning: ParseWarning;
        OcrData: OcrData;
        OcrText: OcrText;
        FullResult: FullResult;
        UrlResult: UrlResult;
        ParseOutput: ParseOutput;
        ExtractOutput: ExtractOutput;
        Citation: Citation;
        SplitOutput: SplitOutput;
        ClassifyOutput: ClassifyOutput;
        CategoryScore: CategoryScore;
        SplitRule: SplitRule;
        SplitRuleStatus: SplitRuleStatus;
        Split: Split;
        PageList: PageList;
        EditOutput: EditOutput;
        DocumentEdit: DocumentEdit;
        EditKind: EditKind;
        EditStatus: EditStatus;
        PipelineOutput: PipelineOutput;
        StepFailure: StepFailure;
        StoredPipeline: StoredPipeline;
        PipelineList: PipelineList;
        SectionExtract: SectionExtract;
        FullJobResult: FullJobResult;
        JobId: JobId;
        Duration: Duration;
        Usage: Usage;
        ModelUsage: ModelUsage;
        ParseResponse: ParseResponse;
        ExtractResponse: ExtractResponse;
        ClassifyResponse: ClassifyResponse;
        SplitResponse: SplitResponse;
        EditResponse: EditResponse;
        PipelineResponse: PipelineResponse;
        JobSubmission: JobSubmission;
        UploadResponse: UploadResponse;
        UploadUrlResponse: UploadUrlResponse;
        JobStatus: JobStatus;
        JobType: JobType;
        Progress: Progress;
        CreatedAt: CreatedAt;
        StartedAt: StartedAt;
        FinishedAt: FinishedAt;
        ExpiresAt: ExpiresAt;
        DocumentName: DocumentName;
        Metadata: Metadata;
        JobRecord: JobRecord;
        JobList: JobList;
        PendingJob: PendingJob;
        RunningJob: RunningJob;
        CompletedJob: CompletedJob;
        FailedJob: FailedJob;
        JobResult: JobResult;
        CancelResponse: CancelResponse;
        DeleteResponse: DeleteResponse;
        WebhookSecret: WebhookSecret;
        JobCompletedEvent: JobCompletedEvent;
        JobFailedEvent: JobFailedEvent;
        WebhookEvent: WebhookEvent;
        ErrorBody: ErrorBody;
        TimeoutErrorBody: TimeoutErrorBody;
        ValidationErrorBody: ValidationErrorBody;
        ValidationIssue: ValidationIssue;
        ErrorCode: ErrorCode;
        VersionResponse: VersionResponse;
        HealthResponse: HealthResponse;
        ReadyResponse: ReadyResponse;
        ContractDocument: ContractDocument;
        PageImage: PageImage;
        FileContent: FileContent;
    };
    responses: {
        /** @description The job is created. */
        JobSubmitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": JobSubmission;
            };
        };
        /** @description The wait named in `Prefer: wait=N` is over and the job continues. Read it with `GET /job/{job_id}`. */
        StillRunning: {
            headers: {
                /** @description The wait that was applied, as `wait=N`. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": JobSubmission;
            };
        };
        /** @description The request cannot be carried out as asked: an unreadable body, an input that cannot be fetched, a bad page range, a wrong or missing password, an unsupported or damaged document, a model that is not configured. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The API key is missing or invalid, or the signature of a signed address is wrong. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The job, file, result, pipeline or path does not exist in this organization. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The state of the job does not allow this: it is already final (cancel), not final yet (`jobid://`), or the first request with the same idempotency key is still being answered. Or the bytes of an announced upload have not arrived. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The job, file or result was deleted, or its retention has ended; or the signed address has run out. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The body, the upload or the fetched document is larger than the service takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The `Content-Type` is not `application/json`, or for an upload not `multipart/form-data`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The range lies after the end of the file. `Content-Range` has its size. */
        RangeNotSatisfiable: {
            headers: {
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The body, a parameter or a header breaks this contract. `detail` names each place. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ValidationErrorBody;
            };
        };
        /** @description The rate limit of the key is reached. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description A fault of the service. The request id finds it in the logs. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description This service does not offer the operation or the option. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The service is overloaded, draining, or waits for one of its stores or models. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
        /** @description The operation takes longer than the service waits (120 seconds). The job continues; read it with `GET /job/{job_id}`. With the code `timeout` the job itself has run out of its `settings.timeout`. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": TimeoutErrorBody;
            };
        };
    };
    parameters: {
        /**
         * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
         * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
         */
        IdempotencyKey: string;
        /**
         * @description `wait=N` (RFC 7240): answer 202 with the job id if the operation takes longer than N seconds. More than the service's own limit (120 seconds) counts as that limit. Other preferences are ignored.
         * @example wait=20
         */
        Prefer: string;
        /**
         * @description The page, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Pixels of the image's width. A page that would have more than 16 million pixels is drawn smaller.
         * @example 1000
         */
        Width: number;
        /**
         * @description A part of the page instead of all of it: `left,top,width,height` as fractions of the page as displayed, as the boxes of a result are. `width` is then the width of this part.
         * @example 0.1,0.25,0.8,0.2
         */
        Region: string;
        /** @description Of an encrypted document, percent-encoded. The service keeps none. */
        DocumentPassword: string;
        /**
         * @description The id that the submission returned.
         * @example 0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10
         */
        JobId: string;
        /** @description When the signed address ends, in seconds since 1970. Part of the signed address. */
        Expires: number;
        /** @description The signature of the address. Part of the signed address. */
        Signature: string;
        /**
         * @description The id of the event, the same at every try.
         * @example msg_0199d3a2f00d7abc8def0123456789ab
         */
        WebhookId: string;
        /**
         * @description When this try was sent, in seconds since 1970. Refuse tries that are more than 5 minutes old.
         * @example 1795166101
         */
        WebhookTimestamp: string;
        /**
         * @description One or more signatures, separated by spaces, each `v1,<base64 of HMAC-SHA256>`.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
        /**
         * @description One range of bytes (RFC 9110), such as `bytes=1000-`. Several ranges, and what is no range, are answered with the whole.
         * @example bytes=1048576-
         */
        Range: string;
        /**
         * @description The `ETag` of the download to continue. If it has changed, the answer is the whole file.
         * @example "0199d3a1-0d4f-7e02-b1c7-93f0a2c45d66"
         */
        IfRange: string;
    };
    requestBodies: never;
    headers: {
        /** @description Always `bytes`: a `Range` is served. */
        AcceptRanges: string;
        /** @description The place of the bytes and how many there are in all, such as `bytes 5-9/10`; of a 416 `bytes *\/10`. */
        ContentRange: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description Always `Bearer`. */
        WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    parse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=N` (RFC 7240): answer 202 with the job id if the operation takes longer than N seconds. More than the service's own limit (120 seconds) counts as that limit. Other preferences are ignored.
                 * @example wait=20
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ParseRequest;
            };
        };
        responses: {
            /** @description The parsed document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ParseResponse;
                };
            };
            202: components["responses"]["StillRunning"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    parseAsync: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ParseAsyncRequest;
            };
        };
        responses: {
            200: components["responses"]["JobSubmitted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    extract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=N` (RFC 7240): answer 202 with the job id if the operation takes longer than N seconds. More than the service's own limit (120 seconds) counts as that limit. Other preferences are ignored.
                 * @example wait=20
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExtractRequest;
            };
        };
        responses: {
            /** @description The extracted data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExtractResponse;
                };
            };
            202: components["responses"]["StillRunning"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    extractAsync: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ExtractAsyncRequest;
            };
        };
        responses: {
            200: components["responses"]["JobSubmitted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    split: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=N` (RFC 7240): answer 202 with the job id if the operation takes longer than N seconds. More than the service's own limit (120 seconds) counts as that limit. Other preferences are ignored.
                 * @example wait=20
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SplitRequest;
            };
        };
        responses: {
            /** @description The sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SplitResponse;
                };
            };
            202: components["responses"]["StillRunning"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    splitAsync: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": SplitAsyncRequest;
            };
        };
        responses: {
            200: components["responses"]["JobSubmitted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    classify: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=N` (RFC 7240): answer 202 with the job id if the operation takes longer than N seconds. More than the service's own limit (120 seconds) counts as that limit. Other preferences are ignored.
                 * @example wait=20
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ClassifyRequest;
            };
        };
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ClassifyResponse;
                };
            };
            202: components["responses"]["StillRunning"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    classifyAsync: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ClassifyAsyncRequest;
            };
        };
        responses: {
            200: components["responses"]["JobSubmitted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    edit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=N` (RFC 7240): answer 202 with the job id if the operation takes longer than N seconds. More than the service's own limit (120 seconds) counts as that limit. Other preferences are ignored.
                 * @example wait=20
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EditRequest;
            };
        };
        responses: {
            /** @description The edited document and what was done to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": EditResponse;
                };
            };
            202: components["responses"]["StillRunning"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    editAsync: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EditAsyncRequest;
            };
        };
        responses: {
            200: components["responses"]["JobSubmitted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pipeline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description `wait=N` (RFC 7240): answer 202 with the job id if the operation takes longer than N seconds. More than the service's own limit (120 seconds) counts as that limit. Other preferences are ignored.
                 * @example wait=20
                 */
                Prefer?: components["parameters"]["Prefer"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PipelineRequest;
            };
        };
        responses: {
            /** @description The result of each step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PipelineResponse;
                };
            };
            202: components["responses"]["StillRunning"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
            504: components["responses"]["GatewayTimeout"];
        };
    };
    pipelineAsync: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PipelineAsyncRequest;
            };
        };
        responses: {
            200: components["responses"]["JobSubmitted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPipelines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipelines. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": PipelineList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPipeline: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PipelineDefinition;
            };
        };
        responses: {
            /** @description The stored pipeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoredPipeline;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPipeline: {
        parameters: {
            query?: {
                /**
                 * @description The version, counted from 1; without it the newest.
                 * @example 1
                 */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id or the name of a stored pipeline.
                 * @example 0199d39f-2222-7aaa-8bbb-3c4d5e6f7a8b
                 */
                pipeline_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StoredPipeline;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePipeline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id or the name of a stored pipeline.
                 * @example 0199d39f-2222-7aaa-8bbb-3c4d5e6f7a8b
                 */
                pipeline_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pipeline is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    upload: {
        parameters: {
            query?: {
                /**
                 * @description Forces the file extension, with or without its dot (`.png` or `png`), for a file whose name has none or a wrong one.
                 * @example .png
                 */
                extension?: string;
            };
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": UploadRequest;
            };
        };
        responses: {
            /** @description The reference of the stored file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUploadUrl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UploadUrlRequest;
            };
        };
        responses: {
            /** @description The reference, and where to send the bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadUrlResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJob: {
        parameters: {
            query?: {
                /**
                 * @description Seconds to hold the request open until the job is final. The current record is returned either way.
                 * @example 30
                 */
                wait?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The id that the submission returned.
                 * @example 0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobRecord;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id that the submission returned.
                 * @example 0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description The most records to return.
                 * @example 50
                 */
                limit?: number;
                /** @description Where to continue, the `X-Next-Cursor` of the previous page. Opaque. */
                cursor?: string;
                /** @description Only jobs with this status. */
                status?: JobStatus;
                /** @description Only jobs of this operation. */
                type?: JobType;
                /** @description Only jobs created later than this time. */
                created_after?: string;
                /** @description Only jobs created earlier than this time. */
                created_before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of jobs. */
            200: {
                headers: {
                    /** @description The address of the next page, as `<address>; rel="next"`. Absent on the last page. */
                    Link?: string;
                    /** @description The cursor of the next page. Absent on the last page. */
                    "X-Next-Cursor"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": JobList;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id that the submission returned.
                 * @example 0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10
                 */
                job_id: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CancelResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A key of the caller's choice that makes a repeated request safe. The same key with the same body gives the same job or file, for as long as that is kept; the same key with another body answers 422 with an issue of the type `idempotency_key_reused`. Keys belong to the organization.
                 * @example 7f0f7d0e-4f0b-4c58-9c6c-1c2f6c1f5a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": WebhookSecret;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadResult: {
        parameters: {
            query?: {
                /** @description When the signed address ends, in seconds since 1970. Part of the signed address. */
                expires?: components["parameters"]["Expires"];
                /** @description The signature of the address. Part of the signed address. */
                signature?: components["parameters"]["Signature"];
            };
            header?: {
                /**
                 * @description One range of bytes (RFC 9110), such as `bytes=1000-`. Several ranges, and what is no range, are answered with the whole.
                 * @example bytes=1048576-
                 */
                Range?: components["parameters"]["Range"];
                /**
                 * @description The `ETag` of the download to continue. If it has changed, the answer is the whole file.
                 * @example "0199d3a1-0d4f-7e02-b1c7-93f0a2c45d66"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
            };
            path: {
                /** @description The `result_id` of the URL result. */
                result_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result, in the shape of the job's operation. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    /** @description Names the result, for `If-Range`. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FullJobResult;
                };
            };
            /** @description The bytes of the range. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FileContent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    downloadFile: {
        parameters: {
            query?: {
                /** @description When the signed address ends, in seconds since 1970. Part of the signed address. */
                expires?: components["parameters"]["Expires"];
                /** @description The signature of the address. Part of the signed address. */
                signature?: components["parameters"]["Signature"];
            };
            header?: {
                /**
                 * @description One range of bytes (RFC 9110), such as `bytes=1000-`. Several ranges, and what is no range, are answered with the whole.
                 * @example bytes=1048576-
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @description The file id, without `docsvc://`. */
                file_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    /** @description Always `attachment`, so that a browser never runs a stored file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": FileContent;
                };
            };
            /** @description The bytes of the range. */
            206: {
                headers: {
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": FileContent;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /** @description When the signed address ends, in seconds since 1970. Part of the signed address. */
                expires?: components["parameters"]["Expires"];
                /** @description The signature of the address. Part of the signed address. */
                signature?: components["parameters"]["Signature"];
            };
            header?: never;
            path: {
                /** @description The file id, without `docsvc://`. */
                file_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": FileContent;
            };
        };
        responses: {
            /** @description The file is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadResponse;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    drawFilePage: {
        parameters: {
            query?: {
                /**
                 * @description Pixels of the image's width. A page that would have more than 16 million pixels is drawn smaller.
                 * @example 1000
                 */
                width?: components["parameters"]["Width"];
                /**
                 * @description A part of the page instead of all of it: `left,top,width,height` as fractions of the page as displayed, as the boxes of a result are. `width` is then the width of this part.
                 * @example 0.1,0.25,0.8,0.2
                 */
                region?: components["parameters"]["Region"];
            };
            header?: {
                /** @description Of an encrypted document, percent-encoded. The service keeps none. */
                "Document-Password"?: components["parameters"]["DocumentPassword"];
            };
            path: {
                /** @description The file id, without `docsvc://`. */
                file_id: string;
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": PageImage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    drawJobPage: {
        parameters: {
            query?: {
                /**
                 * @description Pixels of the image's width. A page that would have more than 16 million pixels is drawn smaller.
                 * @example 1000
                 */
                width?: components["parameters"]["Width"];
                /**
                 * @description A part of the page instead of all of it: `left,top,width,height` as fractions of the page as displayed, as the boxes of a result are. `width` is then the width of this part.
                 * @example 0.1,0.25,0.8,0.2
                 */
                region?: components["parameters"]["Region"];
            };
            header?: {
                /** @description Of an encrypted document, percent-encoded. The service keeps none. */
                "Document-Password"?: components["parameters"]["DocumentPassword"];
            };
            path: {
                /**
                 * @description The id that the submission returned.
                 * @example 0199d3a0-7c1e-7b54-9f3a-2d6c1e8b4a10
                 */
                job_id: components["parameters"]["JobId"];
                /**
                 * @description The page, from 1.
                 * @example 1
                 */
                page: components["parameters"]["Page"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": PageImage;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": VersionResponse;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process answers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": HealthResponse;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service takes requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ReadyResponse;
                };
            };
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ContractDocument;
                };
            };
            500: components["responses"]["InternalError"];
        };
    };
    jobCompleted: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try.
                 * @example msg_0199d3a2f00d7abc8def0123456789ab
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse tries that are more than 5 minutes old.
                 * @example 1795166101
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures, separated by spaces, each `v1,<base64 of HMAC-SHA256>`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JobCompletedEvent;
            };
        };
        responses: {
            /** @description Gone. No further event is sent for this job. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    jobFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The id of the event, the same at every try.
                 * @example msg_0199d3a2f00d7abc8def0123456789ab
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this try was sent, in seconds since 1970. Refuse tries that are more than 5 minutes old.
                 * @example 1795166101
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures, separated by spaces, each `v1,<base64 of HMAC-SHA256>`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": JobFailedEvent;
            };
        };
        responses: {
            /** @description Gone. No further event is sent for this job. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. The body is not read. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
