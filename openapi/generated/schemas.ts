// Generated from openapi.yaml by `pnpm run generate`. Do not edit.

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
 * A job reference in a parse gives the earlier result again, written as the options that are given ask for (see `ParseConfig`).
 *
 * Any other form answers 400 `invalid_input`; an address that cannot be fetched or leads into a private network 400 `input_unreachable`. An
 * unknown id answers 404, one whose retention has ended 410, and a job that is not final yet 409.
 */
export type DocumentInput = string | UploadResponse;

/** How a document is parsed. Of a `jobid://` input nothing is read again: in a parse, chunks, filters, tables, page markers, annotations and a part of the pages that were read are as asked for, and what is not given stays as it was in the earlier job; extract and split use what was read as it is. Each option that would need the document to be read again is ignored, with the warning `option_ignored` that names it. */
export interface ParseConfig {
    /** Passes of a vision language model. */
    enhance?: EnhanceConfig | null;
    /** How the blocks are grouped and prepared for retrieval. */
    retrieval?: RetrievalConfig | null;
    /** How content is written. */
    formatting?: FormattingConfig | null;
    /** How sheets are read. One sheet is one page. */
    spreadsheet?: SpreadsheetConfig | null;
    /** Settings of the run. */
    settings?: SettingsConfig | null;
}

/** Passes of a vision language model. */
export interface EnhanceConfig {
    /**
     * Uses vision language models to improve accuracy for the chosen block types. What a model reads otherwise is taken where the words of the page prove it: a table with the same words in other rows and columns, a word that was recognised with doubt. Such a block has `metadata.revised_by`; the warning `model_answer_unproved` reports answers that are not proved. With the scope `figure` charts in pictures get a `chart` whose `source` is `model`: no page proves its numbers. Without a configured model a non-empty list answers 400 `model_not_configured`.
     * @default []
     */
    agentic?: AgenticConfig[];
    /**
     * Summarizes figures with a vision model. Without a configured model the caption or the figure's own text is used, and nothing fails.
     * @default true
     */
    summarize_figures?: boolean;
}

/** A model pass over the blocks of one scope. */
export interface AgenticConfig {
    /** The block types that a model pass works on. */
    scope: AgenticScope;
    /** Optional instruction for that scope. */
    prompt?: string | null;
}

/**
 * The block types that a model pass works on.
 * @enum {string}
 */
export type AgenticScope = "table" | "figure" | "text";

/** How the blocks are grouped and prepared for retrieval. */
export interface RetrievalConfig {
    /** How blocks are grouped into chunks. */
    chunking?: ChunkingConfig | null;
    /**
     * Blocks of these types are left out of the `content` and `embed` of chunks and of `blocks`.
     * @default []
     */
    filter_blocks?: BlockType[];
    /**
     * Puts the heading path in front of each chunk's `embed`, and keeps headers, footers and page numbers out of it.
     * @default false
     */
    embedding_optimized?: boolean;
}

/** How blocks are grouped into chunks. */
export interface ChunkingConfig {
    /**
     * How blocks are grouped into chunks.
     * @default disabled
     */
    chunk_mode?: ChunkMode;
    /** Characters of `content` that a chunk aims at, for the modes that size chunks; null is between 250 and 1,500. Blocks are never split, except tables and texts longer than the size, which are split at rows and sentences. */
    chunk_size?: number | null;
}

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
 * @enum {string}
 */
export type ChunkMode = "variable" | "section" | "page" | "disabled" | "block" | "page_sections";

/** How content is written. */
export interface FormattingConfig {
    /**
     * Puts `<!-- page N -->` on a line of its own in `content` before what page N begins with.
     * @default false
     */
    add_page_markers?: boolean;
    /**
     * How tables are written.
     * @default dynamic
     */
    table_output_format?: TableOutputFormat;
    /**
     * What the `content` of a figure says whose chart was read: `data`, its title and its data as a table; `text`, all that is printed in it, without `chart`.
     * @default data
     * @enum {string}
     */
    charts?: "data" | "text";
    /**
     * Joins a table that continues over pages into one block, whose bounding box is that of its first part.
     * @default false
     */
    merge_tables?: boolean;
    /**
     * Whether bold, italic and underlined text is marked in `content` and `runs`. Text that is struck out, raised, lowered or code is always marked: without the mark it would say something else.
     * @default true
     */
    emphasis?: boolean;
    /**
     * What is kept besides the plain text.
     * @default []
     */
    include?: FormattingInclude[];
}

/**
 * What is kept besides the plain text.
 *
 * | include | effect |
 * |---|---|
 * | `change_tracking` | Tracked changes as `{++…++}` and `{--…--}` (CriticMarkup); without it the text reads as if all were accepted. Text that the author struck out is no tracked change: it is `~~…~~` without this option. |
 * | `highlight` | Highlighted text as `<mark>…</mark>`. |
 * | `comments` | Annotations as `Comment` blocks. |
 * | `hyperlinks` | Links as `[text](address)`; a link to a page of the document has the address `#page-3`. |
 * | `signatures` | Signatures as `Signature` blocks. |
 * @enum {string}
 */
export type FormattingInclude = "change_tracking" | "highlight" | "comments" | "hyperlinks" | "signatures";

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
 * | `csv` | Comma-separated values. Cells are written as the document has them; where one begins with `=`, `+`, `-` or `@` and is no number, the warning `csv_holds_formulas` says so, as spreadsheet programs run such cells as formulas. |
 * @enum {string}
 */
export type TableOutputFormat = "html" | "json" | "md" | "jsonbbox" | "dynamic" | "csv";

/** How sheets are read. One sheet is one page. */
export interface SpreadsheetConfig {
    /** Splits long tables of sheets into several blocks, each with the header rows. */
    split_large_tables?: SplitLargeTablesConfig | null;
    /**
     * How separate tables on one sheet are distinguished: `accurate` by content, formatting and empty cells; `fast` by empty rows and columns; `disabled` takes the whole sheet as one table.
     * @default accurate
     */
    clustering?: SpreadsheetClustering;
    /**
     * Reads sheets, rows and columns that the author has hidden, too; without it they are left out.
     * @default false
     */
    include_hidden?: boolean;
}

/** Splits long tables of sheets into several blocks, each with the header rows. */
export interface SplitLargeTablesConfig {
    /**
     * Whether long tables are split.
     * @default true
     */
    enabled?: boolean;
    /**
     * The most rows of one block.
     * @default 50
     */
    size?: number;
}

/**
 * How separate tables on one sheet are distinguished: `accurate` by content, formatting and empty cells; `fast` by empty rows and columns; `disabled` takes the whole sheet as one table.
 * @enum {string}
 */
export type SpreadsheetClustering = "accurate" | "fast" | "disabled";

