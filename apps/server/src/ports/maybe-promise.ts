/**
 * A value that may be there at once: SQLite answers without a wait, and a wait for nothing costs a request as much as the question.
 */
export type MaybePromise<T> = T | Promise<T>;

/** Continues with the value: now if it is available, otherwise when it is. */
export function whenThere<T, R>(value: MaybePromise<T>, use: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}
