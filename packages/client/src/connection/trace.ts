/** The part of `@opentelemetry/api` that is used. Every copy of its major version 1 registers itself under this symbol. */
interface Registered {
  readonly context?: { active(): unknown };
  readonly propagation?: { inject(context: unknown, carrier: Headers, setter: Setter): void };
}

interface Setter {
  set(carrier: Headers, name: string, value: string): void;
}

const REGISTERED = Symbol.for("opentelemetry.js.api.1");

/** Adds `traceparent` if the application traces, so that the service continues the caller's trace. */
export function injectTrace(headers: Headers): void {
  const { context, propagation } = (globalThis as { [REGISTERED]?: Registered })[REGISTERED] ?? {};
  if (context) propagation?.inject(context.active(), headers, SETTER);
}

const SETTER: Setter = { set: (headers, name, value) => headers.set(name, value) };