/** Settings of the run. */
export interface SettingsConfig {
    /**
     * `standard` is multilingual OCR. `legacy` supports only Germanic languages.
     * @default standard
     */
    ocr_system?: OcrSystem;
    /**
     * `ocr` reads the page images alone; `hybrid` combines OCR with text embedded in the PDF.
     * @default hybrid
     */
    extraction_mode?: ExtractionMode;
    /**
     * Forces the result to be returned as a URL result. Without it, only results over 4 MiB are.
     * @default false
     */
    force_url_result?: boolean;
    /**
     * Adds the words and lines that were recognized, with their boxes, as `ocr` of the full result.
     * @default false
     */
    return_ocr_data?: boolean;
    /**
     * Adds to each block the places that are finer than its own box: its `lines`, of a table its `cells`, and of a figure or table its `caption`; each with its box.
     * @default false
     */
    return_places?: boolean;
    /**
     * Adds the text that pages of a PDF hold and do not show, as blocks whose `metadata.hidden` says why and whose content begins with `[hidden text]`: in the colour of its ground, too small to read, painted over, off the page, or invisible with no picture under it. Without it, such text is left out with a warning `hidden_text`: it may be an instruction to a model that reads the result.
     * @default false
     */
    return_hidden_text?: boolean;
    /** Which documents attached to a mail message are read. Their pages follow those of the message, each with the file's name in `pages[].name`; `document_password` opens those that are locked. One that is not read stays listed, with the warning `attachment_not_read`. */
    attachments?: AttachmentsConfig | null;
    /**
     * Stores an image of each block of these kinds, at most 1,000; the block names it in `image_file_id`. Of PDF files and pictures it is the block's part of the page; of other formats a figure has the picture that the file holds, and figures and tables whose place on a print by LibreOffice or Chromium is sure have their part of that. Blocks without one are counted in a warning `option_unavailable`; so are `jobid://` inputs, and `page`: `GET /job/{job_id}/pages/{page}` draws pages.
     * @default []
     */
    return_images?: ReturnImage[];
    /**
     * The pages to process, as one range or as a list of pages and ranges; null is all.
     * @default null
     */
    page_range?: PageRange | PageSelection | null;
    /** Seconds of wall clock for one attempt; null is the lesser of 3,600 and 60 + 30 × pages. A job that runs longer fails with `timeout`. */
    timeout?: number | null;
    /** Password for an encrypted document. Kept encrypted, and wiped when the job ends. A wrong or missing one answers 400. */
    document_password?: string | null;
}

/** Which documents attached to a mail message are read. Their pages follow those of the message, each with the file's name in `pages[].name`; `document_password` opens those that are locked. One that is not read stays listed, with the warning `attachment_not_read`. */
export interface AttachmentsConfig {
    /**
     * 0 lists attachments with name, type and size, and reads none; 1 reads what is attached to the message, 2 also what is attached to messages that are attached to it, and so on.
     * @default 0
     */
    depth?: number;
    /**
     * The most bytes of all attachments together, at any depth. Those that are too large for what is left are not read.
     * @default 52428800
     */
    max_bytes?: number;
}

/**
 * `standard` is multilingual OCR. `legacy` supports only Germanic languages.
 * @enum {string}
 */
export type OcrSystem = "standard" | "legacy";

/**
 * `ocr` reads the page images alone; `hybrid` combines OCR with text embedded in the PDF.
 * @enum {string}
 */
export type ExtractionMode = "ocr" | "hybrid";

/**
 * A kind of block whose image is stored, or `page` for an image of each page.
 * @enum {string}
 */
export type ReturnImage = "figure" | "table" | "page";

/** The pages to process, both ends included. Pages after the last are ignored; a start after the end or after the last page answers 400. */
export interface PageRange {
    /** The first page, counted from 1. Without it, 1. */
    start?: number;
    /** The last page. Without it, the last of the document. */
    end?: number;
}

/** Pages, counted from 1, and ranges of pages. They are processed in the order of the document, each once. Those after the last page are ignored; a list of which no page is there answers 400. */
export type PageSelection = PageOrRange[];

/** A page, or a range of pages. */
export type PageOrRange = number | PageRange;

/** How an asynchronous job is queued and announced. */
export interface AsyncConfig {
    /**
     * Runs before the organization's jobs without priority.
     * @default false
     */
    priority?: boolean;
    /** Where the result is announced, instead of or as well as being polled. */
    webhook?: WebhookConfig | null;
    /** Any JSON value of the caller, given back in the job record and in webhooks. At most 16 KiB as JSON, otherwise 400 `metadata_too_large`. */
    metadata?: unknown;
}

/** Where the result is announced, instead of or as well as being polled. */
export interface WebhookConfig {
    /** `direct` announces to `url`, which it needs; `disabled` announces nothing, whatever `url` says. Without a mode, an address is announced to. */
    mode?: WebhookMode;
    /** Address that receives the events `job.completed` and `job.failed`. It must be public; otherwise 400 `invalid_webhook_url`. */
    url?: string;
}

/**
 * `direct` announces to `url`, which it needs; `disabled` announces nothing, whatever `url` says. Without a mode, an address is announced to.
 * @enum {string}
 */
export type WebhookMode = "direct" | "disabled";

/** A document and how it is parsed. */
export interface ParseRequest {
    /** A document: an upload response, or a string in one of these forms. */
    input: DocumentInput;
    /** Passes of a vision language model. */
    enhance?: EnhanceConfig | null;
    /** How the blocks are grouped and prepared for retrieval. */
    retrieval?: RetrievalConfig | null;
    /** How content is written. */
    formatting?: FormattingConfig | null;
    /** How sheets are read. One sheet is one page. */
    spreadsheet?: SpreadsheetConfig | null;
    /** Settings of the run. */
    settings?: SettingsConfig | null;
}

/** A document, how it is parsed, and how the job is queued. */
export interface ParseAsyncRequest {
    /** A document: an upload response, or a string in one of these forms. */
    input: DocumentInput;
    /** Passes of a vision language model. */
    enhance?: EnhanceConfig | null;
    /** How the blocks are grouped and prepared for retrieval. */
    retrieval?: RetrievalConfig | null;
    /** How content is written. */
    formatting?: FormattingConfig | null;
    /** How sheets are read. One sheet is one page. */
    spreadsheet?: SpreadsheetConfig | null;
    /** Settings of the run. */
    settings?: SettingsConfig | null;
    /** How an asynchronous job is queued and announced. */
    async?: AsyncConfig | null;
}

/** A document and the data to extract from it. */
export interface ExtractRequest {
    /** A document: an upload response, or a string in one of these forms. */
    input: DocumentInput;
    /** A JSON Schema (draft 2020-12 or draft-07) that describes the data to extract. Names, titles, descriptions, enums and examples tell what a field is called on the page. At most 5,000 nodes, 100 levels and 256 kB; more than that, and a `$ref` to another document, answers 422 with the place. A schema that is not valid JSON Schema answers 400 `invalid_schema`. Accepted as `instructions.schema`, too. */
    schema: ExtractSchema;
    /** Custom system prompt for the extraction model. */
    system_prompt?: string;
    /** How a document is parsed. Of a `jobid://` input nothing is read again: in a parse, chunks, filters, tables, page markers, annotations and a part of the pages that were read are as asked for, and what is not given stays as it was in the earlier job; extract and split use what was read as it is. Each option that would need the document to be read again is ignored, with the warning `option_ignored` that names it. */
    parsing?: ParseConfig | null;
}

/** A document, the data to extract from it, and how the job is queued. */
export interface ExtractAsyncRequest {
    /** A document: an upload response, or a string in one of these forms. */
    input: DocumentInput;
    /** A JSON Schema (draft 2020-12 or draft-07) that describes the data to extract. Names, titles, descriptions, enums and examples tell what a field is called on the page. At most 5,000 nodes, 100 levels and 256 kB; more than that, and a `$ref` to another document, answers 422 with the place. A schema that is not valid JSON Schema answers 400 `invalid_schema`. Accepted as `instructions.schema`, too. */
    schema: ExtractSchema;
    /** Custom system prompt for the extraction model. */
    system_prompt?: string;
    /** How a document is parsed. Of a `jobid://` input nothing is read again: in a parse, chunks, filters, tables, page markers, annotations and a part of the pages that were read are as asked for, and what is not given stays as it was in the earlier job; extract and split use what was read as it is. Each option that would need the document to be read again is ignored, with the warning `option_ignored` that names it. */
    parsing?: ParseConfig | null;
    /** How an asynchronous job is queued and announced. */
    async?: AsyncConfig | null;
}

