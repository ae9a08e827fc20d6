// Generated from openapi.yaml by `pnpm run generate`. Do not edit.

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
    "/results/{result_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a result
         * @description The full result behind a URL result. The address is signed and valid for 1 hour; reading the job mints a new one. A service that keeps its files in an object store may give addresses of that store instead, so clients take the address as it is. With an API key the signature may be left out.
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
         * @description The bytes behind a file reference: an upload, an edited document, or the image of a block. `presigned_url` and `document_url` lead here, signed and valid for 1 hour. With an API key the signature may be left out.
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
         * The receiver verifies `webhook-signature` over `webhook-id.webhook-timestamp.body` with the organization's secret (`whsec_…`), and
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
         * The receiver verifies `webhook-signature` over `webhook-id.webhook-timestamp.body` with the organization's secret (`whsec_…`), and
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
        /**
         * @description A document: an upload response, or a string in one of these forms.
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
        DocumentInput: string | components["schemas"]["UploadResponse"];
        /** @description How a document is parsed. Ignored when the input is a `jobid://` reference. */
        ParseConfig: {
            /** @description Passes of a vision language model. */
            enhance?: components["schemas"]["EnhanceConfig"];
            /** @description How the blocks are grouped and prepared for retrieval. */
            retrieval?: components["schemas"]["RetrievalConfig"];
            /** @description How content is written. */
            formatting?: components["schemas"]["FormattingConfig"];
            /** @description How sheets are read. One sheet is one page. */
            spreadsheet?: components["schemas"]["SpreadsheetConfig"];
            /** @description Settings of the run. */
            settings?: components["schemas"]["SettingsConfig"];
        };
        /** @description Passes of a vision language model. */
        EnhanceConfig: {
            /**
             * @description Uses vision language models to improve accuracy for the chosen block types. Without a configured model a non-empty list answers 400 `model_not_configured`.
             * @default []
             */
            agentic?: components["schemas"]["AgenticConfig"][];
            /**
             * @description Summarizes figures with a vision model. Without a configured model the caption or the figure's own text is used, and nothing fails.
             * @default true
             */
            summarize_figures?: boolean;
        };
        /** @description A model pass over the blocks of one scope. */
        AgenticConfig: {
            /** @description The block types that a model pass works on. */
            scope: components["schemas"]["AgenticScope"];
            /** @description Optional instruction for that scope. */
            prompt?: string | null;
        };
        /**
         * @description The block types that a model pass works on.
         * @enum {string}
         */
        AgenticScope: "table" | "figure" | "text";
        /** @description How the blocks are grouped and prepared for retrieval. */
        RetrievalConfig: {
            /** @description How blocks are grouped into chunks. */
            chunking?: components["schemas"]["ChunkingConfig"];
            /**
             * @description Blocks of these types are left out of the `content` and `embed` of chunks and of `blocks`.
             * @default []
             */
            filter_blocks?: components["schemas"]["BlockType"][];
            /**
             * @description Puts the heading path in front of each chunk's `embed`, and keeps headers, footers and page numbers out of it.
             * @default false
             */
            embedding_optimized?: boolean;
        };
        /** @description How blocks are grouped into chunks. */
        ChunkingConfig: {
            /**
             * @description How blocks are grouped into chunks.
             * @default disabled
             */
            chunk_mode?: components["schemas"]["ChunkMode"];
            /** @description Characters of `content` that a chunk aims at, for the modes that size chunks; null is between 250 and 1,500. Blocks are never split, except tables and texts longer than the size, which are split at rows and sentences. */
            chunk_size?: number | null;
        };
        /**
         * @description How blocks are grouped into chunks.
         *
         * | chunk_mode | meaning |
         * |---|---|
         * | `disabled` | No chunking: one chunk with the whole document. |
         * | `variable` | Variable-size chunks based on content. |
         * | `section` | One chunk per document section. |
         * | `page` | One chunk per page. |
         * | `block` | One chunk per block. |
         * | `page_sections` | Sections within pages. |
         * @enum {string}
         */
        ChunkMode: "variable" | "section" | "page" | "disabled" | "block" | "page_sections";
        /** @description How content is written. */
        FormattingConfig: {
            /**
             * @description Puts `<!-- page N -->` on a line of its own in `content` before what page N begins with.
             * @default false
             */
            add_page_markers?: boolean;
            /**
             * @description How tables are written.
             * @default dynamic
             */
            table_output_format?: components["schemas"]["TableOutputFormat"];
            /**
             * @description Joins a table that goes on over pages into one block, whose bounding box is that of its first part.
             * @default false
             */
            merge_tables?: boolean;
            /**
             * @description What is kept besides the plain text.
             * @default []
             */
            include?: components["schemas"]["FormattingInclude"][];
        };
        /**
         * @description What is kept besides the plain text.
         *
         * | include | effect |
         * |---|---|
         * | `change_tracking` | Tracked changes as `<ins>…</ins>` and `<del>…</del>`; without it the text reads as if all were accepted. |
         * | `highlight` | Highlighted text as `<mark>…</mark>`. |
         * | `comments` | Annotations as `Comment` blocks. |
         * | `hyperlinks` | Links as `[text](address)`. |
         * | `signatures` | Signatures as `Signature` blocks. |
         * @enum {string}
         */
        FormattingInclude: "change_tracking" | "highlight" | "comments" | "hyperlinks" | "signatures";
        /**
         * @description How tables are written.
         *
         * | format | meaning |
         * |---|---|
         * | `html` | An HTML table with row and column spans. |
         * | `json` | Rows of cell texts as JSON. |
         * | `md` | A Markdown table. |
         * | `jsonbbox` | JSON rows whose cells carry `text`, `bbox` and spans. |
         * | `dynamic` | Markdown for simple tables, HTML as soon as a cell spans. |
         * | `csv` | Comma-separated values. |
         * @enum {string}
         */
        TableOutputFormat: "html" | "json" | "md" | "jsonbbox" | "dynamic" | "csv";
        /** @description How sheets are read. One sheet is one page. */
        SpreadsheetConfig: {
            /** @description Splits long tables of sheets into several blocks, each with the header rows. */
            split_large_tables?: components["schemas"]["SplitLargeTablesConfig"];
            /**
             * @description How separate tables on one sheet are told apart: `accurate` by content, formatting and empty cells; `fast` by empty rows and columns; `disabled` takes the whole sheet as one table.
             * @default accurate
             */
            clustering?: components["schemas"]["SpreadsheetClustering"];
        };
        /** @description Splits long tables of sheets into several blocks, each with the header rows. */
        SplitLargeTablesConfig: {
            /**
             * @description Whether long tables are split.
             * @default true
             */
            enabled?: boolean;
            /**
             * @description The most rows of one block.
             * @default 50
             */
            size?: number;
        };
        /**
         * @description How separate tables on one sheet are told apart: `accurate` by content, formatting and empty cells; `fast` by empty rows and columns; `disabled` takes the whole sheet as one table.
         * @enum {string}
         */
        SpreadsheetClustering: "accurate" | "fast" | "disabled";
        /** @description Settings of the run. */
        SettingsConfig: {
            /**
             * @description `standard` is multilingual OCR. `legacy` supports only Germanic languages.
             * @default standard
             */
            ocr_system?: components["schemas"]["OcrSystem"];
            /**
             * @description `ocr` reads the page images alone; `hybrid` combines OCR with text embedded in the PDF.
             * @default hybrid
             */
            extraction_mode?: components["schemas"]["ExtractionMode"];
            /**
             * @description Forces the result to be returned as a URL result. Without it, only results over 4 MiB are.
             * @default false
             */
            force_url_result?: boolean;
            /**
             * @description Adds the words and lines that were recognized, with their boxes, as `ocr` of the full result.
             * @default false
             */
            return_ocr_data?: boolean;
            /**
             * @description Stores an image of each block of these kinds; the block names it in `image_file_id`.
             * @default []
             */
            return_images?: components["schemas"]["ReturnImage"][];
            /** @description The pages to process; null is all. */
            page_range?: components["schemas"]["PageRange"] | null;
            /** @description Seconds of wall clock for one attempt; null is the lesser of 3,600 and 60 + 30 × pages. A job that runs longer fails with `timeout`. */
            timeout?: number | null;
            /** @description Password for an encrypted document. Kept encrypted, and wiped when the job ends. A wrong or missing one answers 400. */
            document_password?: string | null;
        };
        /**
         * @description `standard` is multilingual OCR. `legacy` supports only Germanic languages.
         * @enum {string}
         */
        OcrSystem: "standard" | "legacy";
        /**
         * @description `ocr` reads the page images alone; `hybrid` combines OCR with text embedded in the PDF.
         * @enum {string}
         */
        ExtractionMode: "ocr" | "hybrid";
        /**
         * @description A kind of block whose image is stored.
         * @enum {string}
         */
        ReturnImage: "figure" | "table";
        /** @description The pages to process, both ends included. Pages after the last are ignored; a start after the end or after the last page answers 400. */
        PageRange: {
            /** @description The first page, counted from 1. Without it, 1. */
            start?: number;
            /** @description The last page. Without it, the last of the document. */
            end?: number;
        };
        /** @description How an asynchronous job is queued and announced. */
        AsyncConfig: {
            /**
             * @description Runs before the organization's jobs without priority.
             * @default false
             */
            priority?: boolean;
            /** @description Where the result is announced, instead of or as well as being polled. */
            webhook?: components["schemas"]["WebhookConfig"];
            /** @description Any JSON value of the caller, given back in the job record and in webhooks. At most 16 KiB as JSON, otherwise 400 `metadata_too_large`. */
            metadata?: unknown;
        };
        /** @description Where the result is announced, instead of or as well as being polled. */
        WebhookConfig: {
            /** @description Address that receives the events `job.completed` and `job.failed`. It must be public; otherwise 400 `invalid_webhook_url`. */
            url?: string;
        };
        /** @description A document and how it is parsed. */
        ParseRequest: {
            /** @description A document: an upload response, or a string in one of these forms. */
            input: components["schemas"]["DocumentInput"];
            /** @description Passes of a vision language model. */
            enhance?: components["schemas"]["EnhanceConfig"];
            /** @description How the blocks are grouped and prepared for retrieval. */
            retrieval?: components["schemas"]["RetrievalConfig"];
            /** @description How content is written. */
            formatting?: components["schemas"]["FormattingConfig"];
            /** @description How sheets are read. One sheet is one page. */
            spreadsheet?: components["schemas"]["SpreadsheetConfig"];
            /** @description Settings of the run. */
            settings?: components["schemas"]["SettingsConfig"];
        };
        /** @description A document, how it is parsed, and how the job is queued. */
        ParseAsyncRequest: {
            /** @description A document: an upload response, or a string in one of these forms. */
            input: components["schemas"]["DocumentInput"];
            /** @description Passes of a vision language model. */
            enhance?: components["schemas"]["EnhanceConfig"];
            /** @description How the blocks are grouped and prepared for retrieval. */
            retrieval?: components["schemas"]["RetrievalConfig"];
            /** @description How content is written. */
            formatting?: components["schemas"]["FormattingConfig"];
            /** @description How sheets are read. One sheet is one page. */
            spreadsheet?: components["schemas"]["SpreadsheetConfig"];
            /** @description Settings of the run. */
            settings?: components["schemas"]["SettingsConfig"];
            /** @description How an asynchronous job is queued and announced. */
            async?: components["schemas"]["AsyncConfig"];
        };
        /** @description A document and the data to extract from it. */
        ExtractRequest: {
            /** @description A document: an upload response, or a string in one of these forms. */
            input: components["schemas"]["DocumentInput"];
            /** @description A JSON Schema (draft 2020-12) that describes the data to extract. A schema that is not valid JSON Schema answers 400 `invalid_schema`. */
            schema: components["schemas"]["ExtractSchema"];
            /** @description Custom system prompt for the extraction model. */
            system_prompt?: string;
            /** @description How a document is parsed. Ignored when the input is a `jobid://` reference. */
            parsing?: components["schemas"]["ParseConfig"];
        };
        /** @description A document, the data to extract from it, and how the job is queued. */
        ExtractAsyncRequest: {
            /** @description A document: an upload response, or a string in one of these forms. */
            input: components["schemas"]["DocumentInput"];
            /** @description A JSON Schema (draft 2020-12) that describes the data to extract. A schema that is not valid JSON Schema answers 400 `invalid_schema`. */
            schema: components["schemas"]["ExtractSchema"];
            /** @description Custom system prompt for the extraction model. */
            system_prompt?: string;
            /** @description How a document is parsed. Ignored when the input is a `jobid://` reference. */
            parsing?: components["schemas"]["ParseConfig"];
            /** @description How an asynchronous job is queued and announced. */
            async?: components["schemas"]["AsyncConfig"];
        };
        /** @description A JSON Schema (draft 2020-12) that describes the data to extract. A schema that is not valid JSON Schema answers 400 `invalid_schema`. */
        ExtractSchema: {
            [key: string]: unknown;
        };
        /** @description A document and the sections to find in it. */
        SplitRequest: {
            /** @description A document: an upload response, or a string in one of these forms. */
            input: components["schemas"]["DocumentInput"];
            /** @description The sections to find. */
            split_description: components["schemas"]["SplitDescription"];
            /** @description Rules in natural language that hold for all sections. */
            split_rules?: string;
            /** @description How a document is parsed. Ignored when the input is a `jobid://` reference. */
            parsing?: components["schemas"]["ParseConfig"];
        };
        /** @description A document, the sections to find in it, and how the job is queued. */
        SplitAsyncRequest: {
            /** @description A document: an upload response, or a string in one of these forms. */
            input: components["schemas"]["DocumentInput"];
            /** @description The sections to find. */
            split_description: components["schemas"]["SplitDescription"];
            /** @description Rules in natural language that hold for all sections. */
            split_rules?: string;
            /** @description How a document is parsed. Ignored when the input is a `jobid://` reference. */
            parsing?: components["schemas"]["ParseConfig"];
            /** @description How an asynchronous job is queued and announced. */
            async?: components["schemas"]["AsyncConfig"];
        };
        /** @description The sections to find. */
        SplitDescription: components["schemas"]["SplitSection"][];
        /** @description A section to find. */
        SplitSection: {
            /** @description The name of the section; the result refers to it. */
            title: string;
            /** @description What belongs to the section. */
            description?: string;
        };
        /** @description A document and what to do to it. */
        EditRequest: {
            /** @description The document to edit, as a public or presigned URL or a `docsvc://<file_id>` reference. */
            document_url: components["schemas"]["DocumentUrl"];
            /** @description What to change, in natural language. */
            edit_instructions: components["schemas"]["EditInstructions"];
        };
        /** @description A document, what to do to it, and how the job is queued. */
        EditAsyncRequest: {
            /** @description The document to edit, as a public or presigned URL or a `docsvc://<file_id>` reference. */
            document_url: components["schemas"]["DocumentUrl"];
            /** @description What to change, in natural language. */
            edit_instructions: components["schemas"]["EditInstructions"];
            /** @description How an asynchronous job is queued and announced. */
            async?: components["schemas"]["AsyncConfig"];
        };
        /** @description The document to edit, as a public or presigned URL or a `docsvc://<file_id>` reference. */
        DocumentUrl: string;
        /** @description What to change, in natural language. */
        EditInstructions: string;
        /** @description A document and the pipeline to run on it. */
        PipelineRequest: {
            /** @description The document, in one of the string forms of a document input. */
            input: components["schemas"]["PipelineInput"];
            /** @description The id of a stored pipeline. Its newest version runs. */
            pipeline_id: components["schemas"]["PipelineId"];
        };
        /** @description A document, the pipeline to run on it, and how the job is queued. */
        PipelineAsyncRequest: {
            /** @description The document, in one of the string forms of a document input. */
            input: components["schemas"]["PipelineInput"];
            /** @description The id of a stored pipeline. Its newest version runs. */
            pipeline_id: components["schemas"]["PipelineId"];
            /** @description How an asynchronous job is queued and announced. */
            async?: components["schemas"]["AsyncConfig"];
        };
        /** @description The document, in one of the string forms of a document input. */
        PipelineInput: string;
        /** @description The id of a stored pipeline. Its newest version runs. */
        PipelineId: string;
        /** @description The document as multipart form data. */
        UploadRequest: {
            /** @description The document. Its type is detected from its content. */
            file: Blob;
        };
        /** @description What is going to be uploaded. */
        UploadUrlRequest: {
            /** @description The size of the file. The address takes exactly as many bytes. */
            bytes: number;
            /** @description The file's extension, with or without its dot (`.png` or `png`). The type is detected from the content either way. */
            extension?: string;
        };
        /** @description The stored configuration of a pipeline, made in the studio or on the command line. Each change makes a new version. Steps run in order; each operation occurs at most once. Without a parse step the document is parsed with the defaults. */
        PipelineDefinition: {
            /** @description A name for people. */
            name: string;
            /** @description The steps, in the order in which they run. */
            steps: components["schemas"]["PipelineStep"][];
        };
        /** @description An operation and its configuration. */
        PipelineStep: components["schemas"]["ParseStep"] | components["schemas"]["ExtractStep"] | components["schemas"]["SplitStep"] | components["schemas"]["EditStep"];
        /** @description Parses the document. */
        ParseStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "parse";
            /** @description How a document is parsed. Ignored when the input is a `jobid://` reference. */
            config: components["schemas"]["ParseConfig"];
        };
        /** @description Extracts data; after a split step, from each section by itself. */
        ExtractStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "extract";
            /** @description What an extract step extracts. */
            config: components["schemas"]["ExtractStepConfig"];
        };
        /** @description What an extract step extracts. */
        ExtractStepConfig: {
            /** @description A JSON Schema (draft 2020-12) that describes the data to extract. A schema that is not valid JSON Schema answers 400 `invalid_schema`. */
            schema: components["schemas"]["ExtractSchema"];
            /** @description Custom system prompt for the extraction model. */
            system_prompt?: string;
        };
        /** @description Finds sections. */
        SplitStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "split";
            /** @description The sections that a split step finds. */
            config: components["schemas"]["SplitStepConfig"];
        };
        /** @description The sections that a split step finds. */
        SplitStepConfig: {
            /** @description The sections to find. */
            split_description: components["schemas"]["SplitDescription"];
            /** @description Rules in natural language that hold for all sections. */
            split_rules?: string;
        };
        /** @description Edits the document. */
        EditStep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "edit";
            /** @description What an edit step does. */
            config: components["schemas"]["EditStepConfig"];
        };
        /** @description What an edit step does. */
        EditStepConfig: {
            /** @description What to change, in natural language. */
            edit_instructions: components["schemas"]["EditInstructions"];
        };
        /** @description A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
        BoundingBox: {
            /** @description Distance from the left edge. */
            left: number;
            /** @description Distance from the top edge. */
            top: number;
            /** @description Width of the rectangle. */
            width: number;
            /** @description Height of the rectangle. */
            height: number;
            /** @description The page, counted from 1. A sheet counts as a page. */
            page: number;
        };
        /**
         * @description What a block is.
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
         * @enum {string}
         */
        BlockType: "Header" | "Footer" | "Title" | "Section Header" | "Page Number" | "List Item" | "Figure" | "Table" | "Key Value" | "Text" | "Comment" | "Signature";
        /**
         * @description How sure the service is: of recognized text by the confidence of its words, of guessed structure by its own evidence.
         * @enum {string}
         */
        Confidence: "low" | "high";
        /** @description A located piece of the document. */
        Block: {
            /** @description What a block is. */
            type: components["schemas"]["BlockType"];
            /** @description A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
            bbox: components["schemas"]["BoundingBox"];
            /** @description The text of the block; of a table in `formatting.table_output_format`. */
            content: string;
            /** @description How sure the service is of the block's text and type. This service gives it on every block. */
            confidence?: components["schemas"]["Confidence"] | null;
            /** @description Heading level of a Title or Section Header, nesting depth of a List Item, both from 1. */
            level?: number;
            /** @description The image of the block as `docsvc://<file_id>`, when `settings.return_images` asks for it. PNG, downloaded with `GET /files/{file_id}`. */
            image_file_id?: string;
        };
        /** @description A group of consecutive blocks in reading order. */
        Chunk: {
            /** @description Extracted text content. */
            content: string;
            /** @description Content optimized for embedding and retrieval: figures by their summary or caption, tables as compact readable text. With `retrieval.embedding_optimized` it begins with the heading path and has no headers, footers and page numbers. */
            embed: string;
            /** @description Text that a model pass has rewritten or added; null where none ran or it failed. */
            enriched?: string | null;
            /** @description The blocks of the chunk, in reading order. */
            blocks: components["schemas"]["Block"][];
        };
        /** @description The size of a page as displayed. */
        PageSize: {
            /** @description The page, counted from 1. */
            page: number;
            /** @description Width in the unit. */
            width: number;
            /** @description Height in the unit. */
            height: number;
            /** @description `pt`: points of paged documents. `px`: pixels of images. `cell`: columns × rows of sheets. */
            unit: components["schemas"]["PageUnit"];
            /** @description The name of the sheet. */
            name?: string;
        };
        /**
         * @description `pt`: points of paged documents. `px`: pixels of images. `cell`: columns × rows of sheets.
         * @enum {string}
         */
        PageUnit: "pt" | "px" | "cell";
        /** @description Something in the document that could not be read fully. The result stands, with less of that place. */
        ParseWarning: {
            /** @description What kind, for programs. The kinds grow. */
            code: string;
            /** @description What happened, for people. */
            message: string;
            /** @description The page, counted from 1. */
            page?: number;
        };
        /** @description What was recognized on page images. */
        OcrData: {
            /** @description The words, in reading order. */
            words: components["schemas"]["OcrText"][];
            /** @description The lines, in reading order. */
            lines: components["schemas"]["OcrText"][];
        };
        /** @description A recognized word or line. */
        OcrText: {
            /** @description The text. */
            text: string;
            /** @description A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
            bbox: components["schemas"]["BoundingBox"];
            /** @description How sure the recognition is, from 0 to 1. */
            confidence?: number | null;
        };
        /** @description The parsed document itself. */
        FullResult: {
            /**
             * @description Tells a full result from a URL result. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "full";
            /** @description The chunks, in reading order. */
            chunks: components["schemas"]["Chunk"][];
            /** @description The size of every processed page, so that any bounding box converts exactly. */
            pages?: components["schemas"]["PageSize"][];
            /** @description What was recognized on page images. */
            ocr?: components["schemas"]["OcrData"];
            /** @description What could not be read fully. */
            warnings?: components["schemas"]["ParseWarning"][];
        };
        /** @description A result that is downloaded: one over 4 MiB, one asked for with `settings.force_url_result`, and every result in a job list. The address needs no key, is valid for 1 hour, and is minted again each time the job is read. It leads to the service, or to its object store where callers can reach that. */
        UrlResult: {
            /**
             * @description Tells a URL result from a full result. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "url";
            /**
             * Format: uri
             * @description Presigned URL from which the full result is downloaded.
             */
            url: string;
            /** @description The id of the stored result. */
            result_id: string;
        };
        /** @description A full result or a URL result, told apart by `type`. */
        ParseResult: components["schemas"]["FullResult"] | components["schemas"]["UrlResult"];
        /** @description The extracted data and where it was found. */
        ExtractResult: {
            /** @description A value that is valid against the caller's schema. */
            data: unknown;
            /** @description From a JSON Pointer (RFC 6901) into `data` to the places that the value was read from. */
            citations: {
                [key: string]: components["schemas"]["Citation"][];
            };
        };
        /** @description A place in the document that supports a value. */
        Citation: {
            /** @description A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
            bbox: components["schemas"]["BoundingBox"];
            /** @description The text of the place. */
            content: string;
            /** @description What a block is. */
            block_type: components["schemas"]["BlockType"];
            /** @description How sure the service is: of recognized text by the confidence of its words, of guessed structure by its own evidence. */
            confidence: components["schemas"]["Confidence"];
        };
        /** @description The pages of each section. */
        SplitResult: {
            /** @description The sections, in the order in which they were described. */
            splits: components["schemas"]["Split"][];
            /** @description From the title of a section to its pages. */
            section_mapping: {
                [key: string]: components["schemas"]["PageList"];
            };
        };
        /** @description A section and its pages. */
        Split: {
            /** @description The title that the caller gave. */
            title: string;
            /** @description Pages, counted from 1, ascending. */
            pages: components["schemas"]["PageList"];
            /** @description How sure the service is: of recognized text by the confidence of its words, of guessed structure by its own evidence. */
            confidence: components["schemas"]["Confidence"];
        };
        /** @description Pages, counted from 1, ascending. */
        PageList: number[];
        /** @description The edited document and each edit. */
        EditResult: {
            /**
             * Format: uri
             * @description Signed address of the edited document, valid for 1 hour and minted again each time the job is read.
             */
            document_url: string;
            /** @description The edited document as `docsvc://<file_id>`, which every operation accepts. */
            file_id: string;
            /** @description What was done, in reading order. */
            edits: components["schemas"]["DocumentEdit"][];
        };
        /** @description One change of the document. */
        DocumentEdit: {
            /** @description `redact` removes the bytes, `replace` changes text, `fill` sets a form field, `highlight` marks a place. */
            kind: components["schemas"]["EditKind"];
            /** @description Where; null when the place was not found. */
            bbox: components["schemas"]["BoundingBox"] | null;
            /** @description The text before. Never given for a redaction. */
            before?: string;
            /** @description The text after. */
            after?: string;
            /** @description `applied`; `not_found`: the document has no such place; `failed`: the place was found and could not be changed. */
            status: components["schemas"]["EditStatus"];
        };
        /**
         * @description `redact` removes the bytes, `replace` changes text, `fill` sets a form field, `highlight` marks a place.
         * @enum {string}
         */
        EditKind: "redact" | "replace" | "fill" | "highlight";
        /**
         * @description `applied`; `not_found`: the document has no such place; `failed`: the place was found and could not be changed.
         * @enum {string}
         */
        EditStatus: "applied" | "not_found" | "failed";
        /** @description The result of each step; null for a step that did not run. */
        PipelineResult: {
            /** @description The result of the parse step. */
            parse: components["schemas"]["FullResult"] | null;
            /** @description The result of the extract step; after a split step, one for each section. */
            extract: components["schemas"]["ExtractResult"] | components["schemas"]["SectionExtract"][] | null;
            /** @description The result of the split step. */
            split: components["schemas"]["SplitResult"] | null;
            /** @description The result of the edit step. */
            edit: components["schemas"]["EditResult"] | null;
        };
        /** @description The data extracted from one section. */
        SectionExtract: {
            /** @description The title of the section. */
            title: string;
            /** @description Pages, counted from 1, ascending. */
            pages: components["schemas"]["PageList"];
            /** @description The extracted data and where it was found. */
            result: components["schemas"]["ExtractResult"];
        };
        /** @description A result itself, in the shape of the job's operation. */
        FullJobResult: components["schemas"]["FullResult"] | components["schemas"]["ExtractResult"] | components["schemas"]["SplitResult"] | components["schemas"]["EditResult"] | components["schemas"]["PipelineResult"];
        /** @description Unique job identifier. Opaque; a UUIDv7. */
        JobId: string;
        /** @description Processing time in seconds. */
        Duration: number;
        /** @description What the job has used. */
        Usage: {
            /** @description Pages processed. */
            num_pages: number;
            /** @description Credits consumed: 1 a page for parse, for the others 1 a page plus the parse. 0 for a failed or cancelled job. */
            credits?: number | null;
        };
        /** @description A finished parse. */
        ParseResponse: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /** @description Processing time in seconds. */
            duration: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage: components["schemas"]["Usage"];
            /** @description A full result or a URL result, told apart by `type`. */
            result: components["schemas"]["ParseResult"];
        };
        /** @description A finished extract. */
        ExtractResponse: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /** @description Processing time in seconds. */
            duration: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage: components["schemas"]["Usage"];
            /** @description The result, or where it is downloaded. */
            result: components["schemas"]["ExtractResult"] | components["schemas"]["UrlResult"];
        };
        /** @description A finished split. */
        SplitResponse: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /** @description Processing time in seconds. */
            duration: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage: components["schemas"]["Usage"];
            /** @description The result, or where it is downloaded. */
            result: components["schemas"]["SplitResult"] | components["schemas"]["UrlResult"];
        };
        /** @description A finished edit. */
        EditResponse: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /** @description Processing time in seconds. */
            duration: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage: components["schemas"]["Usage"];
            /** @description The result, or where it is downloaded. */
            result: components["schemas"]["EditResult"] | components["schemas"]["UrlResult"];
        };
        /** @description A finished pipeline. */
        PipelineResponse: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /** @description Processing time in seconds. */
            duration: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage: components["schemas"]["Usage"];
            /** @description The result, or where it is downloaded. */
            result: components["schemas"]["PipelineResult"] | components["schemas"]["UrlResult"];
        };
        /** @description The id of the job. Read it with `GET /job/{job_id}`. */
        JobSubmission: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
        };
        /** @description The reference of a stored file. The whole object can be given as `input`; fields that a service adds to it later are accepted there too. */
        UploadResponse: {
            /** @description The file reference in the form `docsvc://<file_id>`. The id is a UUIDv7 followed by the file's extension. */
            file_id: string;
            /** @description Presigned URL for direct access, valid for 1 hour: at the service, or at its object store where callers can reach that. */
            presigned_url?: string | null;
        };
        /** @description The reference of a file that is going to be uploaded, and where to send its bytes. */
        UploadUrlResponse: {
            /** @description The file reference in the form `docsvc://<file_id>`. */
            file_id: string;
            /** @description Takes the bytes as the body of a PUT with their `Content-Length`. Send no `Authorization` header along: the address is its own permission, and may lead to another host. The store answers 200, with a body that says nothing; any other size than the announced one is refused. */
            upload_url: string;
            /**
             * Format: date-time
             * @description When the address ends.
             */
            expires_at: string;
        };
        /**
         * @description The state of a job.
         *
         * | status | meaning |
         * |---|---|
         * | `PENDING` | The job is queued and waiting to be processed. |
         * | `RUNNING` | The job is being processed. |
         * | `COMPLETED` | The job finished successfully and its result is available. |
         * | `FAILED` | The job failed or was cancelled; `error` holds the details. |
         *
         * Upper case on the wire. Compare without case, and treat an unknown status as not final.
         * @enum {string}
         */
        JobStatus: "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";
        /**
         * @description The operation of a job.
         * @enum {string}
         */
        JobType: "parse" | "extract" | "split" | "edit" | "pipeline";
        /** @description How much is done, from 0 to 1. Never falls within an attempt. */
        Progress: number;
        /**
         * Format: date-time
         * @description When the job was submitted.
         */
        CreatedAt: string;
        /**
         * Format: date-time
         * @description When the current attempt began.
         */
        StartedAt: string;
        /**
         * Format: date-time
         * @description When the job became final.
         */
        FinishedAt: string;
        /**
         * Format: date-time
         * @description When the job and its result are deleted.
         */
        ExpiresAt: string;
        /** @description The value given as `async.metadata`. */
        Metadata: unknown;
        /** @description A job: `result` is present when it has completed, `error` when it has failed. Everything but `job_id`, `status`, `result`, `duration`, `usage` and `error` may be missing on another implementation of this interface. */
        JobRecord: components["schemas"]["PendingJob"] | components["schemas"]["RunningJob"] | components["schemas"]["CompletedJob"] | components["schemas"]["FailedJob"];
        /** @description Job records, newest first. */
        JobList: components["schemas"]["JobRecord"][];
        /** @description A job that is queued and waits to be processed. */
        PendingJob: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "PENDING";
            /** @description The operation of a job. */
            type?: components["schemas"]["JobType"];
            /** @description Processing time in seconds. */
            duration?: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage?: components["schemas"]["Usage"];
            /** @description How much is done, from 0 to 1. Never falls within an attempt. */
            progress?: components["schemas"]["Progress"];
            /** @description When the job was submitted. */
            created_at?: components["schemas"]["CreatedAt"];
            /** @description The value given as `async.metadata`. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A job that is being processed. */
        RunningJob: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "RUNNING";
            /** @description The operation of a job. */
            type?: components["schemas"]["JobType"];
            /** @description Processing time in seconds. */
            duration?: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage?: components["schemas"]["Usage"];
            /** @description How much is done, from 0 to 1. Never falls within an attempt. */
            progress?: components["schemas"]["Progress"];
            /** @description When the job was submitted. */
            created_at?: components["schemas"]["CreatedAt"];
            /** @description When the current attempt began. */
            started_at?: components["schemas"]["StartedAt"];
            /** @description The value given as `async.metadata`. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A job that finished successfully. */
        CompletedJob: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "COMPLETED";
            /** @description The operation of a job. */
            type?: components["schemas"]["JobType"];
            /** @description The result of a completed job, in the shape of its operation, or where it is downloaded. */
            result: components["schemas"]["JobResult"];
            /** @description Processing time in seconds. */
            duration: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage: components["schemas"]["Usage"];
            /** @description How much is done, from 0 to 1. Never falls within an attempt. */
            progress?: components["schemas"]["Progress"];
            /** @description When the job was submitted. */
            created_at?: components["schemas"]["CreatedAt"];
            /** @description When the current attempt began. */
            started_at?: components["schemas"]["StartedAt"];
            /** @description When the job became final. */
            finished_at?: components["schemas"]["FinishedAt"];
            /** @description When the job and its result are deleted. */
            expires_at?: components["schemas"]["ExpiresAt"];
            /** @description The value given as `async.metadata`. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A job that failed or was cancelled. */
        FailedJob: {
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            status: "FAILED";
            /** @description The operation of a job. */
            type?: components["schemas"]["JobType"];
            /** @description What happened, for people. `cancelled` for a cancelled job. */
            error: string;
            /**
             * @description What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
             * synchronous operation reports the failure of its job. Codes grow; treat an unknown one by its status.
             */
            error_code?: components["schemas"]["ErrorCode"];
            /** @description Processing time in seconds. */
            duration?: components["schemas"]["Duration"];
            /** @description What the job has used. */
            usage?: components["schemas"]["Usage"];
            /** @description How much is done, from 0 to 1. Never falls within an attempt. */
            progress?: components["schemas"]["Progress"];
            /** @description When the job was submitted. */
            created_at?: components["schemas"]["CreatedAt"];
            /** @description When the current attempt began. */
            started_at?: components["schemas"]["StartedAt"];
            /** @description When the job became final. */
            finished_at?: components["schemas"]["FinishedAt"];
            /** @description When the job and its result are deleted. */
            expires_at?: components["schemas"]["ExpiresAt"];
            /** @description The value given as `async.metadata`. */
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description The result of a completed job, in the shape of its operation, or where it is downloaded. */
        JobResult: components["schemas"]["FullResult"] | components["schemas"]["UrlResult"] | components["schemas"]["ExtractResult"] | components["schemas"]["SplitResult"] | components["schemas"]["EditResult"] | components["schemas"]["PipelineResult"];
        /** @description The job is cancelled. */
        CancelResponse: {
            /**
             * @description Always `cancelled`.
             * @constant
             */
            status: "cancelled";
        };
        /** @description The job is deleted. */
        DeleteResponse: {
            /**
             * @description Always `deleted`.
             * @constant
             */
            status: "deleted";
        };
        /** @description A job has completed. */
        JobCompletedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "job.completed";
            /**
             * Format: date-time
             * @description When the job became final.
             */
            timestamp: string;
            /** @description A job that finished successfully. */
            data: components["schemas"]["CompletedJob"];
        };
        /** @description A job has failed or was cancelled. */
        JobFailedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "job.failed";
            /**
             * Format: date-time
             * @description When the job became final.
             */
            timestamp: string;
            /** @description A job that failed or was cancelled. */
            data: components["schemas"]["FailedJob"];
        };
        /** @description The body of a webhook, told apart by `type`. Types grow; ignore an unknown one. */
        WebhookEvent: components["schemas"]["JobCompletedEvent"] | components["schemas"]["JobFailedEvent"];
        /** @description An error. */
        ErrorBody: {
            /** @description What happened and what to do about it, for people. */
            error: string;
            /**
             * @description What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
             * synchronous operation reports the failure of its job. Codes grow; treat an unknown one by its status.
             */
            code?: components["schemas"]["ErrorCode"];
            /** @description The job of a synchronous operation that failed. */
            job_id?: string;
            /** @description Finds the request in the logs of the service. */
            request_id?: string;
        };
        /** @description A synchronous operation was not finished in time. Its job can be read with `GET /job/{job_id}`. */
        TimeoutErrorBody: {
            /** @description What happened and what to do about it, for people. */
            error: string;
            /**
             * @description What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
             * synchronous operation reports the failure of its job. Codes grow; treat an unknown one by its status.
             */
            code: components["schemas"]["ErrorCode"];
            /** @description Unique job identifier. Opaque; a UUIDv7. */
            job_id: components["schemas"]["JobId"];
            /** @description Finds the request in the logs of the service. */
            request_id?: string;
        };
        /** @description The request breaks this contract. */
        ValidationErrorBody: {
            /** @description Each place that breaks it. */
            detail: components["schemas"]["ValidationIssue"][];
        };
        /** @description One place that breaks the contract. */
        ValidationIssue: {
            /** @description The way to the place: `body`, `query`, `path` or `header`, then names and indexes. */
            loc: unknown[];
            /** @description What is wrong, for people. */
            msg: string;
            /** @description What kind, for programs: `missing`, `enum`, `extra_forbidden`, `idempotency_key_reused` …. */
            type: string;
        };
        /**
         * @description What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
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
         * @enum {string}
         */
        ErrorCode: "bad_request" | "invalid_input" | "input_unreachable" | "invalid_page_range" | "password_required" | "password_wrong" | "unsupported_format" | "document_damaged" | "document_empty" | "too_many_pages" | "document_too_complex" | "model_not_configured" | "invalid_schema" | "invalid_instructions" | "invalid_pipeline" | "invalid_webhook_url" | "invalid_cursor" | "metadata_too_large" | "unauthorized" | "invalid_signature" | "not_found" | "job_not_found" | "file_not_found" | "result_not_found" | "pipeline_not_found" | "method_not_allowed" | "job_finished" | "job_not_finished" | "file_not_uploaded" | "idempotency_conflict" | "cancelled" | "job_gone" | "file_gone" | "result_gone" | "url_expired" | "payload_too_large" | "unsupported_media_type" | "rate_limited" | "internal_error" | "model_failed" | "worker_lost" | "not_implemented" | "overloaded" | "not_ready" | "model_unavailable" | "still_running" | "timeout";
        /** @description The versions of the service. */
        VersionResponse: {
            /** @description The version of this contract, `info.version`. */
            version: string;
            /** @description The version of the running service. */
            server?: string;
        };
        /** @description The process answers. */
        HealthResponse: {
            /** @constant */
            status: "ok";
        };
        /** @description The service takes requests. */
        ReadyResponse: {
            /** @constant */
            status: "ready";
        };
        /** @description An OpenAPI 3.1 document. */
        ContractDocument: {
            /** @description The version of OpenAPI. */
            openapi: string;
            /** @description Title and version of the contract. */
            info: {
                [key: string]: unknown;
            };
            /** @description The endpoints. */
            paths: {
                [key: string]: unknown;
            };
        };
        /** @description The bytes of a file. */
        FileContent: Blob;
    };
    responses: {
        /** @description The job is created. */
        JobSubmitted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobSubmission"];
            };
        };
        /** @description The wait named in `Prefer: wait=N` is over and the job goes on. Read it with `GET /job/{job_id}`. */
        StillRunning: {
            headers: {
                /** @description The wait that was applied, as `wait=N`. */
                "Preference-Applied"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JobSubmission"];
            };
        };
        /** @description The request cannot be carried out as asked: an unreadable body, an input that cannot be fetched, a bad page range, a wrong or missing password, an unsupported or damaged document, a model that is not configured. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The API key is missing or invalid, or the signature of a signed address is wrong. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The job, file, result, pipeline or path does not exist in this organization. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The state of the job does not allow this: it is already final (cancel), not final yet (`jobid://`), or the first request with the same idempotency key is still being answered. Or the bytes of an announced upload have not arrived. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The job, file or result was deleted, or its retention has ended; or the signed address has run out. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body, the upload or the fetched document is larger than the service takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The `Content-Type` is not `application/json`, or for an upload not `multipart/form-data`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body, a parameter or a header breaks this contract. `detail` names each place. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationErrorBody"];
            };
        };
        /** @description The rate limit of the key is reached. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A fault of the service. The request id finds it in the logs. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description This service does not offer the operation or the option. */
        NotImplemented: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The service is overloaded, draining, or waits for one of its stores or models. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The operation takes longer than the service waits (120 seconds). The job goes on; read it with `GET /job/{job_id}`. With the code `timeout` the job itself has run out of its `settings.timeout`. */
        GatewayTimeout: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TimeoutErrorBody"];
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
    };
    requestBodies: never;
    headers: {
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
                "application/json": components["schemas"]["ParseRequest"];
            };
        };
        responses: {
            /** @description The parsed document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParseResponse"];
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
                "application/json": components["schemas"]["ParseAsyncRequest"];
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
                "application/json": components["schemas"]["ExtractRequest"];
            };
        };
        responses: {
            /** @description The extracted data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractResponse"];
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
                "application/json": components["schemas"]["ExtractAsyncRequest"];
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
                "application/json": components["schemas"]["SplitRequest"];
            };
        };
        responses: {
            /** @description The sections. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SplitResponse"];
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
                "application/json": components["schemas"]["SplitAsyncRequest"];
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
                "application/json": components["schemas"]["EditRequest"];
            };
        };
        responses: {
            /** @description The edited document and what was done to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditResponse"];
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
                "application/json": components["schemas"]["EditAsyncRequest"];
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
                "application/json": components["schemas"]["PipelineRequest"];
            };
        };
        responses: {
            /** @description The result of each step. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PipelineResponse"];
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
                "application/json": components["schemas"]["PipelineAsyncRequest"];
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
                "multipart/form-data": components["schemas"]["UploadRequest"];
            };
        };
        responses: {
            /** @description The reference of the stored file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadResponse"];
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
                "application/json": components["schemas"]["UploadUrlRequest"];
            };
        };
        responses: {
            /** @description The reference, and where to send the bytes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadUrlResponse"];
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
                 * @description Seconds to hold the request open until the job is final. The record as it then stands is returned either way.
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
                    "application/json": components["schemas"]["JobRecord"];
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
                    "application/json": components["schemas"]["DeleteResponse"];
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
                /** @description Where to go on, as given in `X-Next-Cursor` of the page before. Opaque. */
                cursor?: string;
                /** @description Only jobs with this status. */
                status?: components["schemas"]["JobStatus"];
                /** @description Only jobs of this operation. */
                type?: components["schemas"]["JobType"];
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
                    "application/json": components["schemas"]["JobList"];
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
                    "application/json": components["schemas"]["CancelResponse"];
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
    downloadResult: {
        parameters: {
            query?: {
                /** @description When the signed address ends, in seconds since 1970. Part of the signed address. */
                expires?: components["parameters"]["Expires"];
                /** @description The signature of the address. Part of the signed address. */
                signature?: components["parameters"]["Signature"];
            };
            header?: never;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FullJobResult"];
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
    downloadFile: {
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
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Always `attachment`, so that a browser never runs a stored file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": components["schemas"]["FileContent"];
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
                "application/octet-stream": components["schemas"]["FileContent"];
            };
        };
        responses: {
            /** @description The file is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadResponse"];
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
                    "application/json": components["schemas"]["VersionResponse"];
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
                    "application/json": components["schemas"]["HealthResponse"];
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
                    "application/json": components["schemas"]["ReadyResponse"];
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
                    "application/json": components["schemas"]["ContractDocument"];
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
                "application/json": components["schemas"]["JobCompletedEvent"];
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
                "application/json": components["schemas"]["JobFailedEvent"];
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
