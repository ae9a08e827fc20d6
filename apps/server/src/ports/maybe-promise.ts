/** A value that may be available synchronously: SQLite answers at once, and awaiting it would take as long as the query. */
export type MaybePromise<T> = T | Promise<T>;

/** Continues with the value: synchronously if it is available, otherwise when it is. */
export function whenThere<T, R>(value: MaybePromise<T>, use: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(use) : use(value);
}