/** A JSON Schema (draft 2020-12 or draft-07) that describes the data to extract. Names, titles, descriptions, enums and examples tell what a field is called on the page. At most 5,000 nodes, 100 levels and 256 kB; more than that, and a `$ref` to another document, answers 422 with the place. A schema that is not valid JSON Schema answers 400 `invalid_schema`. Accepted as `instructions.schema`, too. */
export interface ExtractSchema {
    [key: string]: unknown;
}

/** A document and the sections to find in it. */
export interface SplitRequest {
    /** A document: an upload response, or a string in one of these forms. */
    input: DocumentInput;
    /** The sections to find. */
    split_description: SplitDescription;
    /** Rules in natural language that hold for all sections: whether each document of a kind is a section of its own, every given number of pages, at headings or words, by a value, without blank pages. The result says which were understood. */
    split_rules?: string;
    /** How a document is parsed. Of a `jobid://` input nothing is read again: in a parse, chunks, filters, tables, page markers, annotations and a part of the pages that were read are as asked for, and what is not given stays as it was in the earlier job; extract and split use what was read as it is. Each option that would need the document to be read again is ignored, with the warning `option_ignored` that names it. */
    parsing?: ParseConfig | null;
}

/** A document, the sections to find in it, and how the job is queued. */
export interface SplitAsyncRequest {
    /** A document: an upload response, or a string in one of these forms. */
    input: DocumentInput;
    /** The sections to find. */
    split_description: SplitDescription;
    /** Rules in natural language that hold for all sections: whether each document of a kind is a section of its own, every given number of pages, at headings or words, by a value, without blank pages. The result says which were understood. */
    split_rules?: string;
    /** How a document is parsed. Of a `jobid://` input nothing is read again: in a parse, chunks, filters, tables, page markers, annotations and a part of the pages that were read are as asked for, and what is not given stays as it was in the earlier job; extract and split use what was read as it is. Each option that would need the document to be read again is ignored, with the warning `option_ignored` that names it. */
    parsing?: ParseConfig | null;
    /** How an asynchronous job is queued and announced. */
    async?: AsyncConfig | null;
}

/** A document and the categories that it may be of. */
export interface ClassifyRequest {
    /** A document: an upload response, or a string in one of these forms. */
    input: DocumentInput;
    /** The categories that a document may be of. One that says “other” or “everything else” takes documents that no other category takes. */
    categories: Categories;
    /** How a document is parsed. Of a `jobid://` input nothing is read again: in a parse, chunks, filters, tables, page markers, annotations and a part of the pages that were read are as asked for, and what is not given stays as it was in the earlier job; extract and split use what was read as it is. Each option that would need the document to be read again is ignored, with the warning `option_ignored` that names it. */
    parsing?: ParseConfig | null;
}

/** A document, the categories that it may be of, and how the job is queued. */
export interface ClassifyAsyncRequest {
    /** A document: an upload response, or a string in one of these forms. */
    input: DocumentInput;
    /** The categories that a document may be of. One that says “other” or “everything else” takes documents that no other category takes. */
    categories: Categories;
    /** How a document is parsed. Of a `jobid://` input nothing is read again: in a parse, chunks, filters, tables, page markers, annotations and a part of the pages that were read are as asked for, and what is not given stays as it was in the earlier job; extract and split use what was read as it is. Each option that would need the document to be read again is ignored, with the warning `option_ignored` that names it. */
    parsing?: ParseConfig | null;
    /** How an asynchronous job is queued and announced. */
    async?: AsyncConfig | null;
}

/** The categories that a document may be of. One that says “other” or “everything else” takes documents that no other category takes. */
export type Categories = Category[];

/** A category. */
export interface Category {
    /** The name of the category; the result refers to it. Accepted as `name`, too. */
    title: string;
    /** What belongs to the category. */
    description?: string;
}

/** The sections to find. */
export type SplitDescription = SplitSection[];

/** A section to find. */
export interface SplitSection {
    /** The name of the section; the result refers to it. Accepted as `name`, too. */
    title: string;
    /** What belongs to the section. */
    description?: string;
}

/** A document and what to do to it. */
export interface EditRequest {
    /** The document to edit: a public or presigned URL, a `docsvc://<file_id>` reference, an upload response, or the `jobid://<job_id>` of a job whose document is edited. */
    document_url: DocumentUrl;
    /** What to change, in natural language. */
    edit_instructions: EditInstructions;
    /**
     * Reports what would be done and where, and writes nothing.
     * @default false
     */
    dry_run?: boolean;
    /** What belongs to the document at hand and to no stored configuration. */
    settings?: DocumentSettings | null;
}

/** A document, what to do to it, and how the job is queued. */
export interface EditAsyncRequest {
    /** The document to edit: a public or presigned URL, a `docsvc://<file_id>` reference, an upload response, or the `jobid://<job_id>` of a job whose document is edited. */
    document_url: DocumentUrl;
    /** What to change, in natural language. */
    edit_instructions: EditInstructions;
    /**
     * Reports what would be done and where, and writes nothing.
     * @default false
     */
    dry_run?: boolean;
    /** What belongs to the document at hand and to no stored configuration. */
    settings?: DocumentSettings | null;
    /** How an asynchronous job is queued and announced. */
    async?: AsyncConfig | null;
}

/** What belongs to the document at hand and to no stored configuration. */
export interface DocumentSettings {
    /** Password of an encrypted document. Stored encrypted until the job ends, never logged. */
    document_password?: string | null;
    /** Seconds that an attempt may take; null allows 60 seconds and 30 for each page, at most an hour. */
    timeout?: number | null;
    /**
     * Gives the result as an address, however small it is.
     * @default false
     */
    force_url_result?: boolean;
}

/** The document to edit: a public or presigned URL, a `docsvc://<file_id>` reference, an upload response, or the `jobid://<job_id>` of a job whose document is edited. */
export type DocumentUrl = string | UploadResponse;

/** What to change, in natural language. */
export type EditInstructions = string;

/** A document and the pipeline to run on it. */
export interface PipelineRequest {
    /** The document, as every operation takes it. A `jobid://` input cannot be edited, and its parse is used as it is. */
    input: PipelineInput;
    /** The id or the name of a stored pipeline. Its newest version at the time of the request runs. */
    pipeline_id: PipelineId;
    /** What belongs to the document at hand and to no stored configuration. */
    settings?: DocumentSettings | null;
}

/** A document, the pipeline to run on it, and how the job is queued. */
export interface PipelineAsyncRequest {
    /** The document, as every operation takes it. A `jobid://` input cannot be edited, and its parse is used as it is. */
    input: PipelineInput;
    /** The id or the name of a stored pipeline. Its newest version at the time of the request runs. */
    pipeline_id: PipelineId;
    /** What belongs to the document at hand and to no stored configuration. */
    settings?: DocumentSettings | null;
    /** How an asynchronous job is queued and announced. */
    async?: AsyncConfig | null;
}

/** The document, as every operation takes it. A `jobid://` input cannot be edited, and its parse is used as it is. */
export type PipelineInput = string | UploadResponse;

/** The id or the name of a stored pipeline. Its newest version at the time of the request runs. */
export type PipelineId = string;

