/** The result of a pipeline, step by step: the most useful part first, and all of it as JSON below. */
import type { BoundingBox, EditOutput, ExtractOutput, PipelineOutput, SplitOutput } from "@docsvc/openapi";
import type { ComponentChildren } from "preact";
import type { StudioDocument } from "../document/document.ts";
import { placesToPath } from "../document/places-in-path.ts";
import { TextOutput } from "../outputs/text-output.tsx";
import { client } from "../service/client.ts";
import { pathTo } from "../ui/route.ts";
import { SafeText } from "../ui/safe-text.tsx";
import { save } from "../ui/save.ts";
import { BeforeAfter } from "./before-after.tsx";
import { leavesOf } from "./extract.tsx";

interface ResultProps {
  readonly document: StudioDocument;
  readonly result: PipelineOutput;
}

export function PipelineResult({ document, result }: ResultProps) {
  const { parse, split, extract, edit, failed = [] } = result;
  const extracts = Array.isArray(extract) ? extract : extract === null ? [] : [{ title: "", result: extract }];
  return (
    <div class="steps">
      {parse !== null && (
        <Step name="parse">
          <p>
            Read.{" "}
            <a href={pathTo("document", document.jobId, "blocks")}>
              Blocks of <SafeText text={document.name} most={60} />
            </a>
          </p>
        </Step>
      )}
      {split !== null && (
        <Step name="split">
          <Sections result={split} />
        </Step>
      )}
      {extracts.map(({ title, result: values }, at) => (
        <Step key={at} name={title === "" ? "extract" : `extract · ${title}`}>
          <Values document={document} result={values} />
        </Step>
      ))}
      {edit !== null && (
        <Step name="edit">
          <Edited document={document} result={edit} />
        </Step>
      )}
      {failed.map(({ op, title, error }, at) => (
        <Step key={at} name={title === undefined ? op : `${op} · ${title}`}>
          <p class="error">{error}</p>
        </Step>
      ))}
      <details>
        <summary>All of it as JSON</summary>
        <TextOutput text={JSON.stringify(result, null, 2)} label="Result of the pipeline" />
      </details>
    </div>
  );
}

function Step({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <section class="step">
      <h3>
        <SafeText text={name} most={80} />
      </h3>
      {children}
    </section>
  );
}

function Sections({ result: { splits, unassigned = [] } }: { readonly result: SplitOutput }) {
  const all = unassigned.length === 0 ? splits : [...splits, { title: "In no section", pages: unassigned }];
  return (
    <dl class="facts">
      {all.map(({ title, pages }, at) => (
        <div key={at}>
          <dt>
            <SafeText text={title} most={80} />
          </dt>
          <dd>
            {pages.length === 1 ? "page" : "pages"} {pages.join(", ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Each value links to its place. */
function Values({ document, result }: { readonly document: StudioDocument; readonly result: ExtractOutput }) {
  const { data, citations, missing = [] } = result;
  return (
    <dl class="facts">
      {leavesOf(data, "").map(({ pointer, value }) => (
        <div key={pointer}>
          <dt>{nameOf(pointer)}</dt>
          <dd>
            <strong>
              <SafeText text={typeof value === "string" ? value : JSON.stringify(value)} most={400} />
            </strong>{" "}
            <Where document={document} boxes={(citations[pointer] ?? []).map(({ bbox }) => bbox)} />
          </dd>
        </div>
      ))}
      {missing.map((pointer) => (
        <div key={pointer}>
          <dt>{nameOf(pointer)}</dt>
          <dd class="quiet">not in the document</dd>
        </div>
      ))}
    </dl>
  );
}

function nameOf(pointer: string): string {
  return pointer.slice(1).replaceAll("/", " › ");
}

function Where({ document, boxes }: { readonly document: StudioDocument; readonly boxes: readonly BoundingBox[] }) {
  const [first] = boxes;
  if (first === undefined) return null;
  return <a href={pathTo("document", document.jobId, "blocks", placesToPath(boxes))}>page {first.page}</a>;
}

function Edited({ document, result }: { readonly document: StudioDocument; readonly result: EditOutput }) {
  const { edits, file_id: fileId } = result;
  const name = document.name.replace(/(\.\w{1,5})?$/, "-edited$1");
  const download = async (): Promise<void> =>
    save(name, "application/octet-stream", await client.downloadFile(fileId!));
  return (
    <>
      <dl class="facts">
        {edits.map(({ kind, status, count, bboxes }, at) => (
          <div key={at}>
            <dt>{kind.replaceAll("_", " ")}</dt>
            <dd>
              <span class={`state state-${status}`}>{status.replaceAll("_", " ")}</span> · {count}{" "}
              {count === 1 ? "place" : "places"} <Where document={document} boxes={bboxes} />
            </dd>
          </div>
        ))}
      </dl>
      {fileId !== null && (
        <>
          <button type="button" onClick={() => void download()}>
            Download the edited document
          </button>
          <BeforeAfter document={document} fileId={fileId} pages={edits.flatMap(({ page }) => page ?? [])} />
        </>
      )}
    </>
  );
}
