/** Elements that show nothing, or nothing that belongs to a document */
export const UNSEEN: ReadonlySet<string> = new Set(
  "head script style template noscript object embed canvas audio video map datalist rp".split(" "),
);

/** Elements that are displayed as blocks. */
export const BLOCKS: ReadonlySet<string> = new Set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li legend main marquee menu nav ol p pre search section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

/** Elements that are inline boxes: their text is not part of an adjacent word. */
export const BOXES: ReadonlySet<string> = new Set("button meter output progress".split(" "));

/** ARIA roles that are treated like the element of that name. */
export const ROLES: ReadonlySet<string> = new Set(["heading", "list", "listitem"]);