/** The document as multipart form data. */
export interface UploadRequest {
    /** The document. Its type is detected from its content. */
    file: Blob;
}

/** What is going to be uploaded. */
export interface UploadUrlRequest {
    /** The size of the file. The address takes exactly as many bytes. */
    bytes: number;
    /** The file's extension, with or without its dot (`.png` or `png`). The type is detected from the content either way. */
    extension?: string;
}

/** The stored configuration of a pipeline, made in the studio or on the command line. Each change makes a new version. Each operation occurs at most once; parse, split, extract and edit run in that order, whatever their order here. Without a parse step the document is parsed with the defaults, and `parse` of the result stays null. */
export interface PipelineDefinition {
    /** A name for people. */
    name: string;
    /** The steps, in the order in which they run. */
    steps: PipelineStep[];
}

/** An operation and its configuration. */
export type PipelineStep = ParseStep | ExtractStep | SplitStep | EditStep;

/** Parses the document. */
export interface ParseStep {
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    op: "parse";
    /** How a document is parsed. Of a `jobid://` input nothing is read again: in a parse, chunks, filters, tables, page markers, annotations and a part of the pages that were read are as asked for, and what is not given stays as it was in the earlier job; extract and split use what was read as it is. Each option that would need the document to be read again is ignored, with the warning `option_ignored` that names it. */
    config: ParseConfig;
}

/** Extracts data; after a split step, from each section by itself. */
export interface ExtractStep {
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    op: "extract";
    /** What an extract step extracts. */
    config: ExtractStepConfig;
}

/** What an extract step extracts. */
export interface ExtractStepConfig {
    /** A JSON Schema (draft 2020-12 or draft-07) that describes the data to extract. Names, titles, descriptions, enums and examples tell what a field is called on the page. At most 5,000 nodes, 100 levels and 256 kB; more than that, and a `$ref` to another document, answers 422 with the place. A schema that is not valid JSON Schema answers 400 `invalid_schema`. Accepted as `instructions.schema`, too. */
    schema: ExtractSchema;
    /** Custom system prompt for the extraction model. */
    system_prompt?: string;
}

/** Finds sections. */
export interface SplitStep {
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    op: "split";
    /** The sections that a split step finds. */
    config: SplitStepConfig;
}

/** The sections that a split step finds. */
export interface SplitStepConfig {
    /** The sections to find. */
    split_description: SplitDescription;
    /** Rules in natural language that hold for all sections: whether each document of a kind is a section of its own, every given number of pages, at headings or words, by a value, without blank pages. The result says which were understood. */
    split_rules?: string;
}

/** Edits the document. */
export interface EditStep {
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    op: "edit";
    /** What an edit step does. */
    config: EditStepConfig;
}

/** What an edit step does. */
export interface EditStepConfig {
    /** What to change, in natural language. */
    edit_instructions: EditInstructions;
}

/** A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
export interface BoundingBox {
    /** Distance from the left edge. */
    left: number;
    /** Distance from the top edge. */
    top: number;
    /** Width of the rectangle. */
    width: number;
    /** Height of the rectangle. */
    height: number;
    /** The page, counted from 1. A sheet counts as a page. */
    page: number;
}

/**
 * What a block is.
 *
 * | type | meaning |
 * |---|---|
 * | `Header`, `Footer` | Page header and page footer. |
 * | `Title` | A document or section title. |
 * | `Section Header` | A sub-section heading. |
 * | `Page Number` | A page number; the numbers of lines in a margin. |
 * | `List Item` | A bulleted or numbered item. |
 * | `Figure` | An image or chart. |
 * | `Table` | Tabular data. |
 * | `Key Value` | A key-value pair. |
 * | `Text` | A body paragraph. |
 * | `Comment` | An annotation. |
 * | `Signature` | A signature block. |
 * @enum {string}
 */
export type BlockType = "Header" | "Footer" | "Title" | "Section Header" | "Page Number" | "List Item" | "Figure" | "Table" | "Key Value" | "Text" | "Comment" | "Signature";

/**
 * How sure the service is: of recognized text by the confidence of its words, of guessed structure by its own evidence.
 * @enum {string}
 */
export type Confidence = "low" | "high";

/** A located piece of the document. */
export interface Block {
    /** What a block is. */
    type: BlockType;
    /** A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
    bbox: BoundingBox;
    /** The text of the block; of a table in `formatting.table_output_format`; of a figure whose `chart` was read, its title and other texts, a blank line, and its data as such a table. What would say something else without its mark has it: `~~struck out~~`, `10<sup>6</sup>`, `H<sub>2</sub>O`. All styles are in `runs`, and in the `content` of the chunk, which is Markdown. */
    content: string;
    /** The text of the block in runs of one style, when some of it is styled. Joined they are the plain text. A table has them in its `cells`. */
    runs?: TextRun[];
    /** How sure the service is of the block's text and type. This service gives it on every block. */
    confidence?: Confidence | null;
    /** Heading level of a Title or Section Header, nesting depth of a List Item and of a Text that continues one; all from 1. */
    level?: number;
    /** What else is known of the block; absent where that is nothing. More properties may come. */
    metadata?: {
        /** Where the block is in the file, if that is not the page itself. `notes`: what a speaker says to a slide, which no print of it shows. */
        source?: string;
        /** Code or what a program printed, whose line breaks and spaces are kept in `content`. */
        preformatted?: boolean;
        /** The language of code, where the file names it: `python`. */
        language?: string;
        /** How deep the block is in quotations, from 1; absent outside of them. */
        quote?: number;
        /**
         * What the block is in a list of definitions.
         * @enum {string}
         */
        definition?: "term" | "description";
        /**
         * Why the page does not show the text; only with `settings.return_hidden_text`.
         * @enum {string}
         */
        hidden?: "ground" | "tiny" | "covered" | "outside" | "invisible";
        /** `model`: a pass of `enhance.agentic` has read the block otherwise than the service alone, and its page proves that. */
        revised_by?: string;
    } & {
        [key: string]: unknown;
    };
    /** The image of the block as `docsvc://<file_id>`, when `settings.return_images` asks for it. PNG, downloaded with `GET /files/{file_id}`. */
    image_file_id?: string;
    /** The lines of the block as printed, from top to bottom, when `settings.return_places` asks for them. A table has them in its `cells`. */
    lines?: BlockLine[];
    /** The cells of a table, when `settings.return_places` asks for them. */
    cells?: BlockCell[];
    /** The caption of a figure or table, when `settings.return_places` asks for it. It is also a block of its own. */
    caption?: BlockCaption;
    /** The data of a Figure that is a chart, read from its drawing, from the file's own data, or, of a picture, by a model, where `enhance.agentic` asks for it with the scope `figure`. `content` has it as a table. Absent where a figure is no chart or its marks do not fit its axes. The block's `confidence` is `low` where something did not fit, and where a model has read it. */
    chart?: Chart;
}

/** The data of a Figure that is a chart, read from its drawing, from the file's own data, or, of a picture, by a model, where `enhance.agentic` asks for it with the scope `figure`. `content` has it as a table. Absent where a figure is no chart or its marks do not fit its axes. The block's `confidence` is `low` where something did not fit, and where a model has read it. */
export interface Chart {
    /**
     * Where all its numbers are from: `drawing`, measured or printed on the page; `file`, the file's own data; `model`, what a model sees in the picture, which no page proves. This service always gives it.
     * @enum {string}
     */
    source?: "drawing" | "file" | "model";
    /**
     * What it is drawn of; `combined` has bars and lines over the same axes.
     * @enum {string}
     */
    kind: "bar" | "line" | "area" | "scatter" | "pie" | "combined";
    /** Its title; empty where none is printed. */
    title: string;
    /** The title of the axis of categories, or of the horizontal one of a scatter. */
    x: string;
    /** The title or the unit of the axis of values; `%` for the shares of a pie without printed values. */
    y: string;
    series: ChartSeries[];
    /** All that is printed in the figure, ticks and names among it; of a file's own data, the same line by line. */
    text: string;
}

