import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { Fill } from "./instruction.ts";
import type { Instruction } from "../../instruction.ts";
import type { Replace } from "../replace/instruction.ts";
import { fillFields, hasField } from "./fill-fields.ts";
import { fillOfficeField } from "./fill-office-field.ts";
import { readFill } from "./read-fill.ts";

/** "fill "Name" with "Ada"", "tick "resident"", a list of names and values. */
export const FILL: Operation<Fill> = {
  kind: "fill",
  verbs: {
    words:
      "fill|enter|tick|untick|check|uncheck|select|choose|set|type|" +
      "fülle|füllen?|ausfüllen|trage?n?|eintragen|kreuzen?|ankreuzen|wählen?|auswählen|setzen?|gib",
    asks: [
      {
        all: [
          words(
            "fill|fill in|fill out|complete|enter|tick|untick|check|uncheck|select|choose|set|type|" +
              "fülle|füllen?|ausfüllen|trage?n?|eintragen|kreuzen?|ankreuzen|wählen?|auswählen|setzen?|haken?|abhaken|gib|eingeben",
          ),
        ],
      },
      { all: [words("put|write|insert|place|schreiben?"), words("fields?|box|form|feld|felder|kästchen|formular")] },
    ],
    takesList: true,
  },
  read: readFill,
  phase: "fill",
  meantInPdf: async (fill, editing) => ((await hasField(fill.field, editing)) ? fill : inText(fill)),
  meantInOffice: (fill, { parts }) =>
    fillOfficeField(fill.field, fill.value, new Map(parts)).status === "not_found" ? inText(fill) : fill,
  pdf: fillFields,
  office: ({ field, value }, { parts }) => fillOfficeField(field, value, parts),
};

/** "set the rent to $900" where no field is called so: the amount in the text. */
function inText(fill: Fill): Instruction {
  if (fill.setsValue !== true || typeof fill.value !== "string") return fill;
  const replacement: Replace = {
    kind: "replace",
    target: { is: "words", text: fill.field, asField: true },
    by: fill.value,
    setsValue: true,
  };
  return replacement;
}
