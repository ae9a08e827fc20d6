/** Ids of operations of the contract that answer 501; `/docs` marks them. Every operation has its handler. */
export const UNAVAILABLE_OPERATIONS: readonly string[] = [];
