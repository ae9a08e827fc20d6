import type { ParseConfig } from "@docsvc/openapi";
import { useState } from "preact/hooks";
import fields from "contract:options";
import type { StudioDocument } from "../document/document.ts";
import { parseFile } from "../document/open-document.ts";
import { inWords } from "../service/ask.ts";
import { readOption, withOption } from "./config.ts";
import { Field } from "./field.tsx";

const GROUPS: Readonly<Record<string, string>> = {
  retrieval: "Chunks",
  formatting: "Format",
  settings: "Reading",
  spreadsheet: "Spreadsheets",
  enhance: "Models",
};

/** The options of the contract; unchanged options are not sent. */
export function OptionsPane({ document }: { readonly document: StudioDocument }) {
  const [config, setConfig] = useState<ParseConfig>(document.config);
  const [failure, fail] = useState("");
  const { fileId, name } = document;
  const parse = async (event: Event): Promise<void> => {
    event.preventDefault();
    fail("");
    await parseFile({ name, file_id: fileId! }, config).catch((error: unknown) => fail(inWords(error)));
  };
  return (
    <form class="scroll options" onSubmit={(event) => void parse(event)} aria-label="Options">
      {Object.entries(GROUPS).map(([group, title]) => (
        <fieldset key={group}>
          <legend>{title}</legend>
          {fields
            .filter(({ path }) => path[0] === group)
            .map((field) => (
              <Field
                key={field.path.join(".")}
                field={field}
                value={readOption(config, field.path)}
                onChange={(value) => setConfig(withOption(config, field, value))}
              />
            ))}
        </fieldset>
      ))}
      <div class="bar foot">
        {failure !== "" && (
          <p class="error" role="alert">
            {failure}
          </p>
        )}
        {fileId === undefined && (
          <p class="quiet">This document was not uploaded here, and is not kept: open the file to parse it again.</p>
        )}
        <span class="grow" />
        <button type="button" onClick={() => setConfig({})}>
          Defaults
        </button>
        <button class="primary" disabled={fileId === undefined}>
          Parse again
        </button>
      </div>
    </form>
  );
}
