/** Reported for a clause that names no pages but needs them. */
export const NO_PAGES = "It does not say which pages; name them as in: pages 2-4 and 7.";
