import { words } from "../../grammar/words.ts";
import type { Operation } from "../operation.ts";
import type { SettleChanges } from "./instruction.ts";
import { CHANGE_WORDS, readChanges } from "./read-changes.ts";
import { settleChanges } from "./settle-changes.ts";

/** Limits the changes to an author: "reject those by Roy Beck". */
const CHANGES = new RegExp(
  `${CHANGE_WORDS.source}|(?<![\\p{L}])(?:those|the others?|diejenigen|die von)(?![\\p{L}])`,
  "iu",
);
const OWN_WORDS = words(
  "tracked|suggested|pending|open|made|nachverfolgten?|verfolgten?|an|ab|überarbeitungen?|track|author|autor",
);

/** For example: "accept all tracked changes", "nimm alle Änderungen von Mara an". */
export const ACCEPT_CHANGES: Operation<SettleChanges> = {
  kind: "accept_changes",
  verbs: {
    words: "accept|approve|annehmen|nimm|akzeptieren?|übernehmen|übernimm",
    asks: [{ all: [words("accept|approve|annehmen|nimm|akzeptieren?|übernehmen|übernimm"), CHANGES] }],
  },
  ownWords: OWN_WORDS,
  read: (clause) => readChanges("accept_changes", clause),
  phase: "replace",
  office: settleChanges,
};

/** "reject all changes", "alle Änderungen ablehnen": restores the text from before the changes. */
export const REJECT_CHANGES: Operation<SettleChanges> = {
  kind: "reject_changes",
  verbs: {
    words: "reject|decline|discard|ablehnen|lehne|verwerfen|verwirf",
    asks: [{ all: [words("reject|decline|discard|ablehnen|lehne|verwerfen|verwirf"), CHANGES] }],
  },
  ownWords: OWN_WORDS,
  read: (clause) => readChanges("reject_changes", clause),
  phase: "replace",
  office: settleChanges,
};