/** Points that are drawn alike. */
export interface ChartSeries {
    /** Its name by the legend or the label at its end; empty where it has none. */
    name: string;
    points: ChartPoint[];
}

/** One bar, corner, marker or sector. */
export interface ChartPoint {
    /** Its category as printed, or its number on the axis. */
    x: string | number;
    /** Its value: as printed next to it, else as measured, with as many digits as the drawing gives. */
    y: number;
    /** Where it is drawn; absent where the file gives data without a drawing. */
    bbox?: BoundingBox;
}

/** A line of a block as printed. */
export interface BlockLine {
    /** Its words, parted by single spaces. */
    text: string;
    /** A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
    bbox: BoundingBox;
    /** The left and the right edge of each word, in fractions of the page's width: with the top and height of the line, the box of the word. Absent where the words are not side by side, as in rotated text. */
    words?: number[];
    /** The line in runs of one style with their boxes, when some of it is styled. */
    runs?: TextRun[];
}

/** A stretch of text in one style. A property that is absent is as in plain text. */
export interface TextRun {
    /** The text, without marks. */
    text: string;
    /** Whether it is bold. */
    bold?: boolean;
    /** Whether it is italic. */
    italic?: boolean;
    /** Whether it is underlined. */
    underline?: boolean;
    /** Whether it is struck out. */
    strike?: boolean;
    /**
     * Whether it is raised or lowered.
     * @enum {string}
     */
    script?: "superscript" | "subscript";
    /** The colour that it is highlighted in, as `#rrggbb`; with `highlight` in `formatting.include`. */
    highlight?: string;
    /** Whether it is code. */
    code?: boolean;
    /** The address that it leads to, `#page-3` in the document itself; with `hyperlinks` in `formatting.include`. */
    link?: string;
    /** Where it is; only in runs of lines. */
    bbox?: BoundingBox;
}

/** A cell of a table. A merged cell occurs once, at its top left position; a position that no cell covers is empty. */
export interface BlockCell {
    /** The row, from 0. */
    row: number;
    /** The column, from 0. */
    column: number;
    /** How many rows it covers. */
    row_span: number;
    /** How many columns it covers. */
    column_span: number;
    /** Whether it belongs to a header row. */
    header: boolean;
    /** The text, without marks. */
    text: string;
    /** The text in runs of one style, when some of it is styled. */
    runs?: TextRun[];
    /** A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
    bbox: BoundingBox;
    /** Its lines as printed, from top to bottom. */
    lines?: BlockLine[];
}

