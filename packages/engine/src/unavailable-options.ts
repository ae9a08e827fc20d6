import type { FormattingInclude, ParseConfig } from "@docsvc/openapi";
import type { Warning } from "./document.ts";
import { EngineError } from "./errors.ts";

/**
 * Answers the options that this version cannot honour: an error where going on would give something else than what was
 * asked for, a warning where the result is right but has less in it.
 *
 * Not answered, because nothing is lost by their absence: `enhance.summarize_figures` (the caption or the figure's own
 * text stands for the summary, as the contract says), `spreadsheet` (other formats than PDF are `unsupported_document`).
 * `settings.force_url_result` and `settings.timeout` belong to the service.
 *
 * @throws {@link EngineError} `model_not_configured`
 */
export function warnOfUnavailable({ enhance, formatting, settings }: ParseConfig): readonly Warning[] {
  if (enhance?.agentic && enhance.agentic.length > 0) {
    throw new EngineError(
      "model_not_configured",
      "enhance.agentic needs a vision language model, and none is configured. Leave it empty to parse without one.",
    );
  }
  return [
    ...(settings?.return_images ?? []).map((kind) =>
      unavailable(`settings.return_images "${kind}"`, "no block has an `image_file_id`"),
    ),
    ...(formatting?.include ?? []).flatMap((kind) => {
      const consequence = WITHOUT[kind];
      return consequence === undefined ? [] : [unavailable(`formatting.include "${kind}"`, consequence)];
    }),
  ];
}

const WITHOUT: Partial<Record<FormattingInclude, string>> = {
  change_tracking: "tracked changes are not marked",
  highlight: "highlighted text is not marked",
  hyperlinks: "links are given as their text alone",
};

function unavailable(option: string, consequence: string): Warning {
  return { code: "option_unavailable", message: `${option} is not available in this version: ${consequence}.` };
}
