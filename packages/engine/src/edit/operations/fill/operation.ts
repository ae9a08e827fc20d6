import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { Fill } from "./instruction.ts";
import type { Replace } from "../replace/instruction.ts";
import { fillFields, hasField } from "./fill-fields.ts";
import { toSetCell } from "../set-cell/to-set-cell.ts";
import { fillOfficeField } from "./fill-office-field.ts";
import { readFill } from "./read-fill.ts";

/** For example: "fill "Name" with "Ada"", "tick "resident"", a list of names and values. */
export const FILL: Operation<Fill> = {
  kind: "fill",
  verbs: {
    words:
      "fill|enter|tick|untick|check|uncheck|select|choose|pick|set|type|" +
      "fülle|füllen?|ausfüllen|trage?n?|eintragen|kreuzen?|ankreuzen|wählen?|auswählen|setzen?|gib",
    asks: [
      {
        all: [
          words(
            "fill|fill in|fill out|complete|enter|tick|untick|check|uncheck|select|choose|pick|set|type|" +
              "fülle|füllen?|ausfüllen|trage?n?|eintragen|kreuzen?|ankreuzen|wählen?|auswählen|setzen?|haken?|abhaken|gib|eingeben",
          ),
        ],
      },
      { all: [words("put|write|insert|use"), /\sas\s+(?!(?:an?\s)?(?:watermark|header|footer|stamp))/iu] },
      {
        all: [words("put|write|insert|place|schreiben?"), words("als|fields?|box|form|feld|felder|kästchen|formular")],
      },
    ],
    takesList: true,
  },
  ownWords: words(
    "under|fields?|felde?r?s?|forms?|formulare?s?|check ?box(?:es)?|box(?:es)?|kästchen|option|values?|werte?|ein|an|aus|dropdown|list|liste|auswahl|radio|button|controls?|following|folgende[nrsm]?|below|name[nd]?|called|namens|content|text|ticked|checked",
  ),
  read: readFill,
  phase: "fill",
  meantInPdf: async (fill, editing) => ((await hasField(fill.field, editing)) ? fill : inText(fill)),
  meantInOffice: (fill, { format, parts }) => {
    if (fillOfficeField(fill.field, fill.value, new Map(parts)).status !== "not_found") return fill;
    const replacement = inText(fill);
    return (
      ((format === "xlsx" || format === "ods") && isReplace(replacement) ? toSetCell(replacement, parts) : null) ??
      replacement
    );
  },
  pdf: fillFields,
  office: ({ field, value }, { parts }) => fillOfficeField(field, value, parts),
};

/** "set the rent to $900" without a field of that name means the amount in the text. */
function inText(fill: Fill): Fill | Replace {
  if (fill.setsValue !== true || typeof fill.value !== "string") return fill;
  return {
    kind: "replace",
    target: { is: "words", text: fill.field, asField: true },
    by: fill.value,
    setsValue: true,
  };
}

function isReplace(instruction: Fill | Replace): instruction is Replace {
  return "by" in instruction;
}
