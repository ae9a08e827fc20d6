/** Preloaded into a service: shifts its clock by the number of milliseconds in the last message. */
let aheadMs = 0;
process.on("message", (message: { readonly aheadMs?: number }) => {
  if (message.aheadMs !== undefined) ({ aheadMs } = message as { readonly aheadMs: number });
});
const now = Date.now.bind(Date);
const TrueDate = Date;
globalThis.Date = class extends TrueDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(now() + aheadMs);
    else super(...(given as [number]));
  }
  static override now(): number {
    return now() + aheadMs;
  }
} as DateConstructor;
