import { useState } from "preact/hooks";
import { Copy } from "../outputs/block-list.tsx";
import type { StudioDocument } from "../document/document.ts";
import { LANGUAGES, languagesOf, toCode } from "./to-code.ts";
import type { CodeRequest, Language } from "./to-code.ts";

export function CodePane({ document }: { readonly document: StudioDocument }) {
  const options = document.config as CodeRequest["options"];
  return (
    <div class="scroll padded">
      <p class="quiet">
        The call that gave this result, with its options, for a file of this name next to the program. A key of this
        service goes into DOCSVC_API_KEY.
      </p>
      <Code request={{ operation: "parse", file: document.name, options, baseUrl: location.origin }} />
    </div>
  );
}

/** The same call in each language. */
export function Code({ request }: { readonly request: CodeRequest }) {
  const languages = languagesOf(request.operation);
  const [chosen, choose] = useState<Language>("typescript");
  const code = toCode(chosen, request);
  return (
    <div class="code">
      <div class="bar sub">
        <div class="segments" role="group" aria-label="Language">
          {languages.map((language) => (
            <button key={language} type="button" aria-pressed={language === chosen} onClick={() => choose(language)}>
              {LANGUAGES[language]}
            </button>
          ))}
        </div>
        <span class="grow" />
        <Copy text={code} />
      </div>
      <pre class="output" tabIndex={0}>
        {code}
      </pre>
    </div>
  );
}