/** The caption of a figure or table, when `settings.return_places` asks for it. It is also a block of its own. */
export interface BlockCaption {
    /** The text. */
    text: string;
    /** A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
    bbox: BoundingBox;
}

/** A group of consecutive blocks in reading order. */
export interface Chunk {
    /** Extracted text content. */
    content: string;
    /** Content optimized for embedding and retrieval: figures by their summary or caption, tables as compact readable text. With `retrieval.embedding_optimized` it begins with the heading path and has no headers, footers and page numbers. */
    embed: string;
    /** Text that a model pass has rewritten or added; null where none ran or it failed. */
    enriched?: string | null;
    /** The blocks of the chunk, in reading order. */
    blocks: Block[];
}

/** The size of a page as displayed. */
export interface PageSize {
    /** The page, counted from 1. */
    page: number;
    /** Width in the unit. */
    width: number;
    /** Height in the unit. */
    height: number;
    /** `pt`: points of paged documents. `px`: pixels of images. `cell`: columns × rows of sheets. */
    unit: PageUnit;
    /** The name of the sheet, or of the attached file that the page is of. */
    name?: string;
}

/**
 * `pt`: points of paged documents. `px`: pixels of images. `cell`: columns × rows of sheets.
 * @enum {string}
 */
export type PageUnit = "pt" | "px" | "cell";

/** Something in the document that could not be read fully. The result is returned without part of that place. */
export interface ParseWarning {
    /** What kind, for programs. The kinds grow. */
    code: string;
    /** What happened, for people. */
    message: string;
    /** The page, counted from 1. */
    page?: number;
}

/** What was recognized on page images. */
export interface OcrData {
    /** The words, in reading order. */
    words: OcrText[];
    /** The lines, in reading order. */
    lines: OcrText[];
}

/** A recognized word or line. */
export interface OcrText {
    /** The text. */
    text: string;
    /** A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
    bbox: BoundingBox;
    /** How sure the recognition is, from 0 to 1. */
    confidence?: number | null;
}

/** The parsed document itself. */
export interface FullResult {
    /**
     * Distinguishes a full result from a URL result. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "full";
    /** The chunks, in reading order. */
    chunks: Chunk[];
    /** The size of every processed page, so that any bounding box converts exactly. */
    pages?: PageSize[];
    /** What was recognized on page images. */
    ocr?: OcrData;
    /** What could not be read fully. */
    warnings?: ParseWarning[];
    /**
     * Where the blocks come from. `file`: the file itself says what a paragraph is, as Office files, web pages and mail do, and each block is a whole one. `layout`: the pages were analysed, so that a paragraph over two pages or columns is two blocks; the renderings as Markdown, HTML and text join them.
     * @enum {string}
     */
    structure?: "file" | "layout";
}

/** A result that is downloaded: one over 4 MiB, one asked for with `settings.force_url_result`, and every result in a job list. The address needs no key, is valid for 1 hour, and is minted again each time the job is read. It leads to the service, or to its object store where callers can reach that. */
export interface UrlResult {
    /**
     * Distinguishes a URL result from a full result. (enum property replaced by openapi-typescript)
     * @enum {string}
     */
    type: "url";
    /**
     * Format: uri
     * Presigned URL from which the full result is downloaded.
     */
    url: string;
    /** The id of the stored result. */
    result_id: string;
}

/** A full result or a URL result, distinguished by `type`. */
export type ParseOutput = FullResult | UrlResult;

/** The extracted data and where it was found. */
export interface ExtractOutput {
    /** A value that is valid against the caller's schema. */
    data: unknown;
    /** From a JSON Pointer (RFC 6901) into `data` to the places that the value was read from. */
    citations: {
        [key: string]: Citation[];
    };
    /** JSON Pointers to the values that the schema requires and the document does not show: they are left out, and `data` is valid but for them. */
    missing?: string[];
    /** What of the schema or the document could not be honoured fully. */
    warnings?: ParseWarning[];
}

/** A place in the document that supports a value. */
export interface Citation {
    /** A rectangle on a page, in fractions of the page as displayed (after rotation, within the crop box), from its top left corner, with at most 6 decimals. Never beyond the page: left + width ≤ 1 and top + height ≤ 1. On a sheet, fractions of its used range. `pages` of the full result has the page sizes for exact conversion. */
    bbox: BoundingBox;
    /** The text of the place. */
    content: string;
    /** What a block is. */
    block_type: BlockType;
    /** How sure the service is: of recognized text by the confidence of its words, of guessed structure by its own evidence. */
    confidence: Confidence;
}

/** The pages of each section. */
export interface SplitOutput {
    /** The sections. Those of one title follow each other in the order of their pages, the titles in the order in which they were described. */
    splits: Split[];
    /** From the title of a section to its pages. */
    section_mapping: {
        [key: string]: PageList;
    };
    /** Pages, counted from 1, ascending. */
    unassigned?: PageList;
    /** The rules that were read out of `split_rules`, in their order, and which of them were understood. */
    rules?: SplitRule[];
    /** What of the document could not be read fully, or of its options not be honoured. */
    warnings?: ParseWarning[];
}

/** The category of a document. */
export interface ClassifyOutput {
    /** The title of the best category; null where the document fits none of them. */
    title: string | null;
    /** How sure the service is: of recognized text by the confidence of its words, of guessed structure by its own evidence. */
    confidence: Confidence;
    /** Each category in the order of the request, with its probability. What is missing to 1 is that of none of them. */
    scores: CategoryScore[];
    /** What of the document could not be read fully, or of its options not be honoured. */
    warnings?: ParseWarning[];
}

/** How probable a category is. */
export interface CategoryScore {
    /** The title of the category. */
    title: string;
    /** From 0 to 1. */
    score: number;
}

/** A rule, and whether it was followed. */
export interface SplitRule {
    /** The rule in the words of the caller. */
    rule: string;
    /** `followed`, or `not_understood`: the rule changes nothing. */
    status: SplitRuleStatus;
    /** What it was understood to mean. */
    meaning?: string;
}

/**
 * `followed`, or `not_understood`: the rule changes nothing.
 * @enum {string}
 */
export type SplitRuleStatus = "followed" | "not_understood";

/** A section and its pages. */
export interface Split {
    /** The title that the caller gave. */
    title: string;
    /** Pages, counted from 1, ascending. */
    pages: PageList;
    /** How sure the service is: of recognized text by the confidence of its words, of guessed structure by its own evidence. */
    confidence: Confidence;
}

/** Pages, counted from 1, ascending. */
export type PageList = number[];

/** The edited document and each edit. */
export interface EditOutput {
    /**
     * Format: uri
     * Signed address of the edited document, valid for 1 hour and minted again each time the job is read. Null after a `dry_run`, and where no edit was done.
     */
    document_url: string | null;
    /** The edited document as `docsvc://<file_id>`, which every operation accepts. Null where `document_url` is. */
    file_id: string | null;
    /** What was done, in the order of the instructions. */
    edits: DocumentEdit[];
    /** What happened to the document besides, such as the end of a signature. */
    warnings?: ParseWarning[];
}

/** One change of the document, on one page. */
export interface DocumentEdit {
    /** What an edit does. Kinds grow. */
    kind: EditKind;
    /** The page, counted from 1; null for what belongs to the whole document or was not found. */
    page: number | null;
    /** Where. */
    bboxes: BoundingBox[];
    /** `done`; `not_found`: the document has no such place; `not_understood`: the instruction asks for nothing that is known; `refused`: it is understood and cannot be done, `reason` says why. */
    status: EditStatus;
    /** The part of the instructions that asked for it, where it was not done. */
    instruction?: string;
    /** Why it was not done, or how, for people. */
    reason?: string;
    /** How many places were changed. */
    count: number;
    /** What was there before, in a dry run too. Never given for a redaction. */
    before?: string;
    /** What is there after, in a dry run too. */
    after?: string;
}

/**
 * What an edit does. Kinds grow.
 *
 * | kind | meaning |
 * |---|---|
 * | `redact` | Removes the bytes. |
 * | `replace` | Changes text. |
 * | `fill` | Sets a form field. |
 * | `highlight`, `comment` | Marks a place. |
 * | `delete_pages`, `rotate_pages`, `reorder_pages`, `extract_pages`, `merge_pages` | Changes the pages. |
 * | `append_document` | Adds the pages of another document. |
 * | `stamp`, `number_pages` | Adds text to pages. `page_numbers` is an older name for `number_pages`. |
 * | `set_cell`, `delete_rows` | Changes a sheet. |
 * | `delete_section` | Removes a section of a text document. |
 * | `accept_changes`, `reject_changes` | Settles tracked changes of a text document. |
 * | `protect`, `unprotect` | Sets a password or takes it away. |
 * | `unknown` | An instruction that was not understood. |
 * @enum {string}
 */
export type EditKind = "redact" | "replace" | "fill" | "highlight" | "comment" | "delete_pages" | "rotate_pages" | "reorder_pages" | "extract_pages" | "merge_pages" | "append_document" | "stamp" | "page_numbers" | "number_pages" | "set_cell" | "delete_rows" | "delete_section" | "accept_changes" | "reject_changes" | "protect" | "unprotect" | "unknown";

/**
 * `done`; `not_found`: the document has no such place; `not_understood`: the instruction asks for nothing that is known; `refused`: it is understood and cannot be done, `reason` says why.
 * @enum {string}
 */
export type EditStatus = "done" | "not_found" | "not_understood" | "refused";

/** The result of each step; null for a step that did not run. */
export interface PipelineOutput {
    /** The result of the parse step. */
    parse: FullResult | null;
    /** The result of the extract step; after a split step, one for each section. */
    extract: ExtractOutput | SectionExtract[] | null;
    /** The result of the split step. */
    split: SplitOutput | null;
    /** The result of the edit step. */
    edit: EditOutput | null;
    /** The pipeline that ran, and its version. */
    pipeline?: {
        /** The id. */
        pipeline_id: string;
        /** The version, counted from 1. */
        version: number;
    };
    /** The steps that failed; the results of the others are kept. Where every step fails the job fails. */
    failed?: StepFailure[];
}

/** A step that failed. */
export interface StepFailure {
    /** The operation of the step: `split`, `extract` or `edit`. */
    op: string;
    /** The section whose extract failed. */
    title?: string;
    /** What happened and what to do about it, for people. */
    error: string;
    /**
     * What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
     * synchronous operation reports the failure of its job. Codes grow; treat an unknown one by its status.
     */
    code?: ErrorCode;
}

/** A stored pipeline. */
export interface StoredPipeline {
    /** The id of the pipeline; its versions share it. */
    pipeline_id: string;
    /** The name, one of its kind in the organization. */
    name: string;
    /** The version, counted from 1. */
    version: number;
    /** The steps of this version. */
    steps: PipelineStep[];
    /**
     * Format: date-time
     * When this version was stored.
     */
    created_at?: string;
}

/** The pipelines of the organization in their newest versions, by name. */
export type PipelineList = StoredPipeline[];

/** The data extracted from one section. */
export interface SectionExtract {
    /** The title of the section. */
    title: string;
    /** Pages, counted from 1, ascending. */
    pages: PageList;
    /** The extracted data and where it was found. */
    result: ExtractOutput;
}

/** A result itself, in the shape of the job's operation. */
export type FullJobResult = FullResult | ExtractOutput | SplitOutput | ClassifyOutput | EditOutput | PipelineOutput;

/** Unique job identifier. Opaque; a UUIDv7. */
export type JobId = string;

/** Processing time in seconds. */
export type Duration = number;

/** What the job has used. */
export interface Usage {
    /** Pages processed. */
    num_pages: number;
    /** Credits consumed: 1 a page for parse, for the others 1 a page plus the parse. 0 for a failed or cancelled job. */
    credits?: number | null;
    /** What the job has used of the operator's language model. Absent where it asked none. */
    model?: ModelUsage;
}

/** What the job has used of the operator's language model. Absent where it asked none. */
export interface ModelUsage {
    /** Calls, failed ones included. */
    requests: number;
    /** Tokens sent. */
    input_tokens: number;
    /** Tokens written. */
    output_tokens: number;
    /** In the unit of the operator's prices; null where there are none. */
    cost: number | null;
}

/** A finished parse. */
export interface ParseResponse {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /** Processing time in seconds. */
    duration: Duration;
    /** What the job has used. */
    usage: Usage;
    /** A full result or a URL result, distinguished by `type`. */
    result: ParseOutput;
}

/** A finished extract. */
export interface ExtractResponse {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /** Processing time in seconds. */
    duration: Duration;
    /** What the job has used. */
    usage: Usage;
    /** The result, or where it is downloaded. */
    result: ExtractOutput | UrlResult;
}

/** A finished classification. */
export interface ClassifyResponse {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /** Processing time in seconds. */
    duration: Duration;
    /** What the job has used. */
    usage: Usage;
    /** The result, or where it is downloaded. */
    result: ClassifyOutput | UrlResult;
}

/** A finished split. */
export interface SplitResponse {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /** Processing time in seconds. */
    duration: Duration;
    /** What the job has used. */
    usage: Usage;
    /** The result, or where it is downloaded. */
    result: SplitOutput | UrlResult;
}

/** A finished edit. */
export interface EditResponse {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /** Processing time in seconds. */
    duration: Duration;
    /** What the job has used. */
    usage: Usage;
    /** The result, or where it is downloaded. */
    result: EditOutput | UrlResult;
}

/** A finished pipeline. */
export interface PipelineResponse {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /** Processing time in seconds. */
    duration: Duration;
    /** What the job has used. */
    usage: Usage;
    /** The result, or where it is downloaded. */
    result: PipelineOutput | UrlResult;
}

/** The id of the job. Read it with `GET /job/{job_id}`. */
export interface JobSubmission {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
}

/** The reference of a stored file. The whole object can be given as `input`; fields that a service adds to it later are accepted there too. */
export interface UploadResponse {
    /** The file reference in the form `docsvc://<file_id>`. The id is a UUIDv7 followed by the file's extension. */
    file_id: string;
    /** Presigned URL for direct access, valid for 1 hour: at the service, or at its object store where callers can reach that. */
    presigned_url?: string | null;
}

/** The reference of a file that is going to be uploaded, and where to send its bytes. */
export interface UploadUrlResponse {
    /** The file reference in the form `docsvc://<file_id>`. */
    file_id: string;
    /** Takes the bytes as the body of a PUT with their `Content-Length`. Send no `Authorization` header along: the address is its own permission, and may lead to another host. The store answers 200, with a body that says nothing; any other size than the announced one is refused. */
    upload_url: string;
    /**
     * Format: date-time
     * When the address ends.
     */
    expires_at: string;
}

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
 * @enum {string}
 */
export type JobStatus = "PENDING" | "RUNNING" | "COMPLETED" | "FAILED";

/**
 * The operation of a job.
 * @enum {string}
 */
export type JobType = "parse" | "extract" | "split" | "classify" | "edit" | "pipeline";

/** How much is done, from 0 to 1. Never falls within an attempt. */
export type Progress = number;

/**
 * Format: date-time
 * When the job was submitted.
 */
export type CreatedAt = string;

/**
 * Format: date-time
 * When the current attempt began.
 */
export type StartedAt = string;

/**
 * Format: date-time
 * When the job became final.
 */
export type FinishedAt = string;

/**
 * Format: date-time
 * When the job and its result are deleted.
 */
export type ExpiresAt = string;

/** The name of the uploaded file that the job reads, without folders; missing for an address, and for a file that was sent without a name. */
export type DocumentName = string;

/** The value given as `async.metadata`. */
export type Metadata = unknown;

/** A job: `result` is present when it has completed, `error` when it has failed. Everything but `job_id`, `status`, `result`, `duration`, `usage` and `error` may be missing on another implementation of this interface. */
export type JobRecord = PendingJob | RunningJob | CompletedJob | FailedJob;

/** Job records, newest first. */
export type JobList = JobRecord[];

/** A job that is queued and waits to be processed. */
export interface PendingJob {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    status: "PENDING";
    /** The operation of a job. */
    type?: JobType;
    /** The name of the uploaded file that the job reads, without folders; missing for an address, and for a file that was sent without a name. */
    document_name?: DocumentName;
    /** Processing time in seconds. */
    duration?: Duration;
    /** What the job has used. */
    usage?: Usage;
    /** How much is done, from 0 to 1. Never falls within an attempt. */
    progress?: Progress;
    /** When the job was submitted. */
    created_at?: CreatedAt;
    /** The value given as `async.metadata`. */
    metadata?: Metadata;
}

/** A job that is being processed. */
export interface RunningJob {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    status: "RUNNING";
    /** The operation of a job. */
    type?: JobType;
    /** The name of the uploaded file that the job reads, without folders; missing for an address, and for a file that was sent without a name. */
    document_name?: DocumentName;
    /** Processing time in seconds. */
    duration?: Duration;
    /** What the job has used. */
    usage?: Usage;
    /** How much is done, from 0 to 1. Never falls within an attempt. */
    progress?: Progress;
    /** How many pages of the document are read; missing until that is known. Times `progress`, it is how many are done. */
    num_pages?: number;
    /** When the job was submitted. */
    created_at?: CreatedAt;
    /** When the current attempt began. */
    started_at?: StartedAt;
    /** The value given as `async.metadata`. */
    metadata?: Metadata;
}

/** A job that finished successfully. */
export interface CompletedJob {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    status: "COMPLETED";
    /** The operation of a job. */
    type?: JobType;
    /** The name of the uploaded file that the job reads, without folders; missing for an address, and for a file that was sent without a name. */
    document_name?: DocumentName;
    /** The result of a completed job, in the shape of its operation, or where it is downloaded. */
    result: JobResult;
    /** Processing time in seconds. */
    duration: Duration;
    /** What the job has used. */
    usage: Usage;
    /** How much is done, from 0 to 1. Never falls within an attempt. */
    progress?: Progress;
    /** When the job was submitted. */
    created_at?: CreatedAt;
    /** When the current attempt began. */
    started_at?: StartedAt;
    /** When the job became final. */
    finished_at?: FinishedAt;
    /** When the job and its result are deleted. */
    expires_at?: ExpiresAt;
    /** The value given as `async.metadata`. */
    metadata?: Metadata;
}

/** A job that failed or was cancelled. */
export interface FailedJob {
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    status: "FAILED";
    /** The operation of a job. */
    type?: JobType;
    /** The name of the uploaded file that the job reads, without folders; missing for an address, and for a file that was sent without a name. */
    document_name?: DocumentName;
    /** What happened, for people. `cancelled` for a cancelled job. */
    error: string;
    /**
     * What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
     * synchronous operation reports the failure of its job. Codes grow; treat an unknown one by its status.
     */
    error_code?: ErrorCode;
    /** Processing time in seconds. */
    duration?: Duration;
    /** What the job has used. */
    usage?: Usage;
    /** How much is done, from 0 to 1. Never falls within an attempt. */
    progress?: Progress;
    /** When the job was submitted. */
    created_at?: CreatedAt;
    /** When the current attempt began. */
    started_at?: StartedAt;
    /** When the job became final. */
    finished_at?: FinishedAt;
    /** When the job and its result are deleted. */
    expires_at?: ExpiresAt;
    /** The value given as `async.metadata`. */
    metadata?: Metadata;
}

/** The result of a completed job, in the shape of its operation, or where it is downloaded. */
export type JobResult = FullResult | UrlResult | ExtractOutput | SplitOutput | ClassifyOutput | EditOutput | PipelineOutput;

/** The job is cancelled. */
export interface CancelResponse {
    /**
     * Always `cancelled`.
     * @constant
     */
    status: "cancelled";
}

/** It is deleted. */
export interface DeleteResponse {
    /**
     * Always `deleted`.
     * @constant
     */
    status: "deleted";
}

/** The secret of an organization's webhooks, as libraries for Standard Webhooks take it. */
export interface WebhookSecret {
    /** `whsec_` and base64. */
    secret: string;
    /**
     * Format: date-time
     * Until when earlier secrets sign along; null where none does.
     */
    previous_expires_at: string | null;
}

/** A job has completed. */
export interface JobCompletedEvent {
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "job.completed";
    /**
     * Format: date-time
     * When the job became final.
     */
    timestamp: string;
    /** A job that finished successfully. */
    data: CompletedJob;
}

/** A job has failed or was cancelled. */
export interface JobFailedEvent {
    /**
     * discriminator enum property added by openapi-typescript
     * @enum {string}
     */
    type: "job.failed";
    /**
     * Format: date-time
     * When the job became final.
     */
    timestamp: string;
    /** A job that failed or was cancelled. */
    data: FailedJob;
}

/** The body of a webhook, distinguished by `type`. New types may be added; ignore an unknown one. */
export type WebhookEvent = JobCompletedEvent | JobFailedEvent;

/** An error. */
export interface ErrorBody {
    /** What happened and what to do about it, for people. */
    error: string;
    /**
     * What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
     * synchronous operation reports the failure of its job. Codes grow; treat an unknown one by its status.
     */
    code?: ErrorCode;
    /** The job of a synchronous operation that failed. */
    job_id?: string;
    /** Finds the request in the logs of the service. */
    request_id?: string;
}

/** A synchronous operation was not finished in time. Its job can be read with `GET /job/{job_id}`. */
export interface TimeoutErrorBody {
    /** What happened and what to do about it, for people. */
    error: string;
    /**
     * What went wrong, for programs: `code` of an error body and `error_code` of a failed job. A code has one HTTP status, also when a
     * synchronous operation reports the failure of its job. Codes grow; treat an unknown one by its status.
     */
    code: ErrorCode;
    /** Unique job identifier. Opaque; a UUIDv7. */
    job_id: JobId;
    /** Finds the request in the logs of the service. */
    request_id?: string;
}

/** The request breaks this contract. */
export interface ValidationErrorBody {
    /** Each place that breaks it. */
    detail: ValidationIssue[];
}

/** One place that breaks the contract. */
export interface ValidationIssue {
    /** The way to the place: `body`, `query`, `path` or `header`, then names and indexes. */
    loc: unknown[];
    /** What is wrong, for people. */
    msg: string;
    /** What kind, for programs: `missing`, `enum`, `extra_forbidden`, `idempotency_key_reused` …. */
    type: string;
}

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
 * | `document_encrypted` | 400 | The document is encrypted in a way that no password opens: rights management (RMS), DRM. |
 * | `unsupported_format` | 400 | The format of the document is not supported. |
 * | `document_damaged` | 400 | The document cannot be read. |
 * | `document_empty` | 400 | The document has no page, or the file no byte. |
 * | `too_many_pages` | 400 | The document has more pages than the service takes. |
 * | `document_too_complex` | 400 | The document needs more memory than a job may use. |
 * | `model_not_configured` | 400 | The request needs a model and none is configured; the message names the setting. |
 * | `invalid_schema` | 400 | The `schema` of an extract is not valid JSON Schema. |
 * | `invalid_instructions` | 400 | The edit instructions ask for nothing that can be done to the document. |
 * | `invalid_pipeline` | 400 | The pipeline's steps cannot run together, or not on this document. |
 * | `redaction_not_proved` | 400 | What was redacted could still be read; nothing is handed out. |
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
 * | `too_many_secrets` | 409 | Four earlier webhook secrets still sign along. |
 * | `cancelled` | 409 | The job was cancelled. |
 * | `job_gone` | 410 | The job was deleted or its retention has ended. |
 * | `file_gone` | 410 | The file's retention has ended. |
 * | `result_gone` | 410 | The result was deleted or its retention has ended. |
 * | `url_expired` | 410 | The signed address has run out; read the job for a new one. |
 * | `payload_too_large` | 413 | The body or the upload is too large. |
 * | `unsupported_media_type` | 415 | The content type is not the one of the operation. |
 * | `range_not_satisfiable` | 416 | The range lies after the end of the file. |
 * | `rate_limited` | 429 | The rate limit of the key is reached. |
 * | `internal_error` | 500 | A fault of the service. |
 * | `plugin_failed` | 500 | A plugin that the operator has added failed, gave what the engine cannot use, or took too long; the message names it. |
 * | `model_failed` | 500 | The model gave no usable answer. |
 * | `worker_lost` | 500 | The worker crashed on the job three times. |
 * | `not_implemented` | 501 | The service does not offer this. |
 * | `overloaded` | 503 | Too much is waiting. |
 * | `not_ready` | 503 | The service starts, drains, or waits for one of its stores. |
 * | `model_unavailable` | 503 | The model cannot be reached. |
 * | `still_running` | 504 | The synchronous wait is over and the job continues. |
 * | `timeout` | 504 | The job ran longer than `settings.timeout`. |
 * @enum {string}
 */
export type ErrorCode = "bad_request" | "invalid_input" | "input_unreachable" | "invalid_page_range" | "password_required" | "password_wrong" | "document_encrypted" | "unsupported_format" | "document_damaged" | "document_empty" | "too_many_pages" | "document_too_complex" | "model_not_configured" | "invalid_schema" | "invalid_instructions" | "invalid_pipeline" | "redaction_not_proved" | "invalid_webhook_url" | "invalid_cursor" | "metadata_too_large" | "unauthorized" | "invalid_signature" | "not_found" | "job_not_found" | "file_not_found" | "result_not_found" | "pipeline_not_found" | "method_not_allowed" | "job_finished" | "job_not_finished" | "file_not_uploaded" | "idempotency_conflict" | "too_many_secrets" | "cancelled" | "job_gone" | "file_gone" | "result_gone" | "url_expired" | "payload_too_large" | "unsupported_media_type" | "range_not_satisfiable" | "rate_limited" | "internal_error" | "plugin_failed" | "model_failed" | "worker_lost" | "not_implemented" | "overloaded" | "not_ready" | "model_unavailable" | "still_running" | "timeout";

/** The versions of the service. */
export interface VersionResponse {
    /** The version of this contract, `info.version`. */
    version: string;
    /** The version of the running service. */
    server?: string;
}

/** The process answers. */
export interface HealthResponse {
    /** @constant */
    status: "ok";
}

/** The service takes requests. */
export interface ReadyResponse {
    /** @constant */
    status: "ready";
}

/** An OpenAPI 3.1 document. */
export interface ContractDocument {
    /** The version of OpenAPI. */
    openapi: string;
    /** Title and version of the contract. */
    info: {
        [key: string]: unknown;
    };
    /** The endpoints. */
    paths: {
        [key: string]: unknown;
    };
}

/** The bytes of an image. */
export type PageImage = string;

/** The bytes of a file. */
export type FileContent = Blob;
