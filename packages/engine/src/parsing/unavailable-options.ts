import type { FormattingInclude, ParseConfig } from "@docsvc/openapi";
import type { Warning } from "../document/document.ts";
import { EngineError } from "../document/errors.ts";

/** Properties of the document that the meaning of options depends on. */
export interface DocumentTraits {
  readonly hasSheets?: boolean;
  /** Whether its file marks links, changes and highlights. */
  readonly tellsStructure?: boolean;
}

/**
 * Reports options that this version cannot honour: an error if continuing would give something other than
 * requested, a warning if the result is correct but incomplete.
 *
 * Not reported, because nothing is lost by their absence: `enhance.summarize_figures` (without a model the caption or the figure's own
 * text is the summary, as the contract says). `settings.force_url_result` and `settings.timeout` belong to the service.
 *
 * @throws {@link EngineError} `model_not_configured`
 */
export function warnOfUnavailable(
  { enhance, retrieval, formatting, spreadsheet, settings }: ParseConfig,
  { hasSheets = false, tellsStructure = false }: DocumentTraits = {},
): readonly Warning[] {
  if (enhance?.agentic && enhance.agentic.length > 0) {
    throw new EngineError(
      "model_not_configured",
      "enhance.agentic needs a vision language model, and none is configured. Leave it empty to parse without one.",
    );
  }
  return [
    ...(settings?.return_images ?? []).map((kind) =>
      unavailable(
        `settings.return_images "${kind}"`,
        `no ${kind === "page" ? "page" : "block"} has an \`image_file_id\``,
      ),
    ),
    ...ignoredOptions(retrieval, hasSheets ? {} : spreadsheet),
    ...(tellsStructure ? [] : (formatting?.include ?? [])).flatMap((kind) => {
      const consequence = WITHOUT[kind];
      return consequence === undefined ? [] : [unavailable(`formatting.include "${kind}"`, consequence)];
    }),
  ];
}

/** Options that are valid, but have no effect here. */
function ignoredOptions(
  retrieval: ParseConfig["retrieval"],
  spreadsheet: ParseConfig["spreadsheet"],
): readonly Warning[] {
  const { chunk_mode = "disabled", chunk_size } = retrieval?.chunking ?? {};
  const isSized = chunk_mode === "variable" || (chunk_size ?? null) === null;
  return [
    ...(isSized ? [] : [ignored("retrieval.chunking.chunk_size", `the chunk mode ${chunk_mode} has no size`)]),
    ...(Object.keys(spreadsheet ?? {}).length === 0 ? [] : [ignored("spreadsheet", "the document has no sheets")]),
  ];
}

const WITHOUT: Partial<Record<FormattingInclude, string>> = {
  change_tracking: "tracked changes are not marked",
};

function ignored(option: string, reason: string): Warning {
  return { code: "option_ignored", message: `${option} is ignored: ${reason}.` };
}

function unavailable(option: string, consequence: string): Warning {
  return { code: "option_unavailable", message: `${option} is not available in this version: ${consequence}.` };
}
