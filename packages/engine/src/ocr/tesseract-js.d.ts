/** Parts of tesseract.js that its own types leave out. */
declare module "tesseract.js/src/worker-script/index.js" {
  /** Makes an instance of Tesseract. */
  export type Core = (options: object) => Promise<object>;

  /** A task for the thread. */
  export interface Task {
    readonly workerId: string;
    readonly jobId: string;
    readonly action: string;
    readonly payload: object;
  }

  interface Adapter {
    readonly getCore: () => Promise<Core>;
    readonly gunzip: (bytes: Uint8Array) => Uint8Array;
    readonly fetch: () => Promise<never>;
    readonly readCache: (path: string) => Promise<Uint8Array>;
    readonly writeCache: () => Promise<void>;
    readonly deleteCache: () => Promise<void>;
    readonly checkCache: () => Promise<boolean>;
  }

  const thread: {
    readonly setAdapter: (adapter: Adapter) => void;
    readonly dispatchHandlers: (task: Task, answer: (message: object) => void) => void;
  };
  export default thread;
}

declare module "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js" {
  const core: import("tesseract.js/src/worker-script/index.js").Core;
  export default core;
}

declare module "tesseract.js-core/tesseract-core-lstm.js" {
  const core: import("tesseract.js/src/worker-script/index.js").Core;
  export default core;
}

/** Part of JavaScript, but the compiler's library declares it only together with the whole DOM. */
declare namespace WebAssembly {
  function validate(bytes: Uint8Array): boolean;
}
