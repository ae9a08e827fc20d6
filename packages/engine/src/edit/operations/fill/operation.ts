import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { Fill } from "./instruction.ts";
import { fillFields } from "./fill-fields.ts";
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
    ],
    takesList: true,
  },
  read: readFill,
  phase: "fill",
  pdf: (fills, { document }) => fillFields(fills, document),
  office: ({ field, value }, { parts }) => fillOfficeField(field, value, parts),
};
