/** Elements of which a page shows nothing, or what no document is made of */
export const UNSEEN: ReadonlySet<string> = new Set(
  "head script style template noscript object embed canvas audio video map datalist rp".split(" "),
);

/** Elements that are on lines of their own. */
export const BLOCKS: ReadonlySet<string> = new Set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html li legend main marquee menu nav ol p pre search section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

/** Elements that are boxes in their line: what they show is no part of the word next to them. */
export const BOXES: ReadonlySet<string> = new Set("button meter output progress".split(" "));

/** Roles that make any element what its name would. */
export const ROLES: ReadonlySet<string> = new Set(["heading", "list", "listitem"]);
